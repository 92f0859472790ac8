"""
House rules: what may be changed, what is refused with its reason, and that a table plays by them and tells everybody.
"""

import json

import pytest

from pennies.client import RefusedError, Seat, ask, make_table
from pennies.lang import catalogue
from pennies.profiles import FIELDS, SHIPPED
from pennies.profiles.fields import plain
from pennies.profiles.loading import from_record, shipped
from pennies.server import messages
from pennies.server.describing import openapi
from pennies.server.house import house_rules, offered
from tests.server.playing import RunningServer

SAY = catalogue("en")


def told(profile: str, **changes: object) -> messages.HouseRules:
    return house_rules(messages.HouseWish(profile=profile, changes=changes), SAY)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_option_is_read_by_its_field_and_the_usual_one_is_the_profile_s(name: str) -> None:
    rules = told(name).rules
    assert [rule.field for rule in rules] == offered()
    for rule in rules:
        assert json.loads(rule.value) == json.loads(rule.usual) == plain(rule.field, shipped(name).values[rule.field])
        for option in rule.options:
            FIELDS[rule.field].kind.read(json.loads(option.value), rule.field)
        texts = [option.text for option in rule.options]
        assert len(set(texts)) == len(texts), rule.field
        assert rule.options or rule.least <= json.loads(rule.value) <= rule.most


def test_changes_come_to_a_profile_and_its_differences_from_the_standard() -> None:
    answer = told("official", seven_lock="own", target=5000, unfrozen_take="pair")
    assert answer.profile == {"extends": "official", "seven_lock": "own", "target": 5000}
    assert from_record(answer.profile).values["target"] == 5000
    assert [rule.field for rule in answer.rules if rule.is_changed] == ["seven_lock", "target"]
    labels = {each.label for each in answer.differences}
    assert {SAY.say("field-seven_lock"), SAY.say("field-target"), SAY.say("field-unfrozen_take")} <= labels


def test_what_contradicts_is_said_at_its_place() -> None:
    answer = told("standard", wild_melds=False)
    assert answer.field == "out_needs"
    assert answer.problem.endswith(".")
    assert [rule.field for rule in answer.rules if rule.is_changed] == ["wild_melds"]
    assert told("standard", wild_melds=False, out_needs={"natural": 1, "mixed": 1, "sevens": 1}).problem == ""
    assert told("standard", draw=9).field == "draw"


@pytest.mark.asyncio
async def test_a_table_plays_by_house_rules_and_tells_everybody(server: RunningServer) -> None:
    answer = await ask(server.url, "/api/house", {"profile": "standard", "changes": {"draw": 3, "target": 2000}})
    made = await make_table(server.url, profile=answer["profile"])
    async with Seat(server.url, made["table"], made["token"]) as host, Seat(server.url, made["table"]) as guest:
        assert guest.view["profile"] == "house"
        assert guest.view["race"]["target"] == 2000
        rules = await ask(server.url, f"/api/tables/{made['table']}/rules")
        assert [(each["label"], each["value"]) for each in rules["differences"]] == [
            (SAY.say("field-draw"), "3"),
            (SAY.say("field-target"), "2,000"),
        ]
        await host.order("start")
        await host.until(lambda view: view["phase"] == "playing")


@pytest.mark.asyncio
async def test_a_table_with_contradictory_rules_is_not_made(server: RunningServer) -> None:
    with pytest.raises(RefusedError) as caught:
        await make_table(server.url, profile={"extends": "standard", "wild_melds": False})
    assert caught.value.code == "profile-out-needs-wild-melds"
    assert caught.value.sentence == told("standard", wild_melds=False).problem


def test_description_says_that_nothing_is_made() -> None:
    assert "200" in openapi()["paths"]["/api/house"]["post"]["responses"]
    assert "201" in openapi()["paths"]["/api/tables"]["post"]["responses"]
