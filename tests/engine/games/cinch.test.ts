// Cinch: every division of the points of a deal with every bid, in each form and book, compared with a second count without the engine's code:
// the cards' worth as printed (blue-ribbon-1940 p. 186-189, uspc-1898 p. 58-59), added up by side. Then who is out first, and the sheet.
import { describe, expect, test } from 'vitest';
import cinch from '../../../src/rules-engine/games/cinch/index.ts';
import type { BookId, Raw, Sheet } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { sample } from '../../support/tier.ts';

const BLUE = 'blue-ribbon-1940';
const OLD = 'uspc-1898';
const SIX = { high: 1, low: 1, jack: 1, game: 1, 'right-pedro': 5, 'left-pedro': 5 };
const NINE = { ...SIX, king: 25, trey: 15, nine: 9 };

type Worths = Readonly<Record<string, number>>;
type Owner = 'bidder' | 'adversaries' | 'nobody';

/** All ways to give each of the cards to one of the owners. */
function* divisions(cards: readonly string[], owners: readonly Owner[]): Generator<Record<string, Owner>> {
  for (let n = 0; n < owners.length ** cards.length; n++) {
    let rest = n;
    const one: Record<string, Owner> = {};
    for (const card of cards) {
      one[card] = owners[rest % owners.length] ?? 'nobody';
      rest = Math.floor(rest / owners.length);
    }
    yield one;
  }
}
const sumOf = (worths: Worths, has: Readonly<Record<string, Owner>>, owner: Owner) =>
  Object.entries(worths).reduce((sum, [card, worth]) => sum + (has[card] === owner ? worth : 0), 0);

/** The points of the two sides by the 1940 book; null if it does not say who scores the difference. */
function by1940(bid: number, mine: number, theirs: number, revoke: Owner): readonly [number, number] | null {
  if (revoke === 'adversaries') return [mine, 0];
  if (revoke === 'bidder' || mine < bid) return [0, theirs + bid];
  return mine >= theirs ? [mine - theirs, 0] : null;
}
/** The same by the 1898 book. */
function by1898(bid: number, mine: number, theirs: number, revoke: Owner, given: boolean): readonly [number, number] {
  if (revoke === 'adversaries') return [mine, 0];
  if (revoke === 'bidder') return [0, theirs];
  if (mine >= bid) return [mine, theirs];
  return given ? [0, theirs + bid] : [-bid, theirs];
}

function told(raw: Raw, book: BookId, form?: string) {
  const result = answered(scorerOf(cinch, 'deal', form), raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const problemsOf = (raw: Raw, book: BookId, form?: string) => {
  const result = answered(scorerOf(cinch, 'deal', form), raw, book);
  return result.ok ? [] : result.problems.map(({ field }) => field);
};
/** The totals of the two sides; zero for one without a line. */
function totals(raw: Raw, book: BookId, form?: string): readonly [number, number] {
  const found = told(raw, book, form).totals;
  const of = (one: string) => found.find(({ to }) => to === one)?.points ?? 0;
  return [of(form === 'auction' ? 'Bidder and partner' : 'Bidder’s side'), of('Adversaries')];
}

const FORMS = [
  [BLUE, undefined, SIX],
  [BLUE, 'blind', SIX],
  [BLUE, 'auction', SIX],
  [BLUE, 'sixty-three', NINE],
  [OLD, undefined, SIX],
  [OLD, 'blind', SIX],
  [OLD, 'auction', SIX],
  [OLD, 'two-handed', SIX],
  [OLD, 'six-handed-blind', SIX],
] as const;

describe.each(FORMS)('%s %s', (book, form, worths: Worths) => {
  const cards = Object.keys(worths);
  const whole = Object.values(worths).reduce((sum, one) => sum + one, 0);
  // 512 divisions by 63 bids are tried in the long form once; the short ones with every revoke and custom.
  const revokes: readonly Owner[] = form === 'sixty-three' ? ['nobody'] : ['nobody', 'bidder', 'adversaries'];
  const customs = book === OLD ? ['back', 'given'] : ['back'];

  test('every division of the points, every bid', () => {
    for (const has of sample([...divisions(cards, ['bidder', 'adversaries'])], 4)) {
      const mine = sumOf(worths, has, 'bidder');
      const theirs = sumOf(worths, has, 'adversaries');
      expect(mine + theirs).toBe(whole);
      for (let bid = 1; bid <= whole; bid++)
        for (const revoke of revokes)
          for (const failed of customs) {
            const raw = { ...has, bid: `${bid}`, revoke, ...(book === OLD ? { failed } : {}) };
            const expected = book === OLD ? by1898(bid, mine, theirs, revoke, failed === 'given') : by1940(bid, mine, theirs, revoke);
            const found = totals(raw, book, form);
            if (found[0] !== (expected?.[0] ?? 0) || found[1] !== (expected?.[1] ?? 0)) expect(found, JSON.stringify(raw)).toEqual(expected ?? [0, 0]);
            if (
              expected === null &&
              !told(raw, book, form)
                .notes.join()
                .includes(`difference of ${theirs - mine}`)
            )
              expect(raw).toBe('told as open');
          }
    }
  });
  test('a bid above all the points is rejected', () => {
    const all = Object.fromEntries(cards.map((card) => [card, 'bidder']));
    expect(problemsOf({ ...all, bid: `${whole}`, revoke: 'nobody' }, book, form)).toEqual([]);
    expect(problemsOf({ ...all, bid: `${whole + 1}`, revoke: 'nobody' }, book, form)).toEqual(['bid']);
  });
});

test('a trump that nobody has: by the 1940 book all are made in every deal, by the older one they need not be', () => {
  for (const has of divisions(Object.keys(SIX), ['bidder', 'adversaries', 'nobody'])) {
    const missing = Object.keys(SIX).filter((card) => has[card] === 'nobody');
    const raw = { ...has, bid: '4', revoke: 'nobody' };
    expect(problemsOf(raw, BLUE)).toEqual(missing);
    expect(totals(raw, OLD)).toEqual(by1898(4, sumOf(SIX, has, 'bidder'), sumOf(SIX, has, 'adversaries'), 'nobody', false));
  }
});

test('the joker: ten more, by the older book only', () => {
  for (const has of divisions(Object.keys(SIX), ['bidder', 'adversaries']))
    for (const joker of ['bidder', 'adversaries'] as const)
      for (let bid = 1; bid <= 24; bid++) {
        const mine = sumOf({ ...SIX, joker: 10 }, { ...has, joker }, 'bidder');
        expect(totals({ ...has, joker, bid: `${bid}`, revoke: 'nobody' }, OLD)).toEqual(by1898(bid, mine, 24 - mine, 'nobody', false));
      }
  expect(scorerOf(cinch, 'deal').ask.joker?.books).toEqual([OLD]);
});

/** Who reaches the game first when the cards are counted in order, after a set-back. */
function firstOut(has: Readonly<Record<string, Owner>>, before: readonly [number, number], bid: number): string {
  const now = { bidder: before[0], adversaries: before[1] };
  const made = sumOf(SIX, has, 'bidder') >= bid;
  if (!made) now.bidder -= bid;
  for (const [card, worth] of Object.entries(SIX)) {
    const owner = has[card];
    if (owner === undefined || owner === 'nobody' || (owner === 'bidder' && !made)) continue;
    now[owner] += worth;
    if (now[owner] >= 52) return owner;
  }
  return 'nobody';
}

test('who is out first by the older book, for every division and every pair of scores near the game', () => {
  const said = { bidder: 'Bidder’s side wins the game', adversaries: 'Adversaries win the game' } as const;
  for (const has of divisions(Object.keys(SIX), ['bidder', 'adversaries']))
    for (let mine = 38; mine <= 51; mine++)
      for (let theirs = 38; theirs <= 51; theirs++) {
        const { headline } = told({ ...has, bid: '7', revoke: 'nobody', before: `${mine}.${theirs}` }, OLD);
        const first = firstOut(has, [mine, theirs], 7);
        const right = first === 'nobody' ? headline.endsWith('nobody is out') : headline === said[first as keyof typeof said];
        if (!right) expect(headline, JSON.stringify({ has, mine, theirs })).toBe(first);
      }
});

test('by the 1940 book a side is out only with the difference, not while counting', () => {
  const has = { high: 'adversaries', low: 'adversaries', jack: 'adversaries', game: 'adversaries', 'right-pedro': 'bidder', 'left-pedro': 'bidder' };
  const headline = (before: string) => told({ ...has, bid: '8', revoke: 'nobody', before }, BLUE).headline;
  expect(headline('45.0')).toBe('Bidder’s side wins the game');
  expect(headline('44.50')).toContain('nobody is out');
  expect(problemsOf({ ...has, bid: '8', revoke: 'nobody', before: '51.0' }, BLUE)).toEqual(['before']);
});

describe('the sheet', () => {
  const play = (entries: readonly object[], book: BookId, setup: object = {}) => {
    const sheet: Sheet = sheetOf(cinch, 'game');
    return sheet.play({ players: 'two', names: ['Ann', 'Ben'], failed: 'back', ...setup } as never, entries as never, book);
  };
  const all = { high: 'first', low: 'first', jack: 'first', game: 'first', 'right-pedro': 'first', 'left-pedro': 'first' };
  const entry = { bidder: 'first', bid: 14, ...all, joker: 'none', revoke: 'nobody' };

  test('four deals of fourteen are 56, and the game is over with the fourth', () => {
    for (const book of [BLUE, OLD] as const) {
      const { over, rows } = play([entry, entry, entry, entry, entry], book);
      expect(over).toContain('Ann reached');
      expect(rows.map(({ problems }) => problems.length)).toEqual([0, 0, 0, 0, 1]);
    }
  });
  test('in the hole and out of it', () => {
    const set = { ...entry, bidder: 'second', bid: 3 };
    expect(play([set], OLD).state[0]).toBe('Ann 14, Ben -3; playing to 52.');
    expect(play([set], BLUE).state[0]).toBe('Ann 17, Ben 0; playing to 51.');
  });
  test('more than two keep a score by the older book only', () => {
    const three = { players: 'three', names: ['Ann', 'Ben', 'Cora'] };
    expect(play([entry], OLD, three).rows[0]?.problems).toEqual([]);
    expect(play([entry], BLUE, three).rows[0]?.problems.map(({ field }) => field)).toEqual(['bidder']);
    expect(play([{ ...entry, bidder: 'fourth' }], OLD, three).rows[0]?.problems.map(({ field }) => field)).toEqual(['bidder']);
    expect(play([{ ...entry, bid: 14, low: 'second' }], OLD, { ...three, failed: 'given' }).rows[0]?.problems.map(({ field }) => field)).toEqual(['failed']);
  });
});

test('an evening: games, half games and cuts', () => {
  const sheet: Sheet = sheetOf(cinch, 'evening', 'progressive');
  const play = (tie: string, entries: readonly object[]) => sheet.play({ name: null, tie } as never, entries as never, OLD);
  const sums = (tie: string, own: number, other: number, cut = 'none') => {
    const [row] = play(tie, [{ own, other, cut }]).rows;
    return row?.problems.length === 0 ? row.lines.reduce((sum, { points = 0 }) => sum + points, 0) : row?.problems.map(({ field }) => field).join();
  };
  for (let own = -14; own <= 14; own++)
    for (let other = -14; other <= 14; other++) {
      expect(sums('half', own, other)).toBe(own > other ? 1 : own === other ? 0.5 : 0);
      expect(sums('cut', own, other, own === other ? 'won' : 'none')).toBe(own >= other ? 1 : 0);
      if (own !== other) expect(sums('cut', own, other, 'won')).toBe('cut');
    }
  expect(sums('cut', 7, 7, 'lost')).toBe(0);
  expect(sums('cut', 7, 7)).toBe('cut');
});
