"""Follow Suit: rulings for trick-taking card games, and documentation whose every example is computed and checked."""
