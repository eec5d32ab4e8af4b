// What the piles of a patience are called.
import type { Pile, PileNames, Table, Tables } from './table.ts';

const USUAL = { columns: 'columns', reserve: 'reserve', waste: 'waste pile', pack: 'stock' } as const satisfies PileNames;
export type Names = Readonly<Record<keyof typeof USUAL, string>>;

/** What a book calls the piles of a layout; the usual words where it has none of its own. */
export const namesIn = ({ layout }: Table): Names => ({ ...USUAL, ...(typeof layout?.is === 'object' ? layout.is.names : undefined) });
/** The words of a game for its piles: those of the first book that has any. */
export function namesOf(tables: Tables): Names {
  const own = Object.values(tables).find(({ layout }) => typeof layout?.is === 'object' && layout.is.names !== undefined);
  return namesIn(own ?? {});
}

/** A pile as one speaks of it at the table, with whose it is where two play. */
export function sayPile(pile: Pile, names: Names, whose: 'own' | 'the' = 'the'): string {
  if (pile === 'column') return names.columns === 'columns' ? 'another column' : `the ${names.columns}`;
  if (pile === 'their-reserve') return `the opponent’s ${names.reserve}`;
  if (pile === 'their-waste') return `the opponent’s ${names.waste}`;
  return `${whose === 'own' ? 'the player’s own' : 'the'} ${names[pile]}`;
}
