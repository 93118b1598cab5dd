from tests.fixtures import database, postgresql_server, postgresql_url, redis_url, sqlite_url
from tests.server.live_server import server

__all__ = ["database", "postgresql_server", "postgresql_url", "redis_url", "server", "sqlite_url"]
