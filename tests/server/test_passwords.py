"""Passwords are stored as hashes that take time to guess."""

import asyncio

from argon2 import extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

from eldritch.server.people.people import Passwords


def test_passwords_are_hashed_as_the_standard_recommends() -> None:
    hashed = asyncio.run(Passwords().hash("correct horse"))
    assert extract_parameters(hashed) == RFC_9106_LOW_MEMORY


def test_only_the_right_password_is_accepted() -> None:
    async def accepted() -> list[bool]:
        passwords = Passwords()
        hashed = await passwords.hash("correct horse")
        return [await passwords.verify(tried, hashed) for tried in ("correct horse", "correct horse ", "")]

    assert asyncio.run(accepted()) == [True, False, False]


def test_without_a_hash_no_password_is_accepted() -> None:
    assert not asyncio.run(Passwords().verify("anything", None))
