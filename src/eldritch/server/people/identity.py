"""Coming in and going out: guests, members, their sessions and their bots."""

import secrets
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from eldritch.store.people import Person

from ..api.params import Id, SessionId
from ..api.problems import PROBLEMS
from ..api.security import TheGate, address
from ..wire.people import BotToken, Credentials, NewBot, NewGuest, NewPassword, PersonShown, Rename, SessionShown
from .people import COOKIE, People, ThePeople, Visitor, Who, hashed

Asked = Request[Any, Any, Any]

AGENT = "user-agent"
SESSION_ID = 16
"""How much of a session's hash names it to its owner."""


def shown(who: Person) -> PersonShown:
    return PersonShown(who.id, who.kind, who.name)


def session_of(request: Asked) -> str:
    """The hash of the session of a request; empty if there is none."""
    secret = request.cookies.get(COOKIE)
    return hashed(secret) if secret else ""


async def _enter(request: Asked, people: People, who: Person) -> Response[PersonShown]:
    """Open a new session; the old one, if any, is over."""
    await people.end_session(session_of(request))
    cookie = await people.open_session(who, request.headers.get(AGENT, ""))
    return Response(shown(who), cookies=[cookie])


@post("/api/guest", responses=PROBLEMS, status_code=200)
async def come_in(
    request: Asked, data: JSONBody[NewGuest], visitor: Visitor, people: ThePeople, gate: TheGate
) -> Response[PersonShown]:
    """Be somebody: a new guest on the first visit, and the same person on every other."""
    if visitor is not None:
        return Response(shown(visitor))
    gate.guests.fill(address(request))
    return await _enter(request, people, await people.guest(data.lang))


@get("/api/me", responses=PROBLEMS)
async def show_me(who: Who) -> PersonShown:
    """Who one is."""
    return shown(who)


@patch("/api/me", responses=PROBLEMS)
async def rename_me(data: JSONBody[Rename], who: Who, people: ThePeople) -> PersonShown:
    """Be called something else."""
    return shown(await people.rename(who, data.name))


@post("/api/register", responses=PROBLEMS, status_code=200)
async def register(
    request: Asked, data: JSONBody[Credentials], who: Who, people: ThePeople, gate: TheGate
) -> Response[PersonShown]:
    """Make oneself, a guest, a member with a name and a password. One's games stay one's own."""
    gate.passwords.fill(address(request))
    return await _enter(request, people, await people.register(who, data.name, data.password))


@post("/api/login", responses=PROBLEMS, status_code=200)
async def log_in(
    request: Asked, data: JSONBody[Credentials], people: ThePeople, gate: TheGate
) -> Response[PersonShown]:
    """Be the member of this name."""
    gate.passwords.fill(address(request))
    gate.passwords.fill(("name", data.name.casefold()))
    return await _enter(request, people, await people.login(data.name, data.password))


@post("/api/logout", responses=PROBLEMS, status_code=204)
async def log_out(request: Asked, people: ThePeople) -> None:
    """End this session. Its cookie is worth nothing from now on."""
    await people.end_session(session_of(request))


@post("/api/password", responses=PROBLEMS, status_code=204)
async def change_password(
    request: Asked, data: JSONBody[NewPassword], who: Who, people: ThePeople, gate: TheGate
) -> None:
    """Set another password. All other sessions end."""
    gate.passwords.fill(address(request))
    await people.change_password(who, data.old, data.new, session_of(request))


@get("/api/sessions", responses=PROBLEMS)
async def list_sessions(request: Asked, who: Who, people: ThePeople) -> Sequence[SessionShown]:
    """One's own sessions, the latest first."""
    mine = session_of(request)
    return [
        SessionShown(each.hash[:SESSION_ID], each.agent, each.created, each.seen, each.hash == mine)
        for each in await people.sessions(who)
    ]


@delete("/api/sessions/{session_id:str}", responses=PROBLEMS)
async def end_session(session_id: SessionId, who: Who, people: ThePeople) -> None:
    """End one of one's own sessions."""
    await people.close_session(who, session_id)


@get("/api/bots", responses=PROBLEMS)
async def list_bots(who: Who, people: ThePeople) -> Sequence[PersonShown]:
    """The bots that one plays from outside."""
    return [shown(bot) for bot in await people.bots(who)]


@post("/api/bots", responses=PROBLEMS)
async def add_bot(data: JSONBody[NewBot], who: Who, people: ThePeople) -> BotToken:
    """Get a token for a bot that will play from outside under a name of its own."""
    bot, token = await people.add_bot(who, data.name)
    return BotToken(shown(bot), token)


@post("/api/bots/{bot_id:str}/token", responses=PROBLEMS)
async def renew_token(bot_id: Id, who: Who, people: ThePeople) -> BotToken:
    """Another token for a bot; the old one is worth nothing from now on."""
    token = secrets.token_urlsafe(32)
    bot = await people.renew_token(who, bot_id, token)
    return BotToken(shown(bot), token)


@delete("/api/bots/{bot_id:str}/token", responses=PROBLEMS)
async def revoke_token(bot_id: Id, who: Who, people: ThePeople) -> None:
    """Take a bot's token away."""
    await people.renew_token(who, bot_id, None)


@get("/api/people/{person_id:str}", responses=PROBLEMS)
async def show_person(person_id: Id, people: ThePeople) -> PersonShown:
    """Anybody, by id."""
    return shown(await people.find(person_id))


ROUTES: list[HTTPRouteHandler] = [
    come_in,
    show_me,
    rename_me,
    register,
    log_in,
    log_out,
    change_password,
    list_sessions,
    end_session,
    list_bots,
    add_bot,
    renew_token,
    revoke_token,
    show_person,
]
