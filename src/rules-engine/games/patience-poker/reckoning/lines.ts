import { type Card, rankOf, suitOf } from '../../../vocabulary/cards.ts';

/** The number of cards in a line, and of lines in each direction. */
export const SIDE = 5;
/** Ace low; as the highest card it comes after the king. */
const LADDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const STEPS: Readonly<Record<string, number>> = Object.fromEntries(LADDER.map((rank, n) => [rank, n]));

export type Made = 'pair' | 'two-pairs' | 'three-of-a-kind' | 'flush' | 'straight' | 'full-house' | 'four-of-a-kind' | 'straight-flush';

/** Whether five different ranks are consecutive; the ace is below the two or above the king (Blue Ribbon 1940, p. 285, of poker). */
function follow(steps: readonly number[]): boolean {
  const sorted = [...steps].sort((a, b) => a - b);
  const [low = 0, next = 0, , , high = 0] = sorted;
  return high - low === SIDE - 1 || (low === 0 && next === LADDER.length - SIDE + 1);
}

/** The hand of five different cards; null if it does not count. */
export function madeOf(line: readonly Card[]): Made | null {
  const steps = line.map((card) => STEPS[rankOf(card) ?? ''] ?? -1);
  const alike = [...new Set(steps)].map((step) => steps.filter((one) => one === step).length).sort((a, b) => b - a);
  const [most = 0, second = 0] = alike;
  if (most === 4) return 'four-of-a-kind';
  if (most === 3) return second === 2 ? 'full-house' : 'three-of-a-kind';
  if (most === 2) return second === 2 ? 'two-pairs' : 'pair';
  const flush = new Set(line.map(suitOf)).size === 1;
  if (follow(steps)) return flush ? 'straight-flush' : 'straight';
  return flush ? 'flush' : null;
}

export interface TableLine {
  readonly name: string;
  readonly cards: readonly Card[];
}
/** The ten lines of a square, from its rows: five across, then five down. */
export function linesOf(rows: readonly (readonly Card[])[]): TableLine[] {
  const across = rows.map((cards, n) => ({ name: `Row ${n + 1}`, cards }));
  const down = rows.map((_, n) => ({ name: `Column ${n + 1}`, cards: rows.flatMap((row) => row.slice(n, n + 1)) }));
  return [...across, ...down];
}
