"""Finished reviews in the database."""

from functools import partial

from eldritch.store import Store, reviews


class StoredReviews:
    """The reviews in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, table_id: str) -> str | None:
        return await self._store.read(partial(reviews.load, game_id=table_id))

    async def save(self, table_id: str, review: str) -> None:
        await self._store.write(partial(reviews.save, game_id=table_id, judgements=review))
