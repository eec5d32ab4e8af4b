import type { Added, Schedule } from '../../../scoring/schedule.ts';
import type { points } from '../points.ts';
import { type Extras, HANDS, type Hand, type Order, type Wild } from './order.ts';

/** Hands that one form or another adds, and what breaks a tie among wild cards. */
type Further = Exclude<Hand, keyof typeof points> | 'natural-cards';
export type Ranked = typeof points & Added<Further>;
/** The schedule of a place of poker: what it ranks, each hand by the key of its score item. */
export type Prices = Schedule<Ranked>;

/** What a form plays with, and what its table has agreed on. */
export interface Table {
  readonly wild?: Wild;
  readonly ranks?: Order['ranks'];
  /** What the players should know of this pack. */
  readonly note?: string;
  /** False: left out, where they are played by agreement alone. */
  readonly straights?: boolean;
  /** Hands beside the usual ones, in one order or another. */
  readonly extras?: Extras;
}

/** How a book ranks the hands of a place, and what the players should know of it. */
export interface Ranking {
  readonly order: Order;
  readonly notes: readonly string[];
}

const RUNS: readonly Hand[] = ['straight', 'straight-flush'];

function rank(by: Prices, { wild, ranks = 13, straights = true, extras, note }: Table): Ranking {
  const never = by.way('straight') === 'not-played';
  const hands = (extras?.hands ?? HANDS).filter((hand) => by.has(hand) && ((straights && !never) || !RUNS.includes(hand)));
  const notes: string[] = [];
  if (never) notes.push('Straights are not played in this form; a sequence of one suit is taken as a flush, which the book does not say.');
  else if (!straights) notes.push('Where straights are not played, a straight flush is no more than a flush.');
  if (wild?.note !== undefined) notes.push(wild.note);
  if (note !== undefined) notes.push(note);
  if (extras !== undefined && by.has('skip-straight')) notes.push(extras.note);
  const corner = by.way('straight') === 'turns-the-corner';
  return { order: { hands, ranks, corner, wild: wild ?? null, extras: extras ?? null, naturalFirst: by.has('natural-cards') }, notes };
}

const KNOWN = new WeakMap<Prices, Map<string, Ranking>>();
/** How the hands of a place rank by its schedule: those that the book has there, each where it belongs. The same ranking for the same table. */
export function rankingOf(by: Prices, table: Table = {}): Ranking {
  const key = `${table.wild?.key} ${table.ranks} ${table.straights} ${table.extras?.key}`;
  const rankings = KNOWN.get(by) ?? new Map<string, Ranking>();
  KNOWN.set(by, rankings);
  const known = rankings.get(key) ?? rank(by, table);
  rankings.set(key, known);
  return known;
}
