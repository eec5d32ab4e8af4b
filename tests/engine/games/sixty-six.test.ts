// Sixty-six: every division of the card points, announced and played out, closed by either or by nobody, with a trick or none, in every
// book, compared with a table made from the sentences of the books; and the four-handed deal at every count.
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/sixty-six/index.ts';
import { type BookId, columnTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const BOOKS = ['blue-ribbon-1940', 'donohue', 'uspc-1898'] as const;
type Book = (typeof BOOKS)[number];
const CARDS = 120;
const POSSIBLE = Array.from({ length: CARDS + 1 }, (_, n) => n).filter((n) => n !== 1 && n !== CARDS - 1);

/** What the winner of a hand scores against nothing, less than half of 66, or half. Page 343-344; 35; 87-88. */
const WON: Readonly<Record<Book, readonly [none: number, less: number, half: number]>> = {
  'blue-ribbon-1940': [3, 2, 1],
  donohue: [3, 2, 1],
  'uspc-1898': [3, 2, 1],
};
/** Points for a failed closing: early, otherwise with less than 33, and with 33; negative if the closer loses them. Page 344; 35-36; 88. */
const FAILED: Readonly<Record<Book, { readonly whose: 'closer' | 'other'; readonly early: number; readonly less: number; readonly half: number }>> = {
  'blue-ribbon-1940': { whose: 'closer', early: -3, less: -2, half: -2 },
  donohue: { whose: 'other', early: 3, less: 2, half: 2 },
  'uspc-1898': { whose: 'other', early: 3, less: 2, half: 1 },
};
/** What the other player scores for a wrong announcement of 66. Page 344; 35; the 1898 book has nothing. */
const WRONG: Readonly<Record<Book, number | null>> = { 'blue-ribbon-1940': 2, donohue: 2, 'uspc-1898': null };

interface Hand {
  readonly end: 'claim' | 'played';
  readonly who: 'first' | 'second' | null;
  readonly closed: 'nobody' | 'first' | 'second';
  readonly had: 'yes' | 'no' | null;
  readonly first: number;
  readonly second: number;
  readonly trickless: 'nobody' | 'first' | 'second' | null;
}
const NOBODY = [0, 0] as const;
type Pair = readonly [number, number];
const to = (who: 'first' | 'second', points: number): Pair => (who === 'first' ? [points, 0] : [0, points]);
const facing = { first: 'second', second: 'first' } as const;

function byTable(book: Book, hand: Hand): Pair {
  const won = (who: 'first' | 'second') => {
    const loser = facing[who];
    const nothing = book === 'uspc-1898' ? hand[loser] === 0 : hand.trickless === loser;
    return to(who, WON[book][nothing ? 0 : hand[loser] < 33 ? 1 : 2]);
  };
  const lost = (who: 'first' | 'second') => {
    const row = FAILED[book];
    const points = hand.had === 'no' ? row.early : hand[who] < 33 ? row.less : row.half;
    return to(row.whose === 'closer' ? who : facing[who], points);
  };
  if (hand.end === 'claim') {
    const who = hand.who as 'first' | 'second';
    if (hand[who] >= 66) return hand.closed === facing[who] ? lost(facing[who]) : won(who);
    if (hand.closed === who) return lost(who);
    const points = WRONG[book];
    return points === null ? NOBODY : to(facing[who], points);
  }
  if (hand.closed !== 'nobody' && hand[hand.closed] < 66) return lost(hand.closed);
  const enough = (['first', 'second'] as const).filter((who) => hand[who] >= 66);
  return enough.length === 1 && enough[0] !== undefined ? won(enough[0]) : NOBODY;
}

const CLOSINGS = [
  ['nobody', null],
  ['first', 'yes'],
  ['first', 'no'],
  ['second', 'yes'],
  ['second', 'no'],
] as const;
const scorer = scorerOf(game, 'deal');
function scored(book: BookId, hand: Hand): Pair | null {
  const result = scorer.score(hand as never, book);
  if (!result.ok) return null;
  const points = (side: string) => result.value.totals.find((total) => total.to === side)?.points ?? 0;
  return [points('First player'), points('Second player')];
}
/** The hands with a division: a player without points may have no trick, unless the entry says that they had one. */
function handsOf(end: Hand['end'], first: number, second: number): Hand[] {
  const whos = end === 'claim' ? (['first', 'second'] as const) : ([null] as const);
  const without = (['nobody', 'first', 'second'] as const).filter((one) => one === 'nobody' || (one === 'first' ? first : second) === 0);
  return whos.flatMap((who) =>
    CLOSINGS.flatMap(([closed, had]) =>
      without
        .filter((trickless) => had !== 'yes' || trickless === 'nobody' || trickless === closed)
        .map((trickless) => ({ end, who, closed, had, first, second, trickless })),
    ),
  );
}

test.each(BOOKS)('every division of the cards between the two and the rest, announced, by %s', (book) => {
  const wrong: unknown[] = [];
  let hands = 0;
  for (const first of POSSIBLE)
    for (const second of POSSIBLE) {
      if (first + second > CARDS) break;
      for (const hand of handsOf('claim', first, second)) {
        hands += 1;
        const [table, found] = [byTable(book, hand), scored(book, hand)];
        if (found === null || found[0] !== table[0] || found[1] !== table[1]) wrong.push([hand, table, found]);
      }
    }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(hands).toBeGreaterThan(70_000);
});

test.each(BOOKS)('every division of a hand that is played out, with every number of marriages, by %s', (book) => {
  const wrong: unknown[] = [];
  let hands = 0;
  for (let marriages = 0; marriages <= 100; marriages += 20)
    for (const whole of book === 'donohue' ? [120, 130] : [130])
      for (let first = 0; first <= whole + marriages; first++) {
        const second = whole + marriages - first;
        if (first === 1 || second === 1) continue;
        for (const hand of handsOf('played', first, second)) {
          if (hand.closed !== 'nobody' && first + second > CARDS + 100) continue;
          hands += 1;
          const [table, found] = [byTable(book, hand), scored(book, hand)];
          if (found === null || found[0] !== table[0] || found[1] !== table[1]) wrong.push([hand, table, found]);
        }
      }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(hands).toBeGreaterThan(4_000);
});

test('invalid entries are rejected', () => {
  const fields = (raw: Record<string, string>, book: BookId = 'donohue') => {
    const found = answered(scorer, raw, book);
    return found.ok ? [] : found.problems.map(({ field }) => field);
  };
  expect(fields({ end: 'claim', who: 'first', first: '66', second: '60' }, 'uspc-1898')).toEqual([]);
  expect(fields({ end: 'claim', first: '66', second: '60' })).toEqual(['who']);
  expect(fields({ end: 'claim', who: 'first', first: '66', second: '1' })).toEqual(['second']);
  expect(fields({ end: 'claim', who: 'first', first: '66', second: '12', trickless: 'second' })).toEqual(['second']);
  expect(fields({ end: 'claim', who: 'first', first: '160', second: '90' })).toEqual(['second']);
  expect(fields({ end: 'played', first: '70', second: '55' })).toEqual(['second']);
  expect(fields({ end: 'claim', who: 'first', first: '66', second: '0', closed: 'first', had: 'yes', trickless: 'second' })).toEqual(['trickless']);
  expect(fields({ end: 'claim', who: 'first', first: '66', second: '0', closed: 'first' })).toEqual(['had']);
});

test('a hand that nobody scores adds one point to the next, and a second such hand in a row adds no more', () => {
  const even = { end: 'played', who: null, closed: 'nobody', had: null, first: 65, second: 65, trickless: 'nobody' };
  const won = { ...even, end: 'claim', who: 'second', first: 40, second: 70 };
  for (const book of BOOKS) {
    const play = (entries: readonly object[]) => columnTotals(sheetOf(game, 'game').play({ first: null, second: null } as never, entries as never, book));
    expect(play([even, won])).toEqual({ first: 0, second: 2 });
    expect(play([even, even, won, won])).toEqual({ first: 0, second: 3 });
  }
});

test('four hands: every count of one side, in both books', () => {
  const four = scorerOf(game, 'deal', 'four-handed');
  for (const book of ['blue-ribbon-1940', 'uspc-1898'] as const)
    for (let we = 0; we <= 130; we++) {
      const raw = { we: String(we), ...(book === 'uspc-1898' ? { ten: we >= 65 ? 'we' : 'they' } : {}) };
      const found = answered(four, raw, book);
      if (we === 1 || we === 129) {
        expect(found.ok).toBe(false);
        continue;
      }
      const most = Math.max(we, 130 - we);
      const open = book === 'blue-ribbon-1940' ? most <= 66 || most === 100 : most === 65 || most === 130;
      const hand = open ? 0 : most > 100 ? 2 : 1;
      const winners = we >= 65 ? 'First side' : 'Second side';
      const total = found.ok ? (found.value.totals.find((one) => one.to === winners)?.points ?? 0) : Number.NaN;
      expect([book, we, total]).toEqual([book, we, hand + (book === 'uspc-1898' ? 1 : 0)]);
    }
});

test('three hands: the dealer stops at nine, and a player at the table does not', () => {
  const schwarz = { end: 'claim', who: 'first', closed: 'nobody', had: null, first: 66, second: 0, trickless: 'second' };
  const deals = Array.from({ length: 4 }, () => ({ dealer: 'first', ...schwarz }));
  const played = sheetOf(game, 'game', 'three-handed').play({ names: ['Ann', 'Ben', 'Cora'] } as never, deals as never, 'blue-ribbon-1940');
  expect(columnTotals(played)).toEqual({ first: 9, second: 12, third: 0 });
  expect(played.over).toMatch(/Ben reached 10/);
});
