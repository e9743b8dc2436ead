"""The Discord front and the console front: everything that a person sees."""
