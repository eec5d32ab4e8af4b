// Boston against donohue p. 346-350 and blue-ribbon-1940 p. 58: the table is copied here again, by rows.

import { describe, expect, test } from 'vitest';
import boston from '../../../src/rules-engine/games/boston/index.ts';
import { type Answer, type BookId, decode, type Raw } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(key: 'deal' | 'bid', raw: Raw, book: BookId): Answer {
  const scorer = scorerIn(countsOf(boston), key);
  if (scorer === undefined) throw new Error(`no scorer ${key}`);
  const values = decode(scorer.ask, raw);
  if (!values.ok) throw new Error(JSON.stringify(values.problems));
  const result = scorer.score(values.value, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const total = (one: Answer, to: string) => one.totals.find((row) => row.to === to)?.points ?? 0;

/** Tricks; first preference, second preference, common suits. */
const TABLE = [
  ['five', 5, 4, 2, 1],
  ['six', 6, 8, 4, 2],
  ['seven', 7, 12, 6, 3],
  ['eight', 8, 16, 8, 4],
  ['nine', 9, 20, 10, 5],
  ['ten', 10, 24, 12, 6],
  ['eleven', 11, 28, 14, 7],
  ['twelve', 12, 32, 16, 8],
  ['thirteen', 13, 36, 18, 9],
] as const;
/** The book's rule in other words: round to the nearest ten, fives upward, at least ten. */
const fishFor = (product: number) => {
  const rest = product % 10;
  const tens = (product - rest) / 10 + (rest >= 5 ? 1 : 0);
  return tens === 0 ? 1 : tens;
};

describe('every row, suit, number of tricks and of honours, alone', () => {
  test.each(TABLE)('%s', (declared, undertaken, first, second, common) => {
    for (const [suit, rate] of [
      ['first', first],
      ['second', second],
      ['common', common],
    ] as const) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        for (let honours = 0; honours <= 4; honours++) {
          const raw = { declared, suit, partner: 'no', tricks: `${tricks}`, honours: `${honours}`, pool: '10' };
          const one = ask('deal', raw, 'donohue');
          const made = tricks >= undertaken;
          const fish = fishFor(((made ? tricks : 2 * undertaken - tricks) + honours) * rate);
          expect(total(one, 'Each opponent'), JSON.stringify(raw)).toBe(made ? -fish : fish);
          expect(total(one, 'Player')).toBe((made ? 1 : -1) * (3 * fish + 10));
          // Donohue p. 347-348: the rule counts the honours held, the examples say "by honours". The doubt is noted if any are held.
          expect(one.notes.some((note) => note.startsWith('The examples say "by honours"'))).toBe(honours > 0);
        }
      }
    }
  });
});

describe('with a partner', () => {
  const pair = { declared: 'six', suit: 'first', partner: 'yes', honours: '4', pool: '40' };
  test('payments and gains have the same sum', () => {
    for (let own = 0; own <= 13; own++) {
      for (let theirs = 0; own + theirs <= 13; theirs++) {
        const one = ask('deal', { ...pair, tricks: `${own}`, 'partner-tricks': `${theirs}` }, 'donohue');
        const [each, loser, opponent] = [total(one, 'Each of the two'), total(one, 'The one who failed'), total(one, 'Each opponent')];
        const bast = total(one, 'The bast laid aside');
        if (own + theirs >= 10) expect([each, loser]).toEqual([-opponent, 0]);
        else if (own < 6 && theirs < 4) expect([each, loser, bast]).toEqual([-opponent, 0, 40]);
        else expect([each, loser, bast]).toEqual([0, -2 * opponent - 40, 40]);
      }
    }
  });
  test('fourteen tricks are rejected', () => {
    const values = decode(scorerIn(countsOf(boston), 'deal')?.ask ?? {}, { ...pair, tricks: '9', 'partner-tricks': '5' });
    if (!values.ok) throw new Error('decoded');
    expect(scorerIn(countsOf(boston), 'deal')?.score(values.value, 'donohue')).toMatchObject({ ok: false, problems: [{ field: 'partner-tricks' }] });
  });
});

test('a petite misère has twelve tricks', () => {
  const values = decode(scorerIn(countsOf(boston), 'deal')?.ask ?? {}, { declared: 'petite-misere-ouverte', tricks: '13', pool: '36' });
  if (!values.ok) throw new Error('decoded');
  expect(scorerIn(countsOf(boston), 'deal')?.score(values.value, 'donohue')).toMatchObject({ ok: false, problems: [{ field: 'tricks', found: '13' }] });
});

test.each([
  ['petite-misere', 4],
  ['grande-misere', 8],
  ['petite-misere-ouverte', 16],
  ['grande-misere-ouverte', 32],
])('%s: %i fish', (declared, fish) => {
  expect(total(ask('deal', { declared, tricks: '0', pool: '0' }, 'donohue'), 'Player')).toBe(3 * fish);
  expect(total(ask('deal', { declared, tricks: '1', pool: '0' }, 'donohue'), 'Player')).toBe(-3 * fish);
});

test.each([
  ['five', 10],
  ['six', 15],
  ['seven', 20],
  ['eight', 25],
  ['nine', 35],
  ['ten', 45],
  ['eleven', 65],
  ['twelve', 105],
  ['thirteen', 170],
])('chips for %s: %i', (bid, chips) => {
  expect(total(ask('bid', { bid }, 'blue-ribbon-1940'), 'Each opponent')).toBe(-chips);
});
