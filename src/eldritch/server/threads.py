"""Work that takes long enough to delay others."""

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Result = TypeVar("Result")
Arguments = ParamSpec("Arguments")


async def in_thread(work: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
    """Do work in a thread. In a browser there are none: there it is done at once."""
    if sys.platform == "emscripten":
        return work(*args, **kwargs)
    return await asyncio.to_thread(work, *args, **kwargs)
