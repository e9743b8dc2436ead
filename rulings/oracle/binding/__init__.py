"""Binding: every pronoun of an ability gets the one thing that it stands for, or the line is declined."""
