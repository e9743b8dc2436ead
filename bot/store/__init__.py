"""What the bot must remember between restarts."""
