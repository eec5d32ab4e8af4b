// Authors by blue-ribbon-1940 p. 11-12: the pictures follow the rule of asking, and the sheet counts thirteen sets.
import { expect, test } from 'vitest';
import { HAND, WISH, WITH, WITHOUT } from '../../../src/rules-engine/games/authors/diagrams.ts';
import authors from '../../../src/rules-engine/games/authors/index.ts';
import { decode, type Played, type Raw, rankOf, sideTotals } from '../../../src/rules-engine/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { longSentences } from '../../support/rulings/short-sentences.ts';

const RANKS = ['aces', 'kings', 'queens', 'jacks', 'tens', 'nines', 'eights', 'sevens', 'sixes', 'fives', 'fours', 'threes', 'twos'];
function keep(setup: Raw, entries: Raw[]): Played {
  const sheet = sheetIn(countsOf(authors), 'books');
  if (sheet === undefined) throw new Error('no sheet');
  const asked = decode(sheet.setup, setup);
  const rows = entries.map((raw) => decode(sheet.entry, raw));
  if (!asked.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify([asked, rows]));
  return sheet.play(asked.value as never, rows.map((row) => (row.ok ? row.value : {})) as never, 'blue-ribbon-1940');
}

test('thirteen sets end the game: the most win, and a tie is not decided', () => {
  const won = keep(
    { players: 'four', names: 'Ann.Ben.Cora.Dan' },
    RANKS.map((rank, n) => ({ who: n < 6 ? 'first' : n < 11 ? 'second' : 'fourth', rank })),
  );
  expect(sideTotals(won).map((one) => one.points)).toEqual([6, 5, 0, 2]);
  expect(won.over).toBe('The game is over: Ann wins with 6.');
  const tied = keep(
    { players: 'seven' },
    RANKS.map((rank, n) => ({ who: n < 5 ? 'first' : n < 10 ? 'seventh' : 'third', rank })),
  );
  expect(tied.over).toBe('The game is over: First player and Seventh player tie with 5. The book does not break the tie.');
  expect(keep({ players: 'four' }, [{ who: 'first', rank: 'twos' }]).over).toBeNull();
});
test('a rank is laid down only once, and only by a player of the game', () => {
  const played = keep({ players: 'four' }, [
    { who: 'first', rank: 'kings' },
    { who: 'second', rank: 'kings' },
    { who: 'fifth', rank: 'aces' },
    { who: 'second', rank: 'aces' },
  ]);
  expect(played.rows.map((row) => row.problems.map((one) => one.field))).toEqual([[], ['rank'], ['who'], []]);
  expect(sideTotals(played).map((one) => one.points)).toEqual([1, 1, 0, 0]);
});
test('the pictures follow the rule of asking: a rank that is held, a card that is not', () => {
  expect(HAND.map((card) => rankOf(card))).toContain(rankOf(WISH));
  expect(HAND).not.toContain(WISH);
  expect(WITH).toContain(WISH);
  expect(WITHOUT).not.toContain(WISH);
});
test('no sentence has more than fifteen words', () => {
  expect(longSentences(authors)).toEqual([]);
});
