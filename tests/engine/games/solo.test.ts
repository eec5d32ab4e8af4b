// Solo: every bid with every number of tricks, by both books, against tables copied again from their text; and accounts that add up to zero.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import game from '../../../src/rules-engine/games/solo/index.ts';
import { type BookId, columnTotals } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const BLUE = 'blue-ribbon-1940';
const USPC = 'uspc-1898';
type Bid = 'simple' | 'forcee' | 'solo' | 'tout-ace' | 'tout';
const BIDS: readonly Bid[] = ['simple', 'forcee', 'solo', 'tout-ace', 'tout'];
const SUITS = ['clubs', 'spades', 'hearts', 'diamonds'] as const;

/** The tables: in suit and in color; Blue Ribbon p. 362, U.S. Playing Card p. 90-91. */
const TABLE: Readonly<Record<string, Readonly<Record<Bid, readonly [number, number]>>>> = {
  [BLUE]: { simple: [2, 4], forcee: [4, 8], solo: [4, 8], 'tout-ace': [16, 32], tout: [16, 32] },
  [USPC]: { simple: [2, 4], forcee: [4, 8], solo: [4, 8], 'tout-ace': [4, 8], tout: [16, 32] },
};
const alone = (bid: Bid) => bid === 'solo' || bid === 'tout';

/** What one loser pays one winner, by the caller's tricks, played on or not; positive if the caller wins. */
function expected(book: BookId, bid: Bid, color: 0 | 1, tricks: number, on: boolean, sequence: number): number {
  const prices = TABLE[book] as Readonly<Record<Bid, readonly [number, number]>>;
  const own = prices[bid][color];
  const three = sequence < 3 ? 0 : (book === BLUE ? 3 : 1) + sequence - 3;
  if (bid === 'tout' || bid === 'tout-ace') return tricks === 8 ? own + three : -own - three;
  if (tricks < 5) return -own - three;
  if (!on) return own + three;
  const tout = prices[alone(bid) ? 'tout' : 'tout-ace'][color];
  if (tricks < 8) return -tout - three;
  if (book === BLUE) return tout + three;
  return (bid === 'simple' ? prices.solo[color] : own * (color === 1 ? 4 : 2)) + three;
}

/** The same by the scorer. */
function counted(book: BookId, bid: Bid, suit: string, tricks: number, on: boolean, sequence: number, pool?: number, toutPool = false) {
  const isTout = bid === 'tout' || bid === 'tout-ace';
  const won = isTout ? tricks === 8 : on ? tricks === 8 : tricks >= 5;
  const raw = {
    game: bid,
    suit,
    matadors: sequence === 0 ? '' : `${sequence}`,
    ...(isTout ? { tout: won ? 'won' : 'lost' } : { end: `${on ? 'on-' : ''}${won ? 'won' : 'lost'}` }),
    ...(pool === undefined ? {} : { pool: `${pool}` }),
    ...(toutPool ? { toutPool: 'yes' } : {}),
  };
  const found = answered(scorerOf(game, 'deal'), raw, book);
  return found.ok ? Object.fromEntries(found.value.totals.map(({ to, points }) => [to, points])) : found.problems.map(({ field }) => field);
}

describe.each([BLUE, USPC] as const)('%s', (book) => {
  test.each(BIDS)('%s: every suit, every number of tricks, every sequence', (bid) => {
    for (const suit of SUITS)
      for (let tricks = 0; tricks <= 8; tricks++)
        for (const on of tricks >= 5 && bid !== 'tout' && bid !== 'tout-ace' ? [false, true] : [false])
          for (const sequence of [0, 3, 4, 7, 9]) {
            const value = expected(book, bid, suit === 'clubs' ? 1 : 0, tricks, on, sequence);
            const totals = alone(bid) ? { Caller: 3 * value, 'Each adversary': -value } : { Caller: value, Partner: value, 'Each adversary': -value };
            expect(counted(book, bid, suit, tricks, on, sequence), `${bid} in ${suit}, ${tricks} tricks${on ? ', played on' : ''}, ${sequence}`).toEqual(
              totals,
            );
          }
  });

  test('the pool, at every height, for every bid', () => {
    for (const bid of BIDS)
      for (const suit of SUITS)
        for (const pool of [1, 15, 16, 17, 40])
          for (const agreed of book === USPC ? [false, true] : [false])
            for (const tricks of [0, 8]) {
              const touched = suit === 'clubs' && (bid === 'solo' || (bid === 'tout' && (book === BLUE || agreed)));
              const found = counted(book, bid, suit, tricks, false, 0, pool, agreed) as Record<string, number>;
              expect(found.Pool, `${bid} ${suit} ${pool}`).toBe(touched ? Math.min(pool, 16) * (tricks === 8 ? -1 : 1) : undefined);
            }
  });

  test('1,000 random accounts: with the pool nothing is lost, and the second calculation agrees', () => {
    const next = seeded(1898);
    const throwing = (sides: number) => Math.floor(next() * sides);
    const seats = ['first', 'second', 'third', 'fourth'] as const;
    for (let n = 0; n < 1000; n++) {
      const stake = throwing(5);
      const has = [0, 0, 0, 0];
      const give = (seat: number, points: number) => {
        has[seat] = (has[seat] ?? 0) + points;
      };
      let pool = 0;
      const entries = Array.from({ length: 1 + throwing(5) }, () => {
        const dealer = throwing(4);
        const caller = throwing(4);
        const bid = BIDS[throwing(5)] ?? 'solo';
        const suit = SUITS[throwing(4)] ?? 'clubs';
        const sequence = throwing(2) * (3 + throwing(7));
        const partner = (caller + 1 + throwing(3)) % 4;
        const fined = throwing(5) === 0 ? throwing(4) : -1;
        const on = throwing(3) === 0;
        const tricks = on ? 5 + throwing(4) : throwing(9);
        const isTout = bid === 'tout' || bid === 'tout-ace';
        const value = expected(book, bid, suit === 'clubs' ? 1 : 0, tricks, on && !isTout, sequence);
        give(dealer, -stake);
        pool += stake;
        if (fined >= 0) {
          const fine = book === BLUE ? 16 : Math.min(pool, 16);
          give(fined, -fine);
          pool += fine;
        }
        const side = alone(bid) ? [caller] : [caller, partner];
        for (const seat of seats.keys()) {
          if (side.includes(seat)) give(seat, alone(bid) ? 3 * value : value);
          else give(seat, -value);
        }
        const toTout = isTout || on;
        if (alone(bid) && suit === 'clubs' && (book === BLUE || !toTout)) {
          const drawn = Math.min(pool, 16) * Math.sign(value);
          give(caller, drawn);
          pool -= drawn;
        }
        const won = value > 0 ? 'won' : 'lost';
        return {
          dealer: seats[dealer],
          what: 'played',
          caller: seats[caller],
          game: bid,
          partner: alone(bid) ? null : seats[partner],
          suit,
          end: isTout ? null : on ? `on-${won}` : won,
          tout: isTout ? won : null,
          matadors: sequence,
          fined: fined < 0 ? 'none' : seats[fined],
        };
      });
      const played = sheetOf(game, 'account').play({ names: null, stake, toutPool: null } as never, entries as never, book);
      expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(Object.values(columnTotals(played))).toEqual([...has, pool]);
      expect([...has, pool].reduce((sum, one) => sum + one, 0)).toBe(0);
    }
  });
});

test('an invalid sequence is reported', () => {
  for (const [suit, held] of [
    ['clubs', 10],
    ['spades', 10],
    ['hearts', 1],
    ['diamonds', 2],
  ] as const)
    expect(counted(USPC, 'solo', suit, 5, false, held)).toEqual(['matadors']);
  expect(counted(USPC, 'solo', 'hearts', 5, false, 10)).toEqual({ Caller: 36, 'Each adversary': -12 });
});

test('heart solo: nobody bids, and the pack has three trumps in color', () => {
  const deal = scorerOf(game, 'deal', 'heart-solo');
  const passed = answered(deal, { what: 'passed' }, BLUE);
  expect(passed.ok && passed.value.totals.map(({ points }) => points)).toEqual([-16, 8]);
  expect(answered(deal, { what: 'solo', suit: 'diamonds', end: 'won', matadors: '4' }, BLUE).ok).toBe(false);
  expect(answered(deal, { what: 'solo', suit: 'hearts', end: 'won', matadors: '9' }, BLUE).ok).toBe(true);
});
