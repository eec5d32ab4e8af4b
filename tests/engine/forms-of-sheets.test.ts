// What the printed form of a sheet is drawn from: the pegs of a cribbage board.
import { expect, test } from 'vitest';
import cribbage from '../../src/rules-engine/games/cribbage/index.ts';
import { type BookId, playWritten, type Raw } from '../../src/rules-engine/index.ts';
import { sheetIn } from '../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../support/counts.ts';

function play(game: Parameters<typeof countsOf>[0], key: string, setup: Raw, entries: readonly Raw[], book: BookId) {
  const sheet = sheetIn(countsOf(game), key);
  if (sheet === undefined) throw new Error(`no sheet ${key}`);
  return playWritten(sheet, { setup, entries }, book).played;
}
const peg = (who: string, points: number): Raw => ({ who, what: 'hand', points: String(points) });

test('the front peg is where a player is, the other where that player was before; none goes past the last hole', () => {
  const entries = [peg('first', 24), peg('second', 2), peg('first', 12), peg('first', 29)];
  expect(play(cribbage, 'game', { first: 'Ann' }, entries, 'donohue').pegs).toEqual({
    holes: 61,
    players: [
      { key: 'first', name: 'Ann', front: 61, back: 36 },
      { key: 'second', name: 'Second player', front: 2, back: 0 },
    ],
  });
  expect(play(cribbage, 'game', {}, entries, 'sierra').pegs?.holes).toBe(121);
});
