"""What a deal scores: card points, tricks made, tricks bid exactly. A game names one of these."""
