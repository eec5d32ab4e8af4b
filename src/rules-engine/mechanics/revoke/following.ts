// How suit is followed in a game, for the revoke check. Each game has this in its own data.
import type { KnownId } from '../../rulesets/ids.ts';
import type { TrumpWay } from './trumps.ts';

export interface Following {
  /** Ids of the rules that say so, with their books and pages; the page of the revoke check links to them. */
  readonly rules: readonly KnownId[];
  /** Cards in each hand at the first lead; omitted if the whole pack is dealt out. */
  readonly hand?: number;
  /** Which cards are trumps besides the trump suit. */
  readonly way?: TrumpWay;
  /** A player able to follow a plain suit may trump it. */
  readonly mayTrump?: true;
  /** Whether a deal may have no trump, in a game that has trumps. */
  readonly none?: true;
  /** Whether the trumps may be no suit, and the name of that game. */
  readonly own?: 'Grand';
  /** The only trump suit of the game. */
  readonly always?: 'S';
  /** Ranks of a plain suit from the highest, if not ace down to two; empty if the books do not say who leads next. */
  readonly order?: string;
  /** The same for a deal without trumps. */
  readonly orderAtNone?: string;
  /** How many play the tricks, if more may sit at the table. */
  readonly players?: number;
  /** Whether a player's partner may lay down the cards and not play. */
  readonly alone?: true;
  /** Partners change from deal to deal, or there are none: opposite seats are not sides. */
  readonly noSides?: true;
  /** Variants with an option of their own; variants not listed follow suit as their game does. */
  readonly variants?: Readonly<Record<string, Partial<Following>>>;
}

/** Why the tricks alone cannot show whether somebody revoked. */
export const NOT_CHECKED = {
  drawn: 'cards are drawn between the tricks, so a card played later need not have been in the hand',
  bound: 'a player also has to win the trick or to trump',
  'taken-up': 'tricks are taken up into the hand',
  renouncing: 'a player with an espagnolette may renounce',
  'kept-back': 'the best trumps may be kept back',
} as const;
export type NotChecked = keyof typeof NOT_CHECKED;
