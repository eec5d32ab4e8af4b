// Whist and duplicate whist against the books: uspc-1898 p. 22-32 and 36, donohue p. 134-137, blue-ribbon-1940 p. 259-261, 384-386 and 394.

import { describe, expect, test } from 'vitest';
import duplicate from '../../../src/rules-engine/games/duplicate-whist/index.ts';
import whist from '../../../src/rules-engine/games/whist/index.ts';
import { type Answer, type BookId, decode, type Played, type Raw, type Result, type Scorer, type Sheet, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BOOKS: readonly BookId[] = ['blue-ribbon-1940', 'donohue', 'uspc-1898'];
const PLAIN: Raw = { ours: '0', theirs: '0', honours: 'none', 'our-revokes': '0', 'their-revokes': '0', taken: 'tricks' };

function ask(row: Scorer | undefined, raw: Raw, book: BookId): Result<Answer> {
  if (row === undefined) throw new Error('no such scorer');
  const values = decode(row.ask, raw);
  return values.ok ? row.score(values.value, book) : values;
}
function answerTo(row: Scorer | undefined, raw: Raw, book: BookId): Answer {
  const result = ask(row, raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const deal = (raw: Raw, book: BookId) => answerTo(scorerIn(countsOf(whist), 'deal'), { ...PLAIN, ...raw }, book);
const totals = (one: Answer) => Object.fromEntries(one.totals.filter(({ unit }) => unit === 'point').map(({ to, points }) => [to, points]));

function keep(row: Sheet | undefined, setup: Raw, entries: readonly Raw[], book: BookId): Played {
  if (row === undefined) throw new Error('no such sheet');
  const first = decode(row.setup, setup);
  const rest = entries.map((entry) => decode(row.entry, entry));
  if (!first.ok) throw new Error(JSON.stringify(first.problems));
  return row.play(
    first.value,
    rest.map((one) => {
      if (!one.ok) throw new Error(JSON.stringify(one.problems));
      return one.value;
    }),
    book,
  );
}
const sides = (played: Played) => Object.fromEntries(sideTotals(played).map(({ side, points }) => [side, points]));

describe('a deal', () => {
  test('by cards: one point a trick above six, in every book', () => {
    for (const book of BOOKS) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        const expected = tricks > 6 ? { We: tricks - 6 } : { They: 7 - tricks };
        expect(totals(deal({ tricks: `${tricks}` }, book)), `${book} ${tricks}`).toEqual(expected);
      }
    }
  });

  test('a revoke: two tricks are transferred and the game is not won (uspc-1898, laws 30 and 31)', () => {
    expect(totals(deal({ tricks: '7', 'our-revokes': '1' }, 'uspc-1898'))).toEqual({ They: 2 });
    expect(deal({ tricks: '13', ours: '3', 'our-revokes': '1' }, 'uspc-1898').headline).toBe('The game goes on: We 6, They 0');
    expect(deal({ tricks: '9', ours: '6', 'their-revokes': '1' }, 'uspc-1898').headline).toBe('We win the game, 11 to 0, worth 7');
    expect(deal({ tricks: '13', 'our-revokes': '1', 'their-revokes': '1', ours: '5' }, 'uspc-1898').headline).toContain('goes on');
  });

  test('a revoke by Hoyle: three points, three tricks or three off, and the revoker’s side stays at nine (donohue, p. 135)', () => {
    expect(totals(deal({ tricks: '8', 'our-revokes': '1', taken: 'added' }, 'donohue'))).toEqual({ They: 3, We: 2 });
    expect(totals(deal({ tricks: '8', 'our-revokes': '1', taken: 'tricks' }, 'donohue'))).toEqual({ They: 2 });
    expect(totals(deal({ tricks: '8', ours: '4', 'our-revokes': '1', taken: 'taken-off' }, 'donohue'))).toEqual({ We: -1 });
    expect(deal({ tricks: '13', ours: '8', 'our-revokes': '1', taken: 'added' }, 'donohue').headline).toBe('The game goes on: We 9, They 3');
    expect(deal({ tricks: '13', theirs: '7', 'our-revokes': '1', taken: 'added' }, 'donohue').headline).toBe('They win the game, 10 to 0');
  });

  test('a revoke has no number in the book of 1940, as a note says', () => {
    const one = deal({ tricks: '8', 'our-revokes': '1' }, 'blue-ribbon-1940');
    expect(totals(one)).toEqual({ We: 2 });
    expect(one.notes.join(' ')).toContain('no penalty for a revoke');
  });

  test('honours: only in the old game, not at nine', () => {
    expect(totals(deal({ tricks: '7', honours: 'they-three' }, 'donohue'))).toEqual({ We: 1, They: 2 });
    expect(totals(deal({ tricks: '7', honours: 'they-three', theirs: '9' }, 'donohue'))).toEqual({ We: 1 });
    expect(totals(deal({ tricks: '7', honours: 'they-three' }, 'uspc-1898'))).toEqual({ We: 1 });
  });

  test('the value of a game of eight to three', () => {
    expect(deal({ tricks: '9', ours: '5', theirs: '3' }, 'uspc-1898').headline).toContain('worth 4');
    expect(deal({ tricks: '9', ours: '5', theirs: '3' }, 'blue-ribbon-1940').headline).toContain('worth 5');
  });

  test.each<[string, Raw, BookId, string]>([
    ['fourteen tricks', { tricks: '14' }, 'uspc-1898', 'tricks'],
    ['a game already won', { tricks: '7', ours: '7' }, 'uspc-1898', 'ours'],
    ['no tricks told', {}, 'donohue', 'tricks'],
  ])('%s', (_, raw, book, field) => {
    const result = ask(scorerIn(countsOf(whist), 'deal'), { ...PLAIN, ...raw }, book);
    expect(result.ok ? [] : result.problems.map((one) => one.field)).toEqual([field]);
  });

  test('a revoking side never exceeds its limit, in any case', () => {
    for (const [book, cap, game] of [
      ['uspc-1898', 6, 7],
      ['donohue', 9, 10],
    ] as const) {
      for (const taken of ['added', 'tricks', 'taken-off']) {
        for (let before = 0; before < game; before++) {
          for (let tricks = 0; tricks <= 13; tricks++) {
            const one = deal({ tricks: `${tricks}`, ours: `${before}`, 'our-revokes': '1', taken }, book);
            expect(before + (totals(one).We ?? 0), `${book} ${taken} ${before} ${tricks}`).toBeLessThanOrEqual(cap);
            expect(one.headline).not.toContain('We win');
          }
        }
      }
    }
  });
});

describe('the sheets', () => {
  test('a rubber of 1940 ends with the second game, and nothing counts after it', () => {
    const played = keep(sheetIn(countsOf(whist), 'rubber'), { form: 'rubber' }, [{ tricks: '11' }, { tricks: '12' }, { tricks: '7' }], 'blue-ribbon-1940');
    expect(played.over).toBe('We win the rubber, 2 games to 0.');
    expect(played.rows[2]?.problems[0]?.expected).toContain('no deal after');
    expect(played.rows[2]?.lines).toEqual([]);
    expect(sides(played)).toEqual({ We: 11, They: 0 });
  });

  test('single games by the American laws', () => {
    const played = keep(sheetIn(countsOf(whist), 'rubber'), { form: 'games', we: 'North' }, [{ tricks: '10' }, { tricks: '9' }], 'uspc-1898');
    expect(played.rows[1]?.mark).toBe('Game to North, 7 to 0, worth 7');
    expect(played.over).toBeNull();
  });

  test('English whist: honours are barred at four', () => {
    const sheet = sheetIn(countsOf(whist, 'english'), 'rubber');
    const played = keep(sheet, {}, [{ tricks: '10' }, { tricks: '6', honours: 'we-three' }], 'blue-ribbon-1940');
    expect(sides(played)).toMatchObject({ We: 4, They: 1 });
    const both = keep(sheet, {}, [{ tricks: '10' }, { tricks: '3' }, { tricks: '7', honours: 'they-four' }], 'blue-ribbon-1940');
    expect(sides(both)['We, rubber']).toBe(1);
  });

  test('English whist: tricks and honours that take both sides out are not decided', () => {
    const sheet = sheetIn(countsOf(whist, 'english'), 'rubber');
    const both = keep(sheet, {}, [{ tricks: '10' }, { tricks: '4' }, { tricks: '7', honours: 'they-three' }], 'blue-ribbon-1940');
    expect(both.rows[2]?.problems[0]?.found).toContain('does not say');
    expect(both.rows[2]?.lines).toEqual([]);
  });

  test('duplicate: the two teams share all the tricks', () => {
    const played = keep(
      sheetIn(countsOf(duplicate), 'match'),
      {},
      [
        { original: '13', overplay: '0' },
        { original: '7', overplay: '7' },
      ],
      'uspc-1898',
    );
    expect(sides(played)).toEqual({ We: 27, They: 25 });
    expect(played.state.join(' ')).toContain('We stand 1 above half');
  });

  test('duplicate: a fraction is kept only if it avoids a tie', () => {
    const one = answerTo(scorerIn(countsOf(duplicate), 'teams'), { totals: '157.156.156' }, 'uspc-1898');
    const margins = one.totals.map(({ points }) => points);
    expect(margins[0]).toBe(1);
    expect(margins[1]).toBeCloseTo(-1 / 3);
    expect(one.notes.length).toBe(2);
    expect(answerTo(scorerIn(countsOf(duplicate), 'teams'), { totals: '80.76' }, 'uspc-1898').headline).toBe('Team 1 wins by 2');
  });

  test('mort: the winner of the game may lose by a slam (blue-ribbon-1940, p. 261)', () => {
    const played = keep(sheetIn(countsOf(whist, 'mort'), 'game'), {}, [{ tricks: '13' }, { tricks: '1' }], 'blue-ribbon-1940');
    expect(sides(played)).toEqual({ Vivant: 20, Adversaries: 6 + 3 + 4 });
    expect(played.over).toBe('Vivant wins 7 from each adversary.');
  });
});
