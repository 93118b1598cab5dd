"""People, sessions and external bots."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from eldritch.records import Kind

Language = Literal["en", "ru"]
Name = Annotated[str, Meta(min_length=2, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=256)]
PersonId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{12}$")]


class PersonShown(Struct, frozen=True):
    """The public data of a person."""

    id: PersonId
    kind: Kind
    name: str


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A new guest. The guest gets a name in this language."""

    lang: Language = "en"


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class SessionShown(Struct, frozen=True):
    """One of your sessions."""

    id: str
    agent: str
    created: int
    seen: int
    current: bool


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A new external bot."""

    name: Name


class BotToken(Struct, frozen=True):
    """A bot and its token. The token is shown only once."""

    bot: PersonShown
    token: str
