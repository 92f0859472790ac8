"""
Sentences: the catalogues in English and Ukrainian, and what makes a text from a message's id and facts.

Only this layer knows sentences, and it knows nothing of the game: codes, names and facts come from above. The messages
stand in `en/*.ftl` and `uk/*.ftl` (Project Fluent); their ids and facts are the same in both.
"""

from pennies.lang.catalogue import Catalogue, MessageError, catalogue
from pennies.lang.forms import Fact
from pennies.lang.language import LANGUAGES, language_from

__all__ = ["LANGUAGES", "Catalogue", "Fact", "MessageError", "catalogue", "language_from"]
