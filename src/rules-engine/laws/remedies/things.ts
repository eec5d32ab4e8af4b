// A closed list: laws use only these words for what a book orders, so that rulings of different books can be compared and read alike. Alphabetical, so that an
// existing word is found; tests fail on a word that no law uses.

import type { OwnThing } from '../../vocabulary/own-words.ts';

/** What a ruling acts on. */
export const THINGS = {
  bet: 'the bet',
  bid: 'the bid',
  card: 'the card',
  cards: 'the cards',
  choice: 'the choice',
  concession: 'the concession',
  count: 'the count',
  cut: 'the cut',
  deal: 'the deal',
  declaration: 'the declaration',
  discard: 'the discard',
  double: 'the double',
  draw: 'the draw',
  'first-move': 'the first move',
  game: 'the game',
  hand: 'the hand',
  lead: 'the lead',
  meld: 'the meld',
  melds: 'the melds',
  move: 'the move',
  pass: 'the pass',
  'past-score': 'the past score',
  payments: 'the payments',
  penalty: 'the penalty',
  play: 'the play',
  pool: 'the pool',
  score: 'the score',
  'set-up': 'the set-up',
  stakes: 'the stakes',
  stock: 'the stock',
  stroke: 'the stroke',
  surplus: 'the surplus',
  throw: 'the throw',
  trick: 'the trick',
  turn: 'the turn',
} as const;
export type Thing = keyof typeof THINGS | OwnThing;

/** "the stakes". */
export const sayThing = (what: Thing): string => (typeof what === 'string' ? THINGS[what] : what.thing);

/** Singular, although they end in s. */
const ONE_IN_S: readonly Thing[] = ['pass', 'past-score', 'surplus'];
/** Whether a thing takes a plural verb. */
export const isMany = (what: Thing): boolean => (typeof what === 'string' ? THINGS[what].endsWith('s') && !ONE_IN_S.includes(what) : what.several === true);
