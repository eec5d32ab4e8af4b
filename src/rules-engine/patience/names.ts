// Names of the piles of a patience.
import type { Pile, PileNames, Table, Tables } from './table.ts';

const USUAL = { columns: 'columns', reserve: 'reserve', waste: 'waste pile', pack: 'stock' } as const satisfies PileNames;
export type Names = Readonly<Record<keyof typeof USUAL, string>>;

/** A book's names of the piles of a layout, or else the usual ones. */
export const namesIn = ({ layout }: Table): Names => ({ ...USUAL, ...(typeof layout?.is === 'object' ? layout.is.names : undefined) });
/** A game's names of its piles: those of the first book that has any. */
export function namesOf(tables: Tables): Names {
  const own = Object.values(tables).find(({ layout }) => typeof layout?.is === 'object' && layout.is.names !== undefined);
  return namesIn(own ?? {});
}

/** A pile within a sentence, with its owner in games for two. */
export function sayPile(pile: Pile, names: Names, whose: 'own' | 'the' = 'the'): string {
  if (pile === 'column') return names.columns === 'columns' ? 'another column' : `the ${names.columns}`;
  if (pile === 'their-reserve') return `the opponent’s ${names.reserve}`;
  if (pile === 'their-waste') return `the opponent’s ${names.waste}`;
  return `${whose === 'own' ? 'the player’s own' : 'the'} ${names[pile]}`;
}
