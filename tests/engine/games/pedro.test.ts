// Pedro: every division of the points of a deal with every bid, in each form and book, compared with a second count without the engine's code: the
// worth of each card as printed (blue-ribbon-1940 p. 10-11, donohue p. 41-43, uspc-1898 p. 71-72), added up by player.
import { describe, expect, test } from 'vitest';
import pedro from '../../../src/rules-engine/games/pedro/index.ts';
import { type BookId, decode, type Raw, type Sheet } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';
import { sample } from '../../support/tier.ts';

const BLUE = 'blue-ribbon-1940';
const DONOHUE = 'donohue';
const OLD = 'uspc-1898';
const ONES = { high: 1, low: 1, jack: 1, game: 1 };
const PEDRO = { ...ONES, pedro: 5 };
const SANCHO = { ...PEDRO, sancho: 9 };

type Worths = Readonly<Record<string, number>>;
type Totals = Record<string, number>;

/** Forms with their points in the order of counting out, and the game. */
const FORMS = [
  [BLUE, undefined, ONES, null],
  [DONOHUE, undefined, PEDRO, 21],
  [OLD, undefined, PEDRO, 21],
  [BLUE, 'pedro-sancho', SANCHO, 50],
  [DONOHUE, 'pedro-sancho', SANCHO, 50],
  [OLD, 'pedro-sancho', SANCHO, 50],
  [BLUE, 'dom-pedro', { ...ONES, trey: 3, pedro: 5 }, 50],
  [DONOHUE, 'dom-pedro', { ...PEDRO, joker: 15, sancho: 9 }, 50],
  [OLD, 'dom-pedro', { ...SANCHO, joker: 15 }, 100],
  [BLUE, 'snoozer', { ...ONES, trey: 3, pedro: 5, sancho: 9, joker: 15 }, 100],
] as const;

/** All ways to give each card to one of the owners; high and low always have one. */
function* divisions(cards: readonly string[], owners: readonly string[]): Generator<Record<string, string>> {
  for (let n = 0; n < owners.length ** cards.length; n++) {
    let rest = n;
    const one: Record<string, string> = {};
    for (const card of cards) {
      one[card] = owners[rest % owners.length] ?? 'nobody';
      rest = Math.floor(rest / owners.length);
    }
    if (one.high !== 'nobody' && one.low !== 'nobody') yield one;
  }
}
const sumOf = (worths: Worths, has: Readonly<Record<string, string>>, owner: string) =>
  Object.entries(worths).reduce((sum, [card, worth]) => sum + (has[card] === owner ? worth : 0), 0);

interface Deal {
  readonly bidder: string;
  readonly bid: number | null;
  readonly sold: string;
  readonly revoke: string;
}

/** The points of each player, by the words of the books. */
function expected(worths: Worths, has: Readonly<Record<string, string>>, { bidder, bid, sold, revoke }: Deal, book: BookId, only = false): Totals {
  const totals: Totals = { '1': sumOf(worths, has, '1'), '2': sumOf(worths, has, '2'), '3': sumOf(worths, has, '3') };
  const made = totals[bidder] ?? 0;
  const spared = book === BLUE && revoke !== 'nobody' && revoke !== bidder;
  if (bid !== null && revoke !== bidder) {
    if (made < bid && !spared) totals[bidder] = -bid;
    else if (made >= bid && only) totals[bidder] = bid;
  }
  if (revoke !== 'nobody') totals[revoke] = bid === null ? (book === BLUE ? -2 : 0) : -bid;
  if (sold !== 'nobody' && bid !== null) totals[sold] = (totals[sold] ?? 0) + bid;
  return totals;
}

function told(raw: Raw, book: BookId, form?: string) {
  const result = answered(scorerOf(pedro, 'deal', form), raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const problemsOf = (raw: Raw, book: BookId, form?: string) => {
  const result = answered(scorerOf(pedro, 'deal', form), raw, book);
  return result.ok ? [] : result.problems.map(({ field }) => field);
};
function totals(raw: Raw, book: BookId, form?: string): Totals {
  const found = told(raw, book, form).totals;
  return Object.fromEntries(['1', '2', '3'].map((player) => [player, found.find(({ to }) => to === `Player ${player}`)?.points ?? 0]));
}
const same = (one: Totals, other: Totals) => ['1', '2', '3'].every((player) => one[player] === other[player]);

describe.each(FORMS)('%s %s', (book, form, worths: Worths, target) => {
  const cards = Object.keys(worths);
  const whole = Object.values(worths).reduce((sum, one) => sum + one, 0);
  // Three players and undealt cards if the space is small; two players if it is large.
  const owners = cards.length > 6 ? ['1', '2'] : cards.length > 5 ? ['1', '2', 'nobody'] : ['1', '2', '3', 'nobody'];

  test('every division of the points, every bid', () => {
    for (const has of sample([...divisions(cards, owners)], 4))
      for (let bid = 1; bid <= whole; bid++) {
        const deal = { bidder: '1', bid, sold: 'nobody', revoke: 'nobody' };
        const found = totals({ ...has, ...deal, bid: `${bid}` }, book, form);
        const right = expected(worths, has, deal, book);
        if (!same(found, right)) expect(found, JSON.stringify({ has, bid })).toEqual(right);
      }
  });
  test('sales, refusals, revokes and deals without a bid', () => {
    for (const has of sample([...divisions(cards, ['1', '2'])], 4))
      for (const bid of [null, 1, Math.ceil(whole / 2), whole])
        for (const sold of book === BLUE || bid === null ? ['nobody'] : ['nobody', '2', '3'])
          for (const revoke of ['nobody', '1', '2']) {
            const deal = { bidder: '1', bid, sold, revoke };
            const raw = {
              ...has,
              bidder: '1',
              ...(bid === null ? { bidding: 'no' } : { bid: `${bid}` }),
              revoke,
              ...(book === BLUE || bid === null ? {} : { sold }),
            };
            const found = totals(raw, book, form);
            const right = expected(worths, has, deal, book);
            if (!same(found, right)) expect(found, JSON.stringify(raw)).toEqual(right);
          }
  });
  test('a bid above all the points is rejected', () => {
    const all = Object.fromEntries(cards.map((card) => [card, '1']));
    expect(problemsOf({ ...all, bidder: '1', bid: `${whole}`, revoke: 'nobody' }, book, form)).toEqual([]);
    if (whole < 36) expect(problemsOf({ ...all, bidder: '1', bid: `${whole + 1}`, revoke: 'nobody' }, book, form)).toEqual(['bid']);
  });
  test.runIf(target !== null)('who is out first, for every division and scores near the game', () => {
    const game = target ?? 0;
    for (const has of divisions(cards, ['1', '2']))
      for (const mine of [1, 2, 5, 9, 14, 20])
        for (const theirs of [1, 3, 6, 10, 15]) {
          const now: Totals = { '1': game - mine, '2': game - theirs };
          let first = 'nobody';
          for (const [card, worth] of Object.entries(worths)) {
            const owner = has[card] ?? '';
            now[owner] = (now[owner] ?? 0) + worth;
            if (first === 'nobody' && (now[owner] ?? 0) >= game) first = owner;
          }
          const { headline } = told({ ...has, bidder: '1', bidding: 'no', revoke: 'nobody', before: `${game - mine}.${game - theirs}` }, book, form);
          const right = first === 'nobody' ? headline.endsWith('nobody is out') : headline === `Player ${first} wins the game`;
          if (!right) expect(headline, JSON.stringify({ has, mine, theirs })).toBe(first);
        }
  });
});

test('by a custom in Donohue a bidder scores only the bid', () => {
  for (const form of [undefined, 'pedro-sancho']) {
    const worths = form === undefined ? PEDRO : SANCHO;
    for (const has of divisions(Object.keys(worths), ['1', '2']))
      for (let bid = 1; bid <= 9; bid++) {
        const deal = { bidder: '1', bid, sold: '3', revoke: 'nobody' };
        expect(totals({ ...has, ...deal, bid: `${bid}`, custom: 'bid' }, DONOHUE, form)).toEqual(expected(worths, has, deal, DONOHUE, true));
      }
  }
});

describe('rejected', () => {
  const raw = { bidder: '1', bid: '5', high: '1', low: '1', jack: '1', game: '1', pedro: '1', sold: 'nobody', revoke: 'nobody' };
  test.each([
    ['a sale to oneself', { sold: '1' }, ['sold']],
    ['a deal without its bid', { bid: '' }, ['bid']],
    ['low that nobody has, where some trump is the lowest', { low: 'nobody' }, ['low']],
    ['a player who has no score', { jack: '4', before: '3.4.5' }, ['jack']],
    ['one who is out already', { before: '3.21' }, ['before']],
  ])('%s', (_, wrong, fields) => {
    expect(problemsOf({ ...raw, ...wrong }, OLD)).toEqual(fields);
  });
  test('a sale that is not answered, by the books that sell', () => {
    const asked = (book: BookId) => decode(scorerOf(pedro, 'deal').ask, { ...raw, sold: '', custom: 'all' }, book);
    for (const book of [DONOHUE, OLD] as const) {
      const found = asked(book);
      expect(found.ok ? [] : found.problems.map(({ field }) => field)).toEqual(['sold']);
    }
    expect(asked(BLUE).ok).toBe(true);
  });
  test('by Donohue only the deuce may be low, and it may not have been dealt', () => {
    expect(problemsOf({ ...raw, low: 'nobody' }, DONOHUE)).toEqual([]);
  });
});

describe('the sheet', () => {
  const all = { high: '1', low: '1', jack: '1', game: '1', trey: null, pedro: '1', sancho: '1', joker: null };
  const entry = { bidder: '1', bidding: 'yes', bid: 18, sold: 'nobody', ...all, revoke: 'nobody' };
  const play = (entries: readonly object[], book: BookId, setup: object = {}) => {
    const sheet: Sheet = sheetOf(pedro, 'game', 'pedro-sancho');
    return sheet.play({ players: 'two', names: ['Ann', 'Ben'], custom: 'all', target: 'usual', ...setup } as never, entries as never, book);
  };
  test('three deals of eighteen are out at fifty, and not at a hundred', () => {
    for (const book of [BLUE, DONOHUE, OLD] as const)
      expect(play([entry, entry, entry, entry], book).rows.map(({ problems }) => problems.length)).toEqual([0, 0, 0, 1]);
    expect(play([entry, entry, entry], OLD, { target: 'long' }).state[0]).toBe('Ann 54, Ben 0; playing to 100. Counted down, to go: Ann 46, Ben 100.');
  });
  test('a seller is out by the sale before a card is counted', () => {
    const sold = { ...entry, sold: '2' };
    expect(play([sold, sold, sold], OLD).over).toContain('Ben reached 50');
    expect(play([entry, { ...entry, high: '3' }], OLD).rows[1]?.problems.map(({ field }) => field)).toEqual(['high']);
  });
});
