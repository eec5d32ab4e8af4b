// The revoke check compared with brute force, on packs small enough to try every deal that fits what is remembered.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRevokes } from '../../../../src/rules-engine/mechanics/revoke/check.ts';
import {
  type Group,
  groupOf,
  groupRemembered,
  isCard,
  type Remembered,
  type TrickDeal,
  type TrickGame,
  turnFrom,
  winnerOf,
} from '../../../../src/rules-engine/mechanics/revoke/deal.ts';
import { trumpsIn } from '../../../../src/rules-engine/mechanics/revoke/trumps.ts';
import type { Card, Suit } from '../../../../src/rules-engine/vocabulary/cards.ts';
import { ACE_HIGH } from '../../../support/rulings/tricks.ts';

const PACKS: readonly (readonly Card[])[] = [
  ['AS', 'JS', 'AH', 'JH', 'JD', 'AD', 'JC'],
  ['AS', 'KS', 'QS', 'AH', 'KH', 'JOKER'],
  ['JS', 'JH', 'AH', 'JC', 'AC', 'JOKER', 'AS'],
];

/** A played deal: for each player the cards in the order of the tricks. */
type Played = readonly (readonly Card[])[];

/** The plays that were revokes, as "seat@trick". */
function revokesIn(played: Played, leaders: readonly number[], game: TrickGame): Set<string> {
  const found = new Set<string>();
  leaders.forEach((leader, trick) => {
    const led = groupOf(played[leader]?.[trick] as Card, game);
    if (led === 'none') return;
    played.forEach((cards, seat) => {
      const group = groupOf(cards[trick] as Card, game);
      const isFree = group === led || group === 'none' || (game.mayTrump && group === game.trump);
      if (seat !== leader && !isFree && cards.slice(trick + 1).some((card) => groupOf(card, game) === led)) found.add(`${seat}@${trick}`);
    });
  });
  return found;
}

/** All ways to fill the places that are not remembered. */
function* fillings(places: readonly (Card | null)[][], free: readonly Card[], fits: (seat: number, trick: number, card: Card) => boolean): Generator<Card[][]> {
  const seat = places.findIndex((cards) => cards.includes(null));
  if (seat < 0) {
    yield places as Card[][];
    return;
  }
  const trick = places[seat]?.indexOf(null) ?? 0;
  for (const card of free)
    if (fits(seat, trick, card))
      yield* fillings(
        places.map((cards, n) => (n === seat ? cards.with(trick, card) : cards)),
        free.filter((one) => one !== card),
        fits,
      );
}

const dealt = fc
  .record({
    pack: fc.constantFrom(...PACKS),
    trump: fc.constantFrom<Suit | null>('H', 'S', null),
    way: fc.constantFrom('plain' as const, 'bowers' as const),
    mayTrump: fc.boolean(),
    order: fc.array(fc.nat(1000), { minLength: 7, maxLength: 7 }),
    // What is remembered of each card: in most cases the card itself.
    memory: fc.array(fc.constantFrom<'card' | 'suit' | 'other' | '?' | 'none'>('card', 'card', 'card', 'suit', 'other', '?', 'none'), {
      minLength: 6,
      maxLength: 6,
    }),
    first: fc.nat(2),
    leaders: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
    wide: fc.boolean(),
    seen: fc.boolean(),
  })
  .map(({ pack, trump, way, mayTrump, order, memory, first, leaders, wide, seen }) => {
    const [players, hand] = wide ? [3, 2] : [2, 3];
    const game: TrickGame = { players, pack, hand, trump, trumps: trumpsIn(way, trump, pack, ACE_HIGH), mayTrump, order: ACE_HIGH, out: [] };
    const cards = pack.map((card, n) => ({ card, by: order[n] ?? 0 })).sort((a, b) => a.by - b.by);
    const played: Played = Array.from({ length: players }, (_, seat) => cards.slice(seat * hand, (seat + 1) * hand).map(({ card }) => card));
    const led = Array.from({ length: hand }, (_, n) => (n === 0 ? first : (leaders[n] ?? 0)) % players);
    const tricks = led.map((leader, trick) => {
      const suit = groupOf(played[leader]?.[trick] as Card, game);
      const plays = turnFrom(leader, game).flatMap((seat) => {
        const card = played[seat]?.[trick] as Card;
        const group = groupOf(card, game);
        const how = memory[seat * hand + trick];
        if (how === 'none' || (how === 'other' && (seat === leader || group === suit))) return how === 'none' ? [] : [{ seat, remembered: '?' as const }];
        const remembered: Remembered =
          how === 'suit' && group !== 'none' && group !== 'own' ? `${group}?` : how === 'other' ? 'other' : how === '?' ? '?' : card;
        return [{ seat, remembered }];
      });
      return { leader, plays };
    });
    // The last trick is not played yet, and one player shows the card.
    const shown = seen ? [{ seat: 0, card: played[0]?.[hand - 1] as Card }] : [];
    const deal: TrickDeal = { game, tricks: seen ? tricks.slice(0, -1) : tricks, shown };
    return { deal, played, led };
  });

test('proved, possible and impossible agree with all deals that fit', () => {
  fc.assert(
    fc.property(dealt, ({ deal, played, led }) => {
      const { game, tricks } = deal;
      const { faults, findings } = checkRevokes(deal);
      expect(faults).toEqual([]);
      const toldOf = (seat: number, trick: number) => tricks[trick]?.plays.find((one) => one.seat === seat)?.remembered;
      const places = played.map((cards, seat) =>
        cards.map((_, trick): Card | null => {
          const remembered = toldOf(seat, trick);
          if (remembered !== undefined) return isCard(remembered) ? remembered : null;
          return trick === game.hand - 1 ? (deal.shown.find((one) => one.seat === seat)?.card ?? null) : null;
        }),
      );
      const used = places.flat();
      const suits: readonly (Group | null)[] = led.map((leader, trick) => {
        const remembered = toldOf(leader, trick);
        return remembered === undefined ? null : groupRemembered(remembered, game);
      });
      const fits = (seat: number, trick: number, card: Card) => {
        const remembered = toldOf(seat, trick);
        if (remembered === undefined || remembered === '?') return true;
        return remembered === 'other'
          ? suits[trick] === null || groupOf(card, game) !== suits[trick]
          : groupRemembered(remembered, game) === groupOf(card, game);
      };
      const free = game.pack.filter((card) => !used.includes(card));
      const all = [...fillings(places, free, fits)].map((one) => revokesIn(one, led, game));
      const truth = revokesIn(played, led, game);
      for (const { seat, trick, verdict } of findings) {
        const key = `${seat}@${trick}`;
        const times = all.filter((one) => one.has(key)).length;
        expect(`${key} ${verdict}`).toBe(`${key} ${times === all.length ? 'proved' : times === 0 ? 'impossible' : 'possible'}`);
        if (verdict === 'proved') expect(truth.has(key)).toBe(true);
        if (verdict === 'impossible') expect(truth.has(key)).toBe(false);
      }
      // Every revoke whose lead is remembered, and whose own card is entered, has a finding.
      for (const key of truth) {
        const [seat = 0, trick = 0] = key.split('@').map(Number);
        if (suits[trick] == null || toldOf(seat, trick) === undefined) continue;
        expect(findings.map((one) => `${one.seat}@${one.trick}`)).toContain(key);
      }
    }),
    { numRuns: 1500 },
  );
});

test('a fully known trick is won by the highest trump, or the highest card of the suit led', () => {
  fc.assert(
    fc.property(dealt, ({ deal: { game }, played, led }) => {
      const [leader = 0] = led;
      const plays = turnFrom(leader, game).map((seat) => ({ seat, remembered: played[seat]?.[0] as Card }));
      const winner = winnerOf({ plays }, leader, game);
      const suit = groupOf(played[leader]?.[0] as Card, game);
      const trumps = plays.filter(({ remembered }) => game.trumps.includes(remembered));
      const followed = plays.filter(({ remembered }) => groupOf(remembered, game) === suit);
      if (winner === null) expect(plays.some(({ remembered }) => groupOf(remembered, game) === 'none')).toBe(true);
      else expect((trumps.length > 0 ? trumps : followed).map(({ seat }) => seat)).toContain(winner);
    }),
  );
});
