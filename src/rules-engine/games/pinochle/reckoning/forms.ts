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

/** Whether the book uses one pack, with each card once. */
export const hasOnePack = (by: Schedule<typeof points>) => !by.gives('double-pinochle');

/** The rules of a book for melds at a place: their points, whether cards may be used again, and which cards must be new. */
export function rulesOf(by: Schedule<typeof points>): MeldRules {
  const worth: Record<string, number> = {};
  for (const key of MELDS) if (by.gives(key)) worth[key] = by.points(key);
  return { worth, fresh: by.way('marriage') === 'fresh-card', grows: by.way('sequence') !== undefined };
}

/** The same with the custom that the sequence is one meld and the round trip counts in full. */
export const byCustom = (rules: MeldRules): MeldRules => ({ ...rules, fresh: false, grows: false });
