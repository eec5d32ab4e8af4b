// How suit is followed in the games that have a law on revokes. Players, packs and trumps come from each game's own data; what is written here
// are the facts that the rules name in `rules` give, with book and page.
import type { TrumpWay } from '../../rules-engine/mechanics/revoke/trumps.ts';
import type { KnownId } from '../../rules-engine/rulesets/ids.ts';

export interface Following {
  /** Ids of the rules that say so; the page links to them. */
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

const TEN_HIGH = 'A 10 K Q J 9 8 7';
const ACE_HIGH = 'A K Q J 10 9 8 7 6 5 4 3 2';
const UNKNOWN_ORDER = '';

export const FOLLOWING: Readonly<Record<string, Following>> = {
  'all-fours': { rules: ['all-fours.rule.follow'], hand: 6, mayTrump: true, variants: { 'three-handed': {}, 'four-handed': {} } },
  'auction-bridge': { rules: ['auction-bridge.rule.follow'], none: true },
  boston: { rules: ['boston.rule.play'], none: true, noSides: true },
  'bridge-whist': { rules: ['bridge-whist.rule.tricks'], none: true, players: 4 },
  calabrasella: { rules: ['calabrasella.rule.follow', 'calabrasella.rule.rank'], hand: 12, order: '3 2 A K Q J 7 6 5 4', players: 3 },
  'catch-the-ten': { rules: ['catch-the-ten.rule.play', 'catch-the-ten.rule.rank'], way: 'jack-high' },
  // In nullo the ace is the lowest card, so the winner of a trick is not worked out there.
  cayenne: { rules: ['cayenne.rule.follow'], none: true, orderAtNone: UNKNOWN_ORDER },
  cinch: { rules: ['cinch.rule.follow', 'cinch.rule.pack'], hand: 6, mayTrump: true, way: 'left-pedro' },
  'contract-bridge': { rules: ['contract-bridge.rule.follow'], none: true },
  'duplicate-whist': { rules: ['whist.rule.follow'], players: 4 },
  euchre: {
    rules: ['euchre.rule.follow', 'euchre.rule.left-bower-suit'],
    hand: 5,
    way: 'bowers',
    alone: true,
    variants: {
      'two-handed': {},
      'three-handed': {},
      'six-players': {},
      joker: { rules: ['euchre.rule.follow', 'euchre.rule.left-bower-suit', 'euchre.rule.joker'] },
      railroad: { rules: ['euchre.rule.follow', 'euchre.rule.left-bower-suit', 'euchre.rule.joker'] },
      'five-handed': {},
      'seven-handed': { hand: 7 },
    },
  },
  'five-hundred': {
    rules: ['five-hundred.rule.follow', 'five-hundred.rule.rank', 'five-hundred.rule.joker-without-trumps'],
    hand: 10,
    way: 'bowers',
    none: true,
  },
  hasenpfeffer: { rules: ['hasenpfeffer.rule.rank'], hand: 6, way: 'bowers' },
  hearts: { rules: ['hearts.rule.follow'], variants: { 'three-handed': {}, 'five-handed': {} } },
  nada: { rules: ['nada.rule.follow'], none: true, alone: true },
  napoleon: { rules: ['napoleon.rule.follow'], hand: 5, variants: { misery: { none: true } } },
  pedro: { rules: ['pedro.rule.follow'], hand: 6, mayTrump: true },
  piquet: { rules: ['piquet.rule.play'], hand: 12 },
  pitch: { rules: ['pitch.rule.follow'], hand: 6, mayTrump: true },
  skat: {
    rules: ['skat.rule.follow', 'skat.rule.trump-suit', 'skat.rule.null-rank'],
    hand: 10,
    way: 'jacks',
    own: 'Grand',
    none: true,
    order: TEN_HIGH,
    orderAtNone: ACE_HIGH,
    players: 3,
  },
  // The book does not say who leads after the first trick.
  slobberhannes: { rules: ['slobberhannes.rule.follow'], order: UNKNOWN_ORDER },
  solo: { rules: ['solo.rule.play', 'solo.rule.trumps'], way: 'matadors', noSides: true, variants: { 'six-handed': {} } },
  'solo-whist': { rules: ['solo-whist.rule.follow'], none: true, hand: 13, noSides: true, variants: { 'three-handed': {} } },
  spades: { rules: ['spades.rule.follow'], always: 'S' },
  vint: { rules: ['vint.rule.follow'], none: true },
  whist: { rules: ['whist.rule.follow'], variants: { 'three-handed': { hand: 13 }, 'thirteen-and-the-odd': { hand: 13 } } },
};

const DRAWN = 'cards are drawn between the tricks, so a card played later need not have been in the hand';
const BOUND = 'a player also has to win the trick or to trump';
/** Games with a law on revokes that the tricks alone do not settle, and why. */
export const NOT_CHECKED: Readonly<Record<string, string>> = {
  bezique: DRAWN,
  ecarte: BOUND,
  enfle: 'tricks are taken up into the hand',
  frog: BOUND,
  gaigel: DRAWN,
  'general-laws': 'it is no game',
  imperial: BOUND,
  'lift-smoke': DRAWN,
  loo: BOUND,
  pinochle: DRAWN,
  rams: BOUND,
  reversis: 'a player with an espagnolette may renounce',
  rounce: BOUND,
  'sixty-six': DRAWN,
  'spoil-five': 'the best trumps may be kept back',
};
