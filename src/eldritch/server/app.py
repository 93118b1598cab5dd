"""The ASGI application."""

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

from eldritch.records import Person

from . import health
from .api import pages
from .api.access_log import access_log
from .api.errors import ApiError
from .api.handshakes import SEND, answering_handshakes, refusing
from .api.problems import HANDLERS
from .api.security import Limiter, add_headers
from .learning import lessons, puzzles, trust, why
from .live import bot_stream, catalogue_routes, chat, lobby, recap, table_socket
from .live.chat import Chat
from .live.services import running
from .live.tables import Tables
from .past import analysis, finished, hands, history
from .past.kept_reviews import StoredReviews
from .past.ratings import RatingUpdates
from .past.replays import Replays
from .past.reviews import Reviews
from .people import accounts
from .people.people import COOKIE, People, PeopleDep, Visitor
from .settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class App(Litestar):
    """Answers HEAD like GET (the web server leaves out the body), and refused handshakes with their reason."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}
        if scope["type"] == "websocket":
            scope = {**scope, SEND: send}
            send = answering_handshakes(scope, send)
        await super().__call__(scope, receive, send)


def create_app(settings: Settings) -> Litestar:
    """Create the application. It opens its database at startup and closes it at shutdown."""
    limiter = Limiter(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as services:
            app.state.services = services
            app.state.people = People(services.store, services.bus, settings, services.key)
            await app.state.people.forget_old_sessions()
            app.state.tables = Tables(services)
            app.state.rating_updates = RatingUpdates(services)
            app.state.replays = Replays()
            app.state.reviews = Reviews(StoredReviews(services.store), services.bot_pool, services.rooms.spawn)
            app.state.chat = Chat(services.store, services.bus, limiter)
            yield

    def guard(connection: AnyConnection, _: object) -> None:
        with refusing(connection.scope):
            limiter.guard(connection)

    return App(
        route_handlers=[
            *accounts.ROUTES,
            *catalogue_routes.ROUTES,
            *lobby.ROUTES,
            *table_socket.ROUTES,
            *recap.ROUTES,
            *why.ROUTES,
            *lessons.ROUTES,
            *chat.ROUTES,
            *history.ROUTES,
            *finished.ROUTES,
            *analysis.ROUTES,
            *trust.ROUTES,
            *hands.ROUTES,
            *puzzles.ROUTES,
            *bot_stream.ROUTES,
            *health.ROUTES,
            *pages.ROUTES,
        ],
        lifespan=[lifespan],
        state=State({"settings": settings, "limiter": limiter}),
        dependencies={
            **{name: Provide(_from_state(name), sync_to_thread=False) for name in STATE_DEPENDENCIES},
            "visitor": Provide(visitor),
            "user": Provide(user),
        },
        guards=[guard],
        middleware=[access_log],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(backend="gzip", exclude=["^/api/"], minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Eldritch",
            version="1",
            description="Horror tabletop games. For the WebSockets see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=Components(security_schemes=SECURITY_SCHEMES),
            security=[{}, {"session": []}, {"token": []}],
        ),
        logging_config=None,
    )


SECURITY_SCHEMES: Final[dict[str, SecurityScheme | Reference]] = {
    "session": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE, description="People"),
    "token": SecurityScheme(type="http", scheme="bearer", description="External bots"),
}
"""How clients authenticate."""

STATE_DEPENDENCIES: Final = (
    "services",
    "people",
    "tables",
    "chat",
    "replays",
    "reviews",
    "rating_updates",
    "limiter",
    "settings",
)
"""Parts of the application state that handlers can request by parameter name."""


def _from_state(name: str) -> Any:
    def part(state: State) -> Any:
        return state[name]

    return part


async def visitor(scope: Scope, people: PeopleDep) -> Person | None:
    """The person who sent the request, or None without a valid session or token."""
    with refusing(scope):
        return await people.authenticate(ASGIConnection(scope))


async def user(visitor: Visitor) -> Person:
    """The person who sent the request. Requests without a session or token are refused."""
    if visitor is None:
        raise ApiError("server-not-signed-in", 401)
    return visitor
