import type { Schedule } from '../scoring/schedule.ts';
import type { Line } from '../scoring/scorers.ts';
import { type Card, rankOf } from '../vocabulary/cards.ts';

/** What counts toward the point for game: each with its score item and its name. */
const COUNTING = [
  ['10', 'card-ten', 'tens'],
  ['A', 'card-ace', 'aces'],
  ['K', 'card-king', 'kings'],
  ['Q', 'card-queen', 'queens'],
  ['J', 'card-jack', 'jacks'],
] as const;

/** A line for each rank that counts among the cards taken, as in all fours and pitch. */
export function countingLines(taken: readonly Card[], to: string, by: Schedule): Line[] {
  return COUNTING.flatMap(([rank, key, name]) => {
    const held = taken.filter((card) => rankOf(card) === rank);
    const said = held.length === 1 ? name.slice(0, -1) : `${held.length} ${name}`;
    return held.length === 0 ? [] : [by.line(key, said, { times: held.length, cards: held, to })];
  });
}

/** The count of one side from such lines. */
export const countOf = (lines: readonly Line[], to: string): number => lines.reduce((all, line) => all + (line.to === to ? (line.points ?? 0) : 0), 0);
export const TOWARD_GAME = 'These are counts toward the point for game, not points of the score.';
