#!/usr/bin/env python3
"""Runs the conformance suite of According to Hoyle against a program. It needs only the standard library.

    python3 run.py FOLDER COMMAND ...

FOLDER contains points.json, scores.json, laws.json and sheets.json from /api/v1/conformance/, or some of them.
COMMAND reads one case a line on its standard input (id, game, of, book, input) and writes a line of JSON for
each case that it can answer: the id, and the fields that the case expects. It leaves out the other cases.
Exit status: 0 if no answer is wrong, 1 if one is.
"""
import json, pathlib, subprocess, sys

LEVELS = ["points", "scores", "laws", "sheets"]
OUTCOMES = ["agrees", "another book", "wrong", "not answered"]


def plain(value):
    """A value as text that does not depend on the order of keys or lists; totals of 0 are left out."""
    if isinstance(value, list):
        return "[%s]" % ",".join(sorted(plain(one) for one in value if not is_zero_total(one)))
    if isinstance(value, dict):
        return "{%s}" % ",".join(sorted("%s:%s" % (json.dumps(key), plain(one)) for key, one in value.items()))
    if isinstance(value, float) and value.is_integer():
        value = int(value)  # 2 and 2.0 are one number in JSON
    return json.dumps(value)


def is_zero_total(value):
    return isinstance(value, dict) and "to" in value and value.get("points", 1) == 0


def agrees(expected, given):
    figures = {key: value for key, value in expected.items() if key != "contains"}
    pieces = expected.get("contains", [])
    return all(plain(given.get(key)) == plain(value) for key, value in figures.items()) and all(
        piece in given.get("says", "") for piece in pieces)


def outcome(case, given):
    if given is None:
        return "not answered"
    if agrees(case["expected"], given):
        return "agrees"
    return "another book" if any(agrees(one["expected"], given) for one in case["otherBooks"]) else "wrong"


def main(folder, command):
    files = {name: pathlib.Path(folder, name + ".json") for name in LEVELS}
    suite = {name: json.loads(path.read_text("utf-8"))["cases"] for name, path in files.items() if path.exists()}
    if not suite:
        sys.exit("%s: enter a folder that contains one of %s.json. This folder has none of them." % (folder, ".json, ".join(LEVELS)))
    asked = ("id", "game", "of", "book", "input")
    lines = [json.dumps({key: case[key] for key in asked}) for cases in suite.values() for case in cases]
    done = subprocess.run(command, input="\n".join(lines), stdout=subprocess.PIPE, encoding="utf-8", check=True)
    answers = {one["id"]: one for one in map(json.loads, filter(str.strip, done.stdout.splitlines()))}
    wrong = 0
    for name, cases in suite.items():
        found = [(outcome(case, answers.get(case["id"])), case) for case in cases]
        print("%-8s" % name, "  ".join("%s %d" % (one, sum(result == one for result, _ in found)) for one in OUTCOMES))
        for result, case in found:
            if result == "wrong":
                wrong += 1
                print("  wrong: %s\n    expected %s\n    found    %s" % (case["id"], json.dumps(case["expected"]), json.dumps(answers[case["id"]])))
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
