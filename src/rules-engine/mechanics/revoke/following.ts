// How suit is followed in a game, for the check of a revoke. A game says it in its own data.
import type { KnownId } from '../../rulesets/ids.ts';
import type { TrumpWay } from './trumps.ts';

export interface Following {
  /** Ids of the rules that say so, with their books and pages; the page of the check links to them. */
  readonly rules: readonly KnownId[];
  /** Cards in each hand at the first lead; left out where the whole pack is dealt out. */
  readonly hand?: number;
  /** Which cards are trumps beside the trump suit. */
  readonly way?: TrumpWay;
  /** A player able to follow a plain suit may trump it. */
  readonly mayTrump?: true;
  /** Whether a deal may have no trump, though others have one. */
  readonly none?: true;
  /** Whether the trumps may be no suit. */
  readonly own?: 'Grand';
  /** The one trump suit that the game has. */
  readonly always?: 'S';
  /** Ranks of a plain suit from the highest, where that is not the ace down to the two; empty where the books do not say who leads next. */
  readonly order?: string;
  /** The same where a deal has no trump. */
  readonly orderAtNone?: string;
  /** How many play the tricks, where more may sit at the table. */
  readonly players?: number;
  /** Whether a player's partner may lay the cards down and not play. */
  readonly alone?: true;
  /** Partners change from deal to deal, or a player has none: the seats opposite are no sides. */
  readonly noSides?: true;
  /** Variants that are asked for by their own name; those not named here follow suit as their game does. */
  readonly variants?: Readonly<Record<string, Partial<Following>>>;
}

/** Why the tricks alone do not settle whether somebody revoked. */
export const NOT_CHECKED = {
  drawn: 'cards are drawn between the tricks, so a card played later need not have been in the hand',
  bound: 'a player also has to win the trick or to trump',
  'taken-up': 'tricks are taken up into the hand',
  renouncing: 'a player with an espagnolette may renounce',
  'kept-back': 'the best trumps may be kept back',
} as const;
export type NotChecked = keyof typeof NOT_CHECKED;
