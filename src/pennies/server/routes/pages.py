"""
The client's files and pages.
"""

from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from pennies.server.client import INDEX, ClientFile, page_without_client
from pennies.server.routes.guarding import language_of

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

PLACES: Final = ["/", "/rules", "/learn", "/past", "/watch", "/make", "/join", "/device"]
"""Where the client shows a page of its own, besides tables."""

Asked = Request[Any, Any, Any]


@get(PLACES)
async def home(request: Asked, state: State) -> Response[bytes]:
    return _page(request, state)


@get(["/t/{table:str}", "/t/{table:str}/{rest:path}", "/join/{table:str}", "/device/{table:str}"])
async def table_page(request: Asked, state: State, table: FromPath[str]) -> Response[bytes]:  # noqa: ARG001
    return _page(request, state)


@get("/{path:path}")
async def client_file(request: Asked, state: State, path: FromPath[str]) -> Response[bytes]:
    """
    Serve a file of the client.
    """
    file: ClientFile | None = state.files.get(path.lstrip("/"))
    if file is None:
        return Response(b"", status_code=HTTP_404_NOT_FOUND, media_type="text/plain")
    return _served(request, file)


def _page(request: Asked, state: State) -> Response[bytes]:
    file: ClientFile | None = state.files.get(INDEX)
    if file is not None:
        return _served(request, file)
    content = page_without_client(language_of(request))
    return Response(content, media_type="text/html", status_code=HTTP_200_OK)


def _served(request: Asked, file: ClientFile) -> Response[bytes]:
    content, encoding = file.encoded(request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": FOR_EVER if file.is_hashed else ASK_AGAIN, "Vary": "Accept-Encoding"}
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(content, media_type=file.media_type, headers=headers)


ROUTES: Final = [home, table_page, client_file]
