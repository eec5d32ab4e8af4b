import { faults } from './faults.ts';
import { lives } from './lives.ts';
import { table } from './table.ts';

/** What goes wrong at color-ball pool, and what is asked there. */
export const laws = { ...faults, ...table, ...lives };
