"""Eldritch in a page: the host that runs in a worker of the browser, without a server.

It answers the requests and sends the frames that the server answers and sends, so that the browser app is the same. One
person plays here, alone or with companions at the same device. What must last is kept by the page, in the browser's own
storage. Bots think in workers of their own, which are sent views and nothing else.
"""

from .host import Host, start

__all__ = ["Host", "start"]
