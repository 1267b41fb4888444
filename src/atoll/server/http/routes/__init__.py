"""The routes of the API, a file a subject."""
