import type { Column } from './sheets.ts';

/** Seats in their order, as keys of the columns of a sheet and as answers to "Who?". */
export const SEATS = ['first', 'second', 'third', 'fourth'] as const;
export type Seat = (typeof SEATS)[number];
/** Answers to "Who?" at a table of up to four. */
export const SEAT_NAMES = { first: 'First player', second: 'Second player', third: 'Third player', fourth: 'Fourth player' } as const satisfies Record<
  Seat,
  string
>;

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
