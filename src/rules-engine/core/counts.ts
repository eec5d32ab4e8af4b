import type { Fields } from './fields.ts';
import type { Scorer } from './scorers.ts';
import type { Sheet } from './sheets.ts';

/** What counts at a place: a calculator of one deal, or a sheet of a whole game. */
export type Count = Scorer | Sheet;

/** A game, a variant or a place, by what counts there. */
interface Counting {
  readonly scorers: Readonly<Record<string, Count>>;
}

/** The calculator under a key; undefined where there is none, or a sheet. */
export function scorerIn(place: Counting | undefined, key: string): Scorer | undefined {
  const found = place?.scorers[key];
  return found?.kind === 'scorer' ? found : undefined;
}

/** The sheet under a key; undefined where there is none, or a calculator. */
export function sheetIn(place: Counting | undefined, key: string): Sheet | undefined {
  const found = place?.scorers[key];
  return found?.kind === 'sheet' ? found : undefined;
}

/** All that a count asks, by field: of a sheet both what is asked once and what is asked for each deal. */
export function askedBy(count: Count): Fields {
  return count.kind === 'scorer' ? count.ask : { ...count.setup, ...count.entry };
}
