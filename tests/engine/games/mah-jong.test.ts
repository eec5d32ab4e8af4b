// Mah jong: the score card of the 1940 book p. 417-418 with both columns, its own example, and a second method that shares no code with the scorer.
import { describe, expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/mah-jong/index.ts';
import { columnTotals, decode } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { best, dealt, type Entered } from '../../support/counts/mah-jong.ts';
import { runs } from '../../support/tier.ts';

const BLUE = 'blue-ribbon-1940';
const answer = (raw: Record<string, string>) => answered(scorerOf(game, 'hand'), raw, BLUE);
const told = (raw: Record<string, string>) => {
  const found = answer(raw);
  return found.ok ? found.value : { headline: found.problems.map(({ field }) => field).join(), totals: [], lines: [], notes: [] };
};
/** The score of a hand that has not won, with worthless tiles added. */
const other = (table: string, hand: string, kongs = '', winds: Record<string, string> = {}) =>
  told({ outcome: 'other', seat: 'S', round: 'E', hand, ...(table === '' ? {} : { table }), ...(kongs === '' ? {} : { kongs }), ...winds }).totals[0]?.points ??
  0;

describe('the card, row by row: on the table and in the hand', () => {
  test.each([
    ['triplet of simples', '555D', 2, 4],
    ['triplet of terminals', '999B', 4, 8],
    ['triplet of winds', 'NNN', 4, 8],
    ['triplet of a wind both own and prevailing, with its two doubles', 'EEE', 8 * 4, 16 * 4],
    ['triplet of flowers of one colour, with its double', 'R234', 12 * 2, 24 * 2],
    ['open sequence of three', '456C', 2, 4],
    ['closed sequence of three', '789C', 4, 8],
    ['open sequence of six', '234567D', 4, 8],
    ['closed sequence of six', '123456D', 8, 16],
    ['sequence of nine', '123456789B', 12, 24],
  ])('%s', (_, set, onTable, inHand) => {
    const winds = { seat: 'E', round: 'E' };
    // Single tiles of two suits, so that nothing is cleared.
    const rest = ['1D', '5B', '9C', 'W', '5C', '3D', '3B'];
    const size = set.replace(/[A-Z]/g, '').length || 3;
    const filler = (many: number) =>
      rest
        .slice(0, Math.min(many, rest.length))
        .filter((tile) => !set.endsWith(tile.slice(-1)) || set === 'NNN' || set === 'EEE')
        .join(' ');
    expect(other(set, filler(13 - size), '', winds)).toBe(onTable);
    expect(other('', `${set} ${filler(13 - size)}`, '', winds)).toBe(inHand);
  });

  test.each([
    ['kong of simples', '5555D', 8, 16, 4],
    ['kong of terminals', '1111C', 16, 32, 8],
    ['kong of dragons, with its double', 'RD RD RD RD', 16 * 2, 32 * 2, 8 * 2],
    ['kong of a wind both own and prevailing, with its two doubles', 'EEEE', 32 * 4, 64 * 4, 16 * 4],
    ['kong of flowers of one colour, with its two doubles', 'G1234', 48 * 4, 96 * 4, 24 * 4],
  ])('%s; not shown, a triplet only', (_, kong, onTable, inHand, hidden) => {
    const winds = { seat: 'E', round: 'E' };
    const rest = '3B 7B W S 5B 9B 1B';
    expect(other(kong, rest, '', winds)).toBe(Math.min(500, onTable));
    expect(other('', rest, kong, winds)).toBe(Math.min(500, inHand));
    expect(other('', `${rest} ${kong}`, '', winds)).toBe(hidden);
  });

  test.each([
    ['simples', '5D 5D', 2],
    ['terminals', '9D 9D', 4],
    ['winds', 'N N', 4],
    ['dragons', 'WD WD', 4],
    ['flowers of one colour', 'R3 R4', 8],
  ])('pair of %s', (_, pair, points) => expect(other('', `${pair} 1B 3B 5C 8C W`)).toBe(points));
});

test('the book’s own example, p. 418-419, line by line', () => {
  const raw = {
    outcome: 'won',
    seat: 'E',
    round: 'E',
    hand: 'GD GD GD 4D 5D N N',
    last: '6D',
    table: 'WWW',
    kongs: '1111D',
    how: 'discard',
    moment: 'neither',
  };
  const { lines, headline, notes } = told(raw);
  expect(headline).toBe('Mah Jong: 280');
  expect(lines.map(({ points }) => points).sort((a = 0, b = 0) => a - b)).toEqual([2, 4, 4, 8, 20, 32, 70, 140]);
  expect(notes.join()).toContain('560');
});

test('a call that is not valid: why, and what it costs', () => {
  const won = { outcome: 'won', seat: 'N', round: 'E', how: 'discard', moment: 'neither' };
  expect(told({ ...won, hand: '23D 66D', table: '345D 678D 555D', last: '4D' }).headline).toBe('No Mah Jong: the sets count 10');
  expect(told({ ...won, hand: '23D 66D', table: '345D 678D 557D', last: '4D' }).headline).toContain('false set');
  expect(told({ ...won, hand: '23D 66D 9C', table: '345D 678D 555D', last: '4D' }).headline).toContain('too many');
  expect(told({ ...won, hand: '23D 67D', table: '345D 678D 555D', last: '4D' }).headline).toContain('not four sets and a pair');
});

test.each([
  ['five of a tile', { hand: '5555D', table: '555D' }, 'table,hand'],
  ['a flower twice', { hand: 'R1 R1 5D' }, 'hand'],
  ['no tile', { hand: '0D' }, 'hand'],
  ['three for a kong', { hand: '5D', kongs: '777D 8D' }, 'kongs'],
  ['no sets on the table', { hand: '5D', table: '12D 9C' }, 'table'],
])('%s is reported at its field', (_, raw, field) => {
  const found = answer({ outcome: 'other', seat: 'S', round: 'E', ...(raw as Record<string, string>) });
  expect(found.ok ? 'counted' : [...new Set(found.problems.map((one) => one.field))].every((one) => field.split(',').includes(one))).toBe(true);
});

/** `HANDS=200000` sets the number of deals. */
const HANDS = Number(process.env.HANDS ?? runs(10_000, 2_000));

test(`the value of ${HANDS} hands by a second method`, () => {
  const wrong: string[] = [];
  let wins = 0;
  let doubled = 0;
  for (let n = 0; n < HANDS && wrong.length < 5; n++) {
    const entered: Entered = dealt(n);
    const due = best(entered);
    const { headline, totals } = told(entered as unknown as Record<string, string>);
    const points = totals[0]?.points ?? 0;
    if (headline.startsWith('Mah Jong')) wins += 1;
    if (due.doubles > 0) doubled += 1;
    const isRight = due.kind === 'none' ? headline.startsWith('No Mah Jong') : points === due.points && /^No Mah/.test(headline) === false;
    if (!isRight) wrong.push(`${JSON.stringify(entered)}: ${headline}, ${points}; due ${due.kind} ${due.points}`);
  }
  expect(wrong).toEqual([]);
  // The sample is good: many hands that win, many with doubles.
  expect(wins).toBeGreaterThan(HANDS / 5);
  expect(doubled).toBeGreaterThan(HANDS / 3);
}, 120_000);

test('seven pairs are the heavenly twins only if all are in the hand: with sequences on the table they are just pairs', () => {
  const pairs = (raw: Record<string, string>) => told({ outcome: 'won', seat: 'S', round: 'E', last: '9C', how: 'drawn', moment: 'neither', ...raw }).headline;
  expect(pairs({ hand: '22D 33D 44D EE NN 22B 9C' })).toBe('Heavenly Twins: the limit, 500');
  expect(pairs({ hand: 'EE NN 22B 9C', table: '234D 234D' })).toBe('No Mah Jong: not four sets and a pair');
});

test.each([
  ['a loose tile without a kong', { how: 'loose' }, 'how'],
  ['a kong robbed of a tile that is held here', { how: 'robbed', last: '5D', hand: '34D 55D', table: '678D 345D 999B' }, 'how'],
  ['the first tile drawn, from a discard', { how: 'discard', moment: 'first' }, 'moment'],
])('%s is impossible', (_, raw, field) => {
  const found = answer({
    outcome: 'won',
    seat: 'N',
    round: 'E',
    hand: '23D 66D',
    table: '345D 678D 555D',
    last: '4D',
    moment: 'neither',
    ...(raw as Record<string, string>),
  });
  expect(found.ok ? found.value.headline : found.problems.map((one) => one.field)).toEqual([field]);
});

describe('settling between four players', () => {
  const settled = (entries: Record<string, string>[], setup: Record<string, string> = {}) => {
    const sheet = sheetOf(game, 'settling');
    const of = (fields: Parameters<typeof decode>[0], raw: Record<string, string>) => {
      const found = decode(fields, raw);
      if (!found.ok) throw new Error(JSON.stringify(found.problems));
      return found.value;
    };
    return sheet.play(of(sheet.setup, setup) as never, entries.map((one) => of(sheet.entry, one)) as never, BLUE);
  };

  test('the book’s example, p. 415: West wins, East shows 42, South 66, North 30', () => {
    const base = { end: 'won', who: 'third', first: '42', second: '66', fourth: '30' };
    const [low, high] = ['40', '140'].map((value) => columnTotals(settled([{ ...base, value }]))) as [Record<string, number>, Record<string, number>];
    // The payments among the three others do not depend on the winner: East +20 -60, South +60 +40, North -20 -40.
    expect(low).toEqual({ first: -80 - 40, second: -40 + 100, third: 160, fourth: -40 - 60 });
    expect(Object.keys(low).map((one) => (high[one] ?? 0) - (low[one] ?? 0))).toEqual([-200, -100, 400, -100]);
  });

  test('payments balance, for any entry', () => {
    for (let n = 0; n < 400; n++) {
      const even = (k: number) => String(2 * ((n * k * 7919) % 400));
      const who = ['first', 'second', 'third', 'fourth'][n % 4] as string;
      const played = settled([
        { end: 'won', who, value: String(40 + 2 * (n % 700)), first: even(1), second: even(2), third: even(3), fourth: even(5) },
        { end: n % 3 === 0 ? 'called' : 'nobody', who },
      ]);
      expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(Object.values(columnTotals(played)).reduce((sum, one) => sum + one, 0)).toBe(0);
    }
  });

  test('the limit is paid once, and twice with East; half of it for a wrong call', () => {
    const much = { end: 'won', value: '2000', first: '0', second: '0', third: '0', fourth: '0' };
    expect(columnTotals(settled([{ ...much, who: 'first' }])).first).toBe(3000);
    expect(columnTotals(settled([{ ...much, who: 'second' }]))).toEqual({ first: -1000, second: 2000, third: -500, fourth: -500 });
    expect(columnTotals(settled([{ end: 'called', who: 'second' }]))).toEqual({ first: 500, second: -1000, third: 250, fourth: 250 });
    expect(columnTotals(settled([{ end: 'called', who: 'first' }])).first).toBe(-1500);
  });

  test('East stays by winning, passes to the right otherwise, and the wind changes after a full round', () => {
    const win = (who: string) => ({ end: 'won', who, value: '40', first: '0', second: '0', third: '0', fourth: '0' });
    const names = 'Ann.Ben.Cat.Dan';
    const state = (...all: string[]) => settled(all.map(win), { names }).state.at(-1);
    expect(state('first', 'first')).toBe('Ann is East. The prevailing wind is East.');
    expect(state('second')).toBe('Ben is East. The prevailing wind is East.');
    expect(state('second', 'third', 'fourth', 'first')).toBe('Ann is East. The prevailing wind is South.');
  });

  test('each hand is described by who won or called; without a winner, the one in the form is ignored', () => {
    const none = { first: '0', second: '0', third: '0', fourth: '0' };
    const rows = settled(
      [
        { end: 'won', who: 'second', value: '40', ...none },
        { end: 'called', who: 'third' },
        { end: 'nobody', who: 'third' },
      ],
      { names: 'Ann.Ben.Cat.Dan' },
    ).rows;
    expect(rows.map(({ say }) => say)).toEqual(['Ben wins.', 'Cat calls without twenty, and hands are shown.', 'Nobody wins.']);
  });
  test.each([
    [{ value: '38' }, 'value'],
    [{ value: '41' }, 'value'],
    [{ second: '33' }, 'second'],
    [{ second: '' }, 'second'],
  ])('%o is impossible', (raw, field) => {
    const played = settled([{ end: 'won', who: 'first', value: '60', second: '10', third: '10', fourth: '10', ...raw }]);
    expect(played.rows[0]?.problems.map((one) => one.field)).toEqual([field]);
  });
});
