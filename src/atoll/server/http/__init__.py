"""HTTP and WebSockets: the application, who may come in, the API, the page, live tables."""
