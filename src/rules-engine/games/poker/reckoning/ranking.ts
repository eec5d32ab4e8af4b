import type { Added, Schedule } from '../../../core/schedule.ts';
import type { points } from '../points.ts';
import { HANDS, type Hand, type Order } from './order.ts';

/** Hands that one form or another adds, and what breaks a tie among wild cards. */
type Further = Exclude<Hand, keyof typeof points> | 'natural-cards';
export type Ranked = typeof points & Added<Further>;
/** The schedule of a place of poker: what it ranks, each hand by the key of its score item. */
export type Prices = Schedule<Ranked>;

/** What a form plays with, and what its table has agreed on. */
export interface Table {
  readonly wild?: Order['wild'];
  readonly ranks?: Order['ranks'];
  /** False: left out, where they are played by agreement alone. */
  readonly straights?: boolean;
  /** The extra hands stand by their chance, as an author would have it, and not as custom has them. */
  readonly byChance?: boolean;
}

/** How a book ranks the hands of a place, and what the players should know of it. */
export interface Ranking {
  readonly order: Order;
  readonly notes: readonly string[];
}

const BY_CHANCE: readonly Hand[] = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'skip-straight',
  'flush',
  'little-dog',
  'big-dog',
  'full-house',
  'round-the-corner',
  'blaze',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
];
const RUNS: readonly Hand[] = ['straight', 'straight-flush'];

function rank(by: Prices, { wild = 'none', ranks = 13, straights = true, byChance = false }: Table): Ranking {
  const never = by.way('straight') === 'not-played';
  const hands = (byChance ? BY_CHANCE : HANDS).filter((hand) => by.has(hand) && ((straights && !never) || !RUNS.includes(hand)));
  const notes: string[] = [];
  if (never) notes.push('Straights are not played in this form; a sequence of one suit is taken as a flush, which the book does not say.');
  else if (!straights) notes.push('Where straights are not played, a straight flush is no more than a flush.');
  if (wild === 'deuces') notes.push('Every deuce counts as a wild card, even where it stands for itself.');
  if (ranks === 15) notes.push('The 11 and the 12 stand between the ten and the jack; the book does not print their rank.');
  if (byChance) notes.push('This is the order the author puts forward, by the chance of each hand; custom ranks the extra hands lower.');
  else if (by.has('skip-straight')) notes.push("The author of the book holds the customary order to be wrong; ask for the author's own order to compare.");
  const corner = by.way('straight') === 'turns-the-corner';
  return { order: { hands, ranks, corner, wild, naturalFirst: by.has('natural-cards') }, notes };
}

const KNOWN = new WeakMap<Prices, Map<string, Ranking>>();
/** How the hands of a place rank by its schedule: those that the book has there, each where it belongs. The same ranking for the same table. */
export function rankingOf(by: Prices, table: Table = {}): Ranking {
  const key = `${table.wild} ${table.ranks} ${table.straights} ${table.byChance}`;
  const rankings = KNOWN.get(by) ?? new Map<string, Ranking>();
  KNOWN.set(by, rankings);
  const known = rankings.get(key) ?? rank(by, table);
  rankings.set(key, known);
  return known;
}
