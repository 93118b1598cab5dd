from tests.fixtures import database, postgresql_server, postgresql_url, redis_url, sqlite_url

__all__ = ["database", "postgresql_server", "postgresql_url", "redis_url", "sqlite_url"]
