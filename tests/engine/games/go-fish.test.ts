// Go fish against sierra p. 77-78: a point for each set of four, and the most points win.

import { expect, test } from 'vitest';
import goFish from '../../../src/rules-engine/games/go-fish/index.ts';
import { decode, type Played, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const RANKS = ['aces', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens', 'jacks', 'queens', 'kings'];
function keep(setup: Raw, entries: Raw[]): Played {
  const sheet = sheetIn(countsOf(goFish), 'sets');
  if (sheet === undefined) throw new Error('no sheet');
  const asked = decode(sheet.setup, setup);
  const rows = entries.map((raw) => decode(sheet.entry, raw));
  if (!asked.ok || rows.some((row) => !row.ok)) throw new Error(JSON.stringify([asked, rows]));
  return sheet.play(asked.value as never, rows.map((row) => (row.ok ? row.value : {})) as never, 'sierra');
}
function count(sets: string) {
  const scorer = scorerIn(countsOf(goFish), 'winner');
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, { sets });
  return values.ok ? scorer.score(values.value, 'sierra') : values;
}

test('all thirteen sets end the game, and the most win', () => {
  const played = keep(
    { players: 'two', names: 'Ann.Bob' },
    RANKS.map((rank, n) => ({ who: n < 6 ? 'first' : 'second', rank })),
  );
  expect(sideTotals(played)).toEqual([
    { side: 'Ann', points: 6 },
    { side: 'Bob', points: 7 },
  ]);
  expect(played.over).toBe('The game is over: Bob wins with 7.');
  expect(played.rows.at(-1)?.mark).toBeDefined();
});
test('a rank is laid down only once, and only by a player of the game', () => {
  const played = keep({ players: 'two' }, [
    { who: 'first', rank: 'kings' },
    { who: 'second', rank: 'kings' },
    { who: 'third', rank: 'aces' },
    { who: 'second', rank: 'aces' },
  ]);
  expect(played.rows.map((row) => row.problems.map((one) => one.field))).toEqual([[], ['rank'], ['who'], []]);
  expect(sideTotals(played).map((one) => one.points)).toEqual([1, 1]);
  expect(played.state[0]).toContain('are level with 1');
});
test('the state says who leads, who has won and what is not decided', () => {
  expect(count('6.4.3')).toMatchObject({ ok: true, value: { headline: 'First player wins with 6' } });
  expect(count('2.1')).toMatchObject({ ok: true, value: { headline: 'First player leads with 2' } });
  expect(count('5.5.3')).toMatchObject({ ok: true, value: { headline: 'First player and Second player are level with 5; the book does not break the tie' } });
  expect(count('7.7')).toMatchObject({ ok: false, problems: [{ field: 'sets', found: '7 + 7' }] });
});
