// The texts of a deal, for its scorer and its sheet.
import type { Seat, Table } from '../../../mechanics/seats.ts';
import { POOL_COLUMN } from '../../../mechanics/stakes/trick-pools.ts';
import type { Column } from '../../../sheets/sheets.ts';
import type { Deal } from './asked.ts';
import { type Piles, sayPiles } from './layout.ts';
import type { Prices } from './settling.ts';

/** The column of the counters on the layout. */
export const LAYOUT_COLUMN: Column = { key: POOL_COLUMN.key, title: 'Layout', side: 'Layout' };

export const sayDeal = ({ dealer, out }: Deal, piles: Piles, { name }: Table<Seat>): string =>
  `${name[dealer]} deals, ${name[out]} is out first; ${sayPiles(piles)}`;

/** The note on the assumed layout, if the book does not show it. */
export const notesOf = (by: Prices): string[] =>
  by.gives('least-bet') ? ['Which cards lie in the layout stood in a picture that our copy of the book has lost; the four of the 1898 book are taken.'] : [];
