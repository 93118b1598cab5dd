"""Routes for guests, members, sessions and external bots."""

import secrets
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from eldritch.records import Person

from ..api.params import Id, SessionId
from ..api.problems import PROBLEMS
from ..api.security import LimiterDep, client_address
from ..wire.people import BotToken, Credentials, NewBot, NewGuest, NewPassword, PersonShown, Rename, SessionShown
from .names import name_key
from .people import COOKIE, DEVICE_COOKIE, CurrentUser, People, PeopleDep, Visitor, hashed

AnyRequest = Request[Any, Any, Any]

USER_AGENT = "user-agent"
SESSION_ID_LENGTH = 16
"""Characters of a session's hash that serve as its id."""


def shown(user: Person) -> PersonShown:
    return PersonShown(user.id, user.kind, user.name)


def session_of(request: AnyRequest) -> str:
    """The hash of a request's session, or an empty string."""
    secret = request.cookies.get(COOKIE)
    return hashed(secret) if secret else ""


async def _start_session(
    request: AnyRequest, people: People, user: Person, visitor: Person | None
) -> Response[PersonShown]:
    """Open a new session and end the previous one."""
    await people.end_session(session_of(request), visitor)
    cookies = [await people.open_session(user, request.headers.get(USER_AGENT, ""))]
    if user.kind == "member":
        cookies.append(people.device_cookie(user))
    return Response(shown(user), cookies=cookies)


@post("/api/guest", responses=PROBLEMS, status_code=200)
async def create_guest(
    request: AnyRequest, data: JSONBody[NewGuest], visitor: Visitor, people: PeopleDep, limiter: LimiterDep
) -> Response[PersonShown]:
    """Sign in as a new guest, or return the current person if already signed in."""
    if visitor is not None:
        return Response(shown(visitor))
    limiter.guests.check(client_address(request))
    return await _start_session(request, people, await people.guest(data.lang), None)


@get("/api/me", responses=PROBLEMS)
async def show_me(user: CurrentUser) -> PersonShown:
    """The signed-in person."""
    return shown(user)


@patch("/api/me", responses=PROBLEMS)
async def rename_me(data: JSONBody[Rename], user: CurrentUser, people: PeopleDep) -> PersonShown:
    """Change your display name."""
    return shown(await people.rename(user, data.name))


@post("/api/register", responses=PROBLEMS, status_code=200)
async def register(
    request: AnyRequest, data: JSONBody[Credentials], user: CurrentUser, people: PeopleDep, limiter: LimiterDep
) -> Response[PersonShown]:
    """Turn the current guest into a member with a name and a password. The guest's games are kept."""
    limiter.passwords.check(client_address(request))
    member = await people.register(user, data.name, data.password)
    return await _start_session(request, people, member, None)  # the guest's open tables are the member's


@post("/api/login", responses=PROBLEMS, status_code=200)
async def log_in(
    request: AnyRequest, data: JSONBody[Credentials], visitor: Visitor, people: PeopleDep, limiter: LimiterDep
) -> Response[PersonShown]:
    """Log in as a member.

    Attempts are limited for each network and each account. A browser in which the member has logged in before has a
    limit of its own, so that strangers who guess cannot lock the member out.
    """
    limiter.passwords.check(client_address(request))
    device = request.cookies.get(DEVICE_COOKIE, "")
    known = await people.is_known_device(data.name, device)
    limiter.passwords.check(("device", device) if known else ("name", name_key(data.name)))
    return await _start_session(request, people, await people.login(data.name, data.password), visitor)


@post("/api/logout", responses=PROBLEMS, status_code=204)
async def log_out(request: AnyRequest, visitor: Visitor, people: PeopleDep) -> None:
    """End this session. Its cookie becomes invalid."""
    await people.end_session(session_of(request), visitor)


@post("/api/password", responses=PROBLEMS, status_code=204)
async def change_password(
    request: AnyRequest, data: JSONBody[NewPassword], user: CurrentUser, people: PeopleDep, limiter: LimiterDep
) -> None:
    """Change the password and end all other sessions."""
    limiter.passwords.check(client_address(request))
    await people.change_password(user, data.old, data.new, session_of(request))


@get("/api/sessions", responses=PROBLEMS)
async def list_sessions(request: AnyRequest, user: CurrentUser, people: PeopleDep) -> Sequence[SessionShown]:
    """Your sessions, latest first."""
    mine = session_of(request)
    return [
        SessionShown(each.hash[:SESSION_ID_LENGTH], each.agent, each.created, each.seen, each.hash == mine)
        for each in await people.sessions(user)
    ]


@delete("/api/sessions/{session_id:str}", responses=PROBLEMS)
async def end_session(session_id: SessionId, user: CurrentUser, people: PeopleDep) -> None:
    """End one of your sessions."""
    await people.close_session(user, session_id)


@get("/api/bots", responses=PROBLEMS)
async def list_bots(user: CurrentUser, people: PeopleDep) -> Sequence[PersonShown]:
    """Your external bots."""
    return [shown(bot) for bot in await people.bots(user)]


@post("/api/bots", responses=PROBLEMS)
async def add_bot(data: JSONBody[NewBot], user: CurrentUser, people: PeopleDep) -> BotToken:
    """Create an external bot and return its token."""
    bot, token = await people.add_bot(user, data.name)
    return BotToken(shown(bot), token)


@post("/api/bots/{bot_id:str}/token", responses=PROBLEMS)
async def renew_token(bot_id: Id, user: CurrentUser, people: PeopleDep) -> BotToken:
    """Replace a bot's token. The old one becomes invalid."""
    token = secrets.token_urlsafe(32)
    bot = await people.renew_token(user, bot_id, token)
    return BotToken(shown(bot), token)


@delete("/api/bots/{bot_id:str}/token", responses=PROBLEMS)
async def revoke_token(bot_id: Id, user: CurrentUser, people: PeopleDep) -> None:
    """Revoke a bot's token."""
    await people.renew_token(user, bot_id, None)


@get("/api/people/{person_id:str}", responses=PROBLEMS)
async def show_person(person_id: Id, people: PeopleDep) -> PersonShown:
    """A person by id."""
    return shown(await people.find(person_id))


ROUTES: list[HTTPRouteHandler] = [
    create_guest,
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
