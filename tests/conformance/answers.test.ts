// What the counts of every game answer to the cases from the books, whole: each line, total, note and state, as a person reads it in
// `tests/answers/`. A case holds what its book says; the file beside it shows in a diff whatever else a change of the code changes.
// When it is meant: `npx vitest run --project engine tests/conformance/answers.test.ts --update`, and read the diff.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import beside from '../answers/beside.json' with { type: 'json' };
import { answersOf } from '../support/answers.ts';
import { places, whole } from '../support/library.ts';

const games = [...Map.groupBy(places, ({ id }) => id.split('/')[0] ?? '')];
const fileOf = (game: string) => new URL(`../answers/${game}.txt`, import.meta.url).pathname;
/** A game whose ids are locked has been published, and so have its answers. */
const isPublished = (game: string) => existsSync(new URL(`../../src/rules-engine/games/${game}/ids.lock`, import.meta.url));

const held = games.filter(([game, forms]) => forms.some(({ scorers }) => Object.keys(scorers).length > 0) && (isPublished(game) || existsSync(fileOf(game))));

test.each(held)('%s answers as it did', async (game, forms) => {
  await expect(`${answersOf(forms).join('\n\n')}\n`).toMatchFileSnapshot(fileOf(game));
});

test.runIf(whole)('what is asked beside the cases is asked of counts that are there', () => {
  const there = new Set(places.flatMap(({ id, scorers }) => Object.keys(scorers).map((key) => `${id}.score.${key}`)));
  expect(Object.keys(beside).filter((id) => !there.has(id))).toEqual([]);
});
