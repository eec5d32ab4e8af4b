// What the site says for every law, in the readable form of `tests/rulings/`: the verdict on the books, each book in one line and case by case in
// brief, what a silent book has elsewhere, and the questions in order. The ledger covers what a book rules; this covers how it is worded and
// decided. If a change is intended: `npx vitest run --project engine tests/conformance/rulings.test.ts --update`, and read the diff.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { places, whole } from '../support/library.ts';
import { rulingsOf } from '../support/rulings/rulings.ts';

const fileOf = (game: string) => new URL(`../rulings/${game}.txt`, import.meta.url).pathname;
/** A game whose ids are locked has been published, and so have its rulings. */
const isPublished = (game: string) => existsSync(new URL(`../../src/rules-engine/games/${game}/ids.lock`, import.meta.url));
const games = [...Map.groupBy(places, ({ id }) => id.split('/')[0] ?? '')].filter(([game]) => isPublished(game) || existsSync(fileOf(game)));

test.runIf(whole)('every published game is included', () => expect(games.length).toBeGreaterThan(40));

test.each(games)('%s rules as before', async (game, forms) => {
  await expect(`${rulingsOf(forms).join('\n')}\n`).toMatchFileSnapshot(fileOf(game));
});
