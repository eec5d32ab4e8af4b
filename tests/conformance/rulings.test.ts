// What is told of every law, as a person reads it in `tests/rulings/`: the verdict on the books, each book in one line and case by case in
// brief, what a silent book has elsewhere, the questions as they come. The ledger holds what a book rules; this holds how it is told and
// decided. When a change is meant: `npx vitest run --project engine tests/conformance/rulings.test.ts --update`, and read the diff.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { places, whole } from '../support/library.ts';
import { rulingsOf } from '../support/rulings/rulings.ts';

const fileOf = (game: string) => new URL(`../rulings/${game}.txt`, import.meta.url).pathname;
/** A game whose ids are locked has been published, and so have its rulings. */
const isPublished = (game: string) => existsSync(new URL(`../../src/rules-engine/games/${game}/ids.lock`, import.meta.url));
const games = [...Map.groupBy(places, ({ id }) => id.split('/')[0] ?? '')].filter(([game]) => isPublished(game) || existsSync(fileOf(game)));

test.runIf(whole)('every published game is among them', () => expect(games.length).toBeGreaterThan(40));

test.each(games)('%s rules as it did', async (game, forms) => {
  await expect(`${rulingsOf(forms).join('\n')}\n`).toMatchFileSnapshot(fileOf(game));
});
