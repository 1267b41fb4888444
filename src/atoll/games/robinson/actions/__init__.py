"""The actions, as they are carried out."""
