// Banks between players: a thousand sessions of each account against a second method without lines and schedules; every payoff by enumeration;
// and the odds on the page against counts by hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BookId, countedOut, playWritten, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { oddsOf } from '../../../src/rules-engine/registry.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { everyPlace } from '../../support/every-place.ts';

const SEATS = ['first', 'second', 'third'] as const;
const NAMES = ['A', 'B', 'C'];

/** Totals of a session of three players, from the sheet. */
function totals(id: string, key: string, book: BookId, setup: Raw, entries: readonly Raw[]): readonly number[] {
  const place = everyPlace.find((one) => one.id === id);
  const sheet = sheetIn(place, key);
  if (sheet === undefined) throw new Error(`no sheet ${key} at ${id}`);
  const { played, wrong } = playWritten(sheet, { setup: { players: 'three', names: 'A.B.C', ...setup }, entries }, book);
  expect(wrong).toEqual([]);
  expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
  return NAMES.map((name) => (sideTotals(played).find(({ side }) => side === name)?.points ?? 0) + 0);
}
/** The second method: each player's gain is the banker's loss. */
function settled(deals: readonly { readonly banker: number; readonly gains: readonly number[] }[]): readonly number[] {
  const has = [0, 0, 0];
  for (const { banker, gains } of deals)
    for (const [seat, gain] of gains.entries()) {
      if (seat === banker) continue;
      has[seat] = (has[seat] ?? 0) + gain;
      has[banker] = (has[banker] ?? 0) - gain;
    }
  return has.map((chips) => chips + 0);
}
const RUNS = { numRuns: 1000 };
const banker = fc.integer({ min: 0, max: 2 });
const three = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 3, maxLength: 3 });

describe('macao', () => {
  const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0];
  const fate = (count: number, dealer: number) => (count > dealer ? 1 : count < dealer ? -1 : 0);
  /** One card each, without drawing: the value of the sheet's field for a player's hand, and what it wins by the book of 1898. */
  function met(card: number, dealer: number): readonly [string, number] | null {
    const natural = ['seven', 'eight', 'nine'];
    const [mine, his] = [card - 7, dealer - 7];
    if (mine >= 0 && his >= 0) return mine === his ? ['tie', 0] : null;
    if (mine >= 0) return [natural[mine] ?? '', mine + 1];
    if (his >= 0) return ['lost', -his - 1];
    return [['lost', 'tie', 'won'][fate(card, dealer) + 1] ?? '', fate(card, dealer)];
  }
  const deal = fc.record({
    banker,
    dealer: fc.constantFrom(...CARDS),
    cards: three(fc.constantFrom(...CARDS)),
    stakes: three(fc.integer({ min: 1, max: 50 })),
  });
  test('a thousand sessions, from the cards', () => {
    fc.assert(
      fc.property(fc.array(deal, { minLength: 1, maxLength: 12 }), (deals) => {
        const fair = deals.filter((one) => one.cards.every((card, seat) => seat === one.banker || met(card, one.dealer) !== null));
        const entries = fair.map((one) => ({
          banker: SEATS[one.banker] ?? '',
          dealer: ({ 7: 'seven', 8: 'eight', 9: 'nine' } as Record<number, string>)[one.dealer] ?? 'counted',
          hands: one.cards.map((card, seat) => (seat === one.banker ? 'out' : (met(card, one.dealer)?.[0] ?? ''))).join('.'),
          stakes: one.stakes.join('.'),
        }));
        const second = fair.map((one) => ({
          banker: one.banker,
          gains: one.cards.map((card, seat) => (met(card, one.dealer)?.[1] ?? 0) * (one.stakes[seat] ?? 0)),
        }));
        expect(totals('macao', 'account', 'uspc-1898', {}, entries)).toEqual(settled(second));
      }),
      RUNS,
    );
  });
});

describe('blind-hookey', () => {
  const RANKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'];
  const rank = fc.integer({ min: 0, max: 12 });
  const deal = fc.record({ banker, dealer: rank, cards: three(rank), stakes: three(fc.integer({ min: 1, max: 50 })) });
  test.each([
    ['blue-ribbon-1940', false],
    ['donohue', true],
  ] as const)('a thousand sessions, %s', (book, aceOpen) => {
    const gain = (card: number, dealer: number) => (aceOpen && card !== dealer && Math.max(card, dealer) === 12 ? 0 : card > dealer ? 1 : -1);
    fc.assert(
      fc.property(fc.array(deal, { minLength: 1, maxLength: 12 }), (deals) => {
        const entries = deals.map((one) => ({
          banker: SEATS[one.banker] ?? '',
          dealer: RANKS[one.dealer] ?? '',
          cards: one.cards.map((card, seat) => (seat === one.banker ? 'out' : (RANKS[card] ?? ''))).join('.'),
          stakes: one.stakes.join('.'),
        }));
        const second = deals.map((one) => ({ banker: one.banker, gains: one.cards.map((card, seat) => gain(card, one.dealer) * (one.stakes[seat] ?? 0)) }));
        expect(totals('blind-hookey', 'account', book, {}, entries)).toEqual(settled(second));
      }),
      RUNS,
    );
  });
});

describe('lansquenet', () => {
  const chips = three(fc.integer({ min: 0, max: 50 }));
  const deal = fc.record({ banker, matched: chips, open: chips });
  test('a thousand sessions', () => {
    fc.assert(
      fc.property(fc.array(deal, { minLength: 1, maxLength: 12 }), (all) => {
        const deals = all
          .map((one) => ({ ...one, matched: one.matched.with(one.banker, 0), open: one.open.with(one.banker, 0) }))
          .filter((one) => [...one.matched, ...one.open].some((bet) => bet > 0));
        const entries = deals.map((one) => ({ banker: SEATS[one.banker] ?? '', matched: one.matched.join('.'), open: one.open.join('.') }));
        const second = deals.map((one) => ({ banker: one.banker, gains: one.open.map((open, seat) => open - (one.matched[seat] ?? 0)) }));
        for (const book of ['blue-ribbon-1940', 'donohue'] as const) expect(totals('lansquenet', 'account', book, {}, entries)).toEqual(settled(second));
      }),
      RUNS,
    );
  });
});

describe('banks with a capital', () => {
  const chips = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 3, maxLength: 3 });
  test('a thousand sessions of monte bank', () => {
    const gate = fc.constantFrom('top', 'bottom', 'both', 'none');
    fc.assert(
      fc.property(fc.array(fc.record({ gate, onTop: chips, onBottom: chips }), { minLength: 1, maxLength: 12 }), (all) => {
        const gates = all.filter(({ onTop, onBottom }) => [...onTop, ...onBottom].some((bet) => bet > 0));
        const entries = gates.map((one) => ({ gate: one.gate, onTop: one.onTop.join('.'), onBottom: one.onBottom.join('.') }));
        const second = [0, 1, 2].map((seat) =>
          gates.reduce((sum, one) => {
            const signs = { top: [1, -1], bottom: [-1, 1], both: [1, 1], none: [-1, -1] }[one.gate] ?? [0, 0];
            return sum + (signs[0] ?? 0) * (one.onTop[seat] ?? 0) + (signs[1] ?? 0) * (one.onBottom[seat] ?? 0);
          }, 0),
        );
        expect(totals('monte-bank', 'bank', 'blue-ribbon-1940', { capital: '100000' }, entries)).toEqual(second);
      }),
      RUNS,
    );
  });
  test('a thousand sessions of rondeau, in stakes of ten', () => {
    const roll = fc.record({ left: fc.integer({ min: 0, max: 9 }), odd: chips, even: chips });
    fc.assert(
      fc.property(fc.array(roll, { minLength: 1, maxLength: 12 }), fc.constantFrom('winnings', 'stakes'), (all, of) => {
        const rolls = all.filter(({ odd, even }) => [...odd, ...even].some((bet) => bet > 0));
        const tens = (bets: readonly number[]) => bets.map((bet) => bet * 10).join('.');
        const entries = rolls.map((one) => ({ left: `${one.left}`, odd: tens(one.odd), even: tens(one.even) }));
        const second = [0, 1, 2].map((seat) =>
          rolls.reduce((sum, { left, odd, even }) => {
            if (left === 0 || left === 9) return sum;
            const [right, other] = left % 2 === 1 ? [odd[seat] ?? 0, even[seat] ?? 0] : [even[seat] ?? 0, odd[seat] ?? 0];
            return sum + 9 * right - (of === 'stakes' ? 11 : 10) * other;
          }, 0),
        );
        expect(totals('rondeau', 'account', 'blue-ribbon-1940', { of }, entries)).toEqual(second);
      }),
      RUNS,
    );
  });
  test('three-card monte, every card at either price', () => {
    const net = (card: string, pays: string) =>
      totals('three-card-monte', 'account', 'blue-ribbon-1940', { pays, name: 'A', players: undefined, names: undefined }, [{ card, stake: '3' }])[0];
    expect([net('black', 'fair'), net('black', 'even'), net('red', 'fair'), net('red', 'even')]).toEqual([6, 3, -3, -3]);
  });
});

/** The values of a row of odds, by book: the bank's advantage, or the ways of an event. */
async function counted(id: string, key: string): Promise<readonly string[]> {
  const place = everyPlace.find((one) => one.id === id);
  const table = await oddsOf[id]?.();
  if (place === undefined || table === undefined) throw new Error(`${id}: expected odds`);
  const row = countedOut(place, table.odds).find((one) => one.key === key);
  return (row?.tallies ?? []).map(({ books, tally }) => {
    const { advantage, wins, of } = tally;
    return `${books.join(', ')}: ${advantage === null ? `${wins} of ${of}` : `${advantage.n}/${advantage.d}`}`;
  });
}
describe('odds counted by hand', () => {
  test.each([
    // Any card, then any other: 3 of the 51 have its rank.
    ['blind-hookey', 'packet', ['blue-ribbon-1940, donohue: 1/17']],
    ['blind-hookey', 'tie', ['blue-ribbon-1940, donohue: 156 of 2652']],
    ['lansquenet', 'single', ['blue-ribbon-1940, donohue: 0/1']],
    ['lansquenet', 'own-double', ['donohue: 1/5']],
    // Three of 48 cards are exempt from a loss; otherwise wins and losses would be equal.
    ['lansquenet', 'own-at-once', ['donohue: 1/16']],
    // A blank with a nine, 16 × 4, and the pairs 1 and 8, 2 and 7, 3 and 6, 4 and 5, 16 each.
    ['macao', 'nine', ['blue-ribbon-1940: 128 of 1326', 'uspc-1898: 4 of 52']],
    // A blank with an eight, three pairs of ranks, and two fours.
    ['macao', 'eight', ['blue-ribbon-1940: 118 of 1326', 'uspc-1898: 4 of 52']],
    ['macao', 'seven', ['blue-ribbon-1940: 112 of 1326', 'uspc-1898: 4 of 52']],
    // Six orders of three cards: one pays four, five lose one. Three orders of two alike: one pays two.
    ['faro', 'turn-called', ['blue-ribbon-1940: 1/6']],
    ['faro', 'cat-hop', ['blue-ribbon-1940: 0/1']],
    // Two alike of three: split, loser and hock, winner and hock. Half a stake is lost in one of three.
    ['faro', 'two-of-3', ['blue-ribbon-1940: 1/6']],
    ['faro', 'one-of-25', ['blue-ribbon-1940: 0/1']],
    // 40 × 30 × 18 gates win two suits and 40 × 9 × 8 win one, of 40 × 39 × 38.
    ['monte-bank', 'unseen', ['blue-ribbon-1940: 43/247']],
    ['monte-bank', 'two-suits', ['blue-ribbon-1940: 0/1']],
    ['monte-bank', 'two-suits-two-gone', ['blue-ribbon-1940: 1/9']],
    ['monte-bank', 'one-suit-two-gone', ['blue-ribbon-1940: 2/3']],
    ['rondeau', 'winnings', ['blue-ribbon-1940: 1/20']],
    ['rondeau', 'stakes', ['blue-ribbon-1940: 1/10']],
    ['three-card-monte', 'even', ['blue-ribbon-1940: 1/3']],
    ['three-card-monte', 'fair', ['blue-ribbon-1940: 0/1']],
    ['macao', 'nothing', ['blue-ribbon-1940: 120 of 1326', 'uspc-1898: 16 of 52']],
  ])('%s %s', async (id, key, expected) => {
    expect(await counted(id, key)).toEqual(expected);
  });
});
