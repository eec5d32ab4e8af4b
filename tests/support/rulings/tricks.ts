// Deals played in tricks, in a short notation: `0: AS 9S 10S QS` is a trick led by the first seat. `-` is a card not entered yet.
import { type Play, type Remembered, type Trick, type TrickDeal, type TrickGame, turnFrom } from '../../../src/rules-engine/mechanics/revoke/deal.ts';
import { type TrumpWay, trumpsIn } from '../../../src/rules-engine/mechanics/revoke/trumps.ts';
import { ALL_PACKS, type AnyPackId } from '../../../src/rules-engine/vocabulary/all-packs.ts';
import type { Card, Rank, Suit } from '../../../src/rules-engine/vocabulary/cards.ts';

export const ACE_HIGH: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];

interface Given {
  readonly pack?: AnyPackId;
  readonly trump?: Suit | 'own' | null;
  readonly way?: TrumpWay;
  readonly players?: number;
  readonly hand?: number;
  readonly mayTrump?: boolean;
  readonly out?: readonly number[];
}

/** A game; by default whist with hearts as trumps. */
export function trickGame({ pack = 'standard-52', trump = 'H', way = 'plain', players = 4, hand = 13, mayTrump = false, out = [] }: Given): TrickGame {
  const { cards } = ALL_PACKS[pack];
  return { players, pack: cards, hand, trump, trumps: trumpsIn(way, trump, cards, ACE_HIGH), mayTrump, order: ACE_HIGH, out };
}

/** Euchre with 32 cards and the given trump suit. */
export const euchre = (trump: Suit, more: Given = {}): TrickGame => trickGame({ pack: 'piquet-32', way: 'bowers', hand: 5, ...more, trump });

/** Tricks from lines; a line without a leader is led by the winner of the trick before. */
export function tricksFrom(game: TrickGame, lines: readonly string[]): Trick[] {
  return lines.map((line) => {
    const [, leader, words = ''] = /^(?:(\d): ?)?(.*)$/.exec(line) ?? [];
    const seats = turnFrom(Number(leader ?? 0), game);
    const plays = words
      .split(' ')
      .flatMap((remembered, n): Play[] => (remembered === '' || remembered === '-' ? [] : [{ seat: seats[n] ?? 0, remembered: remembered as Remembered }]));
    return { ...(leader === undefined ? {} : { leader: Number(leader) }), plays };
  });
}

/** A deal from lines, and cards seen in hands: `1 9S`. */
export function dealFrom(game: TrickGame, lines: readonly string[], shown: readonly string[] = []): TrickDeal {
  const seen = shown.map((one) => ({ seat: Number(one[0]), card: one.slice(2) as Card }));
  return { game, tricks: tricksFrom(game, lines), shown: seen };
}
