"""
The texts of help and usage alone: one file of the catalogue, read in a moment, where the whole one is not needed.
"""

from importlib import resources

from pennies.lang import Catalogue


def cli_texts(language: str) -> Catalogue:
    """
    Read the messages of `cli.ftl` in a language.
    """
    file = resources.files("pennies.lang").joinpath(language, "cli.ftl")
    return Catalogue(language, {file.name: file.read_text("utf-8")})
