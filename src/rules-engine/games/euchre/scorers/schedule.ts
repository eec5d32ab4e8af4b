import type { BookId } from '../../../books.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type ItemKey = keyof typeof points;

/** Books with euchre, newest first. */
export const EUCHRE_BOOKS = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'] as const satisfies readonly BookId[];

/**
 * The line for the first score item that the book has, or null if it has none. A book without a figure for a lone hand falls back
 * on the one for partners, which applies to every hand there.
 */
export function lineOf(by: Schedule<typeof points>, keys: readonly ItemKey[], say: string, to: string): Line | null {
  const key = keys.find((one) => by.gives(one));
  return key === undefined ? null : by.line(key, say, { to });
}
