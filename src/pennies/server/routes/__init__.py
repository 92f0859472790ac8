"""
The addresses of the server. Litestar is known here, in `app` and nowhere else.
"""
