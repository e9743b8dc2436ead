"""What happened, in Japanese and English, with rule numbers."""
