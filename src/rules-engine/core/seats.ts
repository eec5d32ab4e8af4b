import type { Column } from './sheets.ts';

/** Answers to "Who?" at a table of up to four. */
export const FOUR_SEATS = { first: 'First player', second: 'Second player', third: 'Third player', fourth: 'Fourth player' } as const;
/** Answers to "Who?" at a table of up to six. */
export const SIX_SEATS = { ...FOUR_SEATS, fifth: 'Fifth player', sixth: 'Sixth player' } as const;
/** Every seat by its name, and answers to "Who?" at a table of up to eight. */
export const SEAT_NAMES = { ...SIX_SEATS, seventh: 'Seventh player', eighth: 'Eighth player' } as const;
export type Seat = keyof typeof SEAT_NAMES;
/** Seats in their order, as keys of the columns of a sheet. */
export const SEATS = Object.keys(SEAT_NAMES) as readonly Seat[];

/** Who sits at the table of a sheet. */
export interface Table {
  readonly keys: readonly Seat[];
  readonly names: readonly string[];
  readonly columns: readonly Column[];
}

/** So many seats with the names given; a name given twice is told apart, since each column is a side of its own. */
export function seated(size: number, given: readonly string[] | null): Table {
  const keys = SEATS.slice(0, size);
  const names: string[] = [];
  for (const [n, key] of keys.entries()) {
    const name = given?.[n] ?? SEAT_NAMES[key];
    names.push(names.includes(name) ? `${name} (${n + 1})` : name);
  }
  return { keys, names, columns: keys.map((key, n) => ({ key, title: names[n] ?? '', side: names[n] ?? '' })) };
}
