"""The verbs: one-shot effects by what they do (CR 610, 701), one module a family."""
