"""
The network: HTTP, WebSocket, messages, the bots' worker process.

Only this layer knows the web framework. The rules are the engine's, what a table does is `pennies.table`'s, what lasts
is `pennies.store`'s, and the sentences are `pennies.lang`'s.
"""
