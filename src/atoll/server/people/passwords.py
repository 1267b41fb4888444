"""Passwords: hashed and compared, a few at a time."""

import asyncio
import secrets
from base64 import b64encode

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from argon2.low_level import ARGON2_VERSION

from ..refusals import BAD, Refusal

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
HASHES_AT_ONCE = 2
"""Each takes a core and 64 MB for a moment: a crowd at the door must not take the house down."""

hasher = PasswordHasher()


def _hash_of_nothing() -> str:
    """Reads like the hash of a password, and takes as long to compare: nobody knows one for it."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"


NOBODYS_PASSWORD = _hash_of_nothing()


class Passwords:
    """Hashes passwords, in threads: nobody else has to wait for it."""

    def __init__(self) -> None:
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    async def hashed(self, password: str) -> str:
        """What is kept of a password. Raises ``Refusal`` for one that is too short or too long."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refusal("bad-password", BAD, shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
        async with self._hashing:
            return await asyncio.to_thread(hasher.hash, password)

    async def fits(self, expected: str, password: str) -> bool:
        """Whether this is the password of which the hash was kept."""
        async with self._hashing:
            return await asyncio.to_thread(_is_password, expected, password)


def _is_password(expected: str, password: str) -> bool:
    try:
        return hasher.verify(expected, password)
    except VerificationError:
        return False
