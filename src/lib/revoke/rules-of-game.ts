// What the browser needs to know of a game to check its tricks. It is stored in the option of the game in the form.

import type { TrickGame } from '../../rules-engine/mechanics/revoke/deal.ts';
import { type TrumpWay, trumpsIn } from '../../rules-engine/mechanics/revoke/trumps.ts';
import { ALL_PACKS, type AnyPackId } from '../../rules-engine/vocabulary/all-packs.ts';
import { RANKS, type Rank, SUITS, type Suit } from '../../rules-engine/vocabulary/cards.ts';

export const TRUMPS = [...SUITS, 'own', 'none'] as const;
export type TrumpChoice = (typeof TRUMPS)[number];

export interface RulesOfGame {
  readonly id: string;
  readonly title: string;
  /** The address of its law on revokes, then the id of that law. */
  readonly href: string;
  readonly law: string;
  readonly players: readonly number[];
  readonly packs: readonly AnyPackId[];
  /** Cards in a hand; 0 if the whole pack is dealt. */
  readonly hand: number;
  readonly trumps: readonly TrumpChoice[];
  readonly way: TrumpWay;
  readonly mayTrump: boolean;
  readonly order: string;
  readonly orderAtNone: string;
  readonly alone: boolean;
  /** Whether four play as two sides. */
  readonly sides: boolean;
  /** The name of the trumps if they are not a suit. */
  readonly own: string;
  readonly rules: readonly { readonly title: string; readonly href: string }[];
}

/** The settings of one deal. */
export interface Settings {
  readonly trump: TrumpChoice;
  readonly players: number;
  readonly pack: AnyPackId;
  readonly hand: number;
  /** The seat whose cards are not played, or null. */
  readonly out: number | null;
}

/** The most cards that a hand can have. */
export const mostCards = (pack: AnyPackId, players: number): number => Math.floor(ALL_PACKS[pack].cards.length / players);

/** The first pack of the game with enough cards for a number of players. */
export const packFor = ({ packs, hand }: RulesOfGame, players: number): AnyPackId =>
  packs.find((pack) => mostCards(pack, players) >= Math.max(1, hand)) ?? packs[0] ?? 'standard-52';

/** Cards in a hand with this pack and number of players. */
export const handFor = ({ hand }: RulesOfGame, pack: AnyPackId, players: number): number => {
  const most = mostCards(pack, players);
  return hand === 0 ? most : Math.min(hand, most);
};

const ranksIn = (text: string): Rank[] => text.split(' ').filter((word): word is Rank => (RANKS as readonly string[]).includes(word));

/** The game in the form that the check takes. */
export function gameOf(rules: RulesOfGame, { trump, players, pack, hand, out }: Settings): TrickGame {
  const { cards } = ALL_PACKS[pack];
  const isSuit = trump !== 'none' && trump !== 'own';
  const led: Suit | 'own' | null = trump === 'none' ? null : isSuit ? trump : 'own';
  const order = ranksIn(led === null ? rules.orderAtNone : rules.order);
  return {
    players,
    pack: cards,
    hand,
    trump: led,
    trumps: trumpsIn(rules.way, led, cards, order),
    mayTrump: rules.mayTrump,
    order,
    out: out === null ? [] : [out],
  };
}
