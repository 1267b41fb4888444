"""The scenarios: one file each, which reads like its sheet."""
