"""What the server counts, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("atoll_answers", "Answers that became durable, by game", ["game"])
REFUSALS = Counter("atoll_refusals", "What clients of live tables were refused, by key", ["key"])
CONNECTIONS = Gauge("atoll_connections", "Clients that are connected to live tables")
ROOMS = Gauge("atoll_rooms", "Tables that are open in this process")
BATCHES = Histogram(
    "atoll_journal_batch", "Entries written in one transaction", buckets=(1, 2, 5, 10, 50, 200)
)
DURABLE = Histogram(
    "atoll_durable_seconds",
    "How long it takes to make a batch durable",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
THINKING = Histogram(
    "atoll_bot_seconds", "How long bots think", buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10)
)
BOT_FAILURES = Counter(
    "atoll_bot_failures", "Bots that crashed, overran or answered badly", ["bot"]
)
REQUESTS = Counter("atoll_requests", "HTTP requests by route and status", ["route", "status"])
