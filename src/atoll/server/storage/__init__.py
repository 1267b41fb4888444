"""What is kept: the schema, the database, its journal, news between servers, back-ups."""
