import type { Added, Schedule } from '../../../scoring/schedule.ts';
import type { points } from '../points.ts';
import { type Extras, HANDS, type Hand, type Order, type Wild } from './order.ts';

/** Hands that variants add, and what breaks a tie among wild cards. */
type Further = Exclude<Hand, keyof typeof points> | 'natural-cards';
export type Ranked = typeof points & Added<Further>;
/** The schedule of a place of poker: its ranked hands, by the keys of their score items. */
export type Prices = Schedule<Ranked>;

/** The cards of a variant, and what its players have agreed on. */
export interface Table {
  readonly wild?: Wild;
  readonly ranks?: Order['ranks'];
  /** A note on this pack. */
  readonly note?: string;
  /** False if they are left out, where the book plays them only by agreement. */
  readonly straights?: boolean;
  /** Extra hands, in one of two orders. */
  readonly extras?: Extras;
}

/** How a book ranks the hands of a place, with notes. */
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
/** The ranking of the hands of a place by its schedule, each in its position. Cached by table. */
export function rankingOf(by: Prices, table: Table = {}): Ranking {
  const key = `${table.wild?.key} ${table.ranks} ${table.straights} ${table.extras?.key}`;
  const rankings = KNOWN.get(by) ?? new Map<string, Ranking>();
  KNOWN.set(by, rankings);
  const known = rankings.get(key) ?? rank(by, table);
  rankings.set(key, known);
  return known;
}
