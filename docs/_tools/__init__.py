"""What the commands beside this folder (build, serve, update and check translations) are made of."""
