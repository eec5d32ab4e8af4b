import type { Schedule } from '../../../scoring/schedule.ts';
import type { points } from '../points.ts';
import type { MeldRules } from './search.ts';

const MELDS = [
  'marriage',
  'royal-marriage',
  'sequence',
  'pinochle',
  'double-pinochle',
  'double-after-single',
  'four-aces',
  'four-kings',
  'four-queens',
  'four-jacks',
  'eight-aces',
  'eight-kings',
  'eight-queens',
  'eight-jacks',
] as const;

/** Whether the book plays with one pack, which holds each card once. */
export const hasOnePack = (by: Schedule<typeof points>) => !by.gives('double-pinochle');

/** How melds combine by a book at a place: each that it gives, with its worth; whether cards serve again, and what has to be fresh. */
export function rulesOf(by: Schedule<typeof points>): MeldRules {
  const worth: Record<string, number> = {};
  for (const key of MELDS) if (by.gives(key)) worth[key] = by.points(key);
  return { worth, fresh: by.way('marriage') === 'fresh-card', grows: by.way('sequence') !== undefined };
}

/** The same by a custom that takes the sequence for one meld and the round trip in full. */
export const byCustom = (rules: MeldRules): MeldRules => ({ ...rules, fresh: false, grows: false });
