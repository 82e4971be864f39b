"""Validates texts against JSON Schemas, all in one process.

Reads {"schemas": {name: text}, "cases": [[name, text]]} from the file it is given, and prints a list: null for each
text that fits its schema, else what is wrong. The schemas themselves are held to the metaschema of draft 2020-12.
"""

import json
import sys

from jsonschema import Draft202012Validator

sys.setrecursionlimit(20000)


def message(validator, text):
    try:
        value = json.loads(text, parse_constant=lambda word: (_ for _ in ()).throw(ValueError(word)))
    except ValueError as error:
        return f"no JSON: {error}"
    error = next(validator.iter_errors(value), None)
    return None if error is None else f"{error.json_path}: {error.message[:200]}"


with open(sys.argv[1], encoding="utf-8") as file:
    task = json.load(file)
validators = {}
for name, text in task["schemas"].items():
    schema = json.loads(text)
    Draft202012Validator.check_schema(schema)
    validators[name] = Draft202012Validator(schema)
print(json.dumps([message(validators[name], text) for name, text in task["cases"]]))
