"""
What is wrong with a message, in the words of whoever sent it.
"""

from pennies.profiles.errors import InputError
from pennies.server import messages
from pennies.server.reader import Reader
from pennies.speech.sentences import error_sentence


def problem(reader: Reader, code: str, message_id: str = "", **facts: str | int) -> messages.Problem:
    """
    Say what is wrong with a message.
    """
    return messages.Problem(code=code, sentence=reader.text(f"problem-{code}", **facts), id=message_id)


def unreadable(reader: Reader, error: InputError, message_id: str) -> messages.Problem:
    """
    Say why an action or a card cannot be read.
    """
    return messages.Problem(code=error.code, sentence=error_sentence(reader.say, error), id=message_id)
