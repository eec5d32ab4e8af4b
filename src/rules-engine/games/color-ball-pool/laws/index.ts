import { faults } from './faults.ts';
import { lives } from './lives.ts';
import { table } from './table.ts';

/** Offences and questions at color-ball pool. */
export const laws = { ...faults, ...table, ...lives };
