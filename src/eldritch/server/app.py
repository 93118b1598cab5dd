"""The whole server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.types import Scope

from eldritch.store.people import Person

from . import health
from .api import pages
from .api.access import access_log
from .api.errors import Refused
from .api.problems import HANDLERS
from .api.security import Gate, add_headers
from .learning import lessons as learning
from .learning import puzzles, trust, why
from .live import bot_stream as botstream
from .live import catalogue, chat, lobby
from .live import table_socket as play
from .live.chat import Chat
from .live.services import running
from .live.tables import Tables
from .past import fairness, history, looking_back, open_cards
from .past.ratings import Ratings
from .past.replays import Replays
from .past.reviews import Reviews
from .people import identity
from .people.people import COOKIE, People, ThePeople, Visitor
from .settings import Settings


def create_app(settings: Settings) -> Litestar:
    """A server with these settings; it opens its database when it starts and lets go of it when it ends."""
    gate = Gate(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as services:
            app.state.services = services
            app.state.people = People(services.store, settings)
            await app.state.people.forget_old_sessions()
            app.state.tables = Tables(services)
            app.state.ratings = Ratings(services)
            app.state.replays = Replays()
            app.state.reviews = Reviews(services)
            app.state.chat = Chat(services.store, services.bus, gate)
            yield

    return Litestar(
        route_handlers=[
            *identity.ROUTES,
            catalogue.list_games,
            catalogue.show_box,
            catalogue.show_messages,
            *lobby.ROUTES,
            *play.ROUTES,
            *why.ROUTES,
            *learning.ROUTES,
            *chat.ROUTES,
            *history.ROUTES,
            *fairness.ROUTES,
            *looking_back.ROUTES,
            *trust.ROUTES,
            *open_cards.ROUTES,
            *puzzles.ROUTES,
            *botstream.ROUTES,
            *health.ROUTES,
            *pages.ROUTES,
        ],
        lifespan=[lifespan],
        state=State({"settings": settings, "gate": gate}),
        dependencies={
            **{name: Provide(_of_state(name), sync_to_thread=False) for name in PARTS},
            "visitor": Provide(visitor),
            "who": Provide(who),
        },
        guards=[lambda connection, _: gate.enter(connection)],
        middleware=[access_log],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api/"], minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Eldritch",
            version="1",
            description="Four horror tabletop games. Everything that is not a table's socket; see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=Components(security_schemes=SCHEMES),
            security=[{}, {"session": []}, {"token": []}],
        ),
        logging_config=None,
    )


SCHEMES: Final[dict[str, SecurityScheme | Reference]] = {
    "session": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE, description="People"),
    "token": SecurityScheme(type="http", scheme="bearer", description="Bots from outside"),
}
"""How to say who one is."""

PARTS: Final = ("services", "people", "tables", "chat", "replays", "reviews", "gate", "settings")
"""What handlers may ask for by name."""


def _of_state(name: str) -> Any:
    def part(state: State) -> Any:
        return state[name]

    return part


async def visitor(scope: Scope, people: ThePeople) -> Person | None:
    """Whoever asks, if we know them."""
    return await people.who(ASGIConnection(scope))


async def who(visitor: Visitor) -> Person:
    """Whoever asks; strangers are refused."""
    if visitor is None:
        raise Refused("server-not-signed-in", 401)
    return visitor
