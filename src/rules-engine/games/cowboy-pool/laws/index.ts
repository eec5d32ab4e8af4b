import { faults } from './faults.ts';
import { parts } from './parts.ts';

/** What goes wrong at cowboy pool, and what is asked there. */
export const laws = { ...faults, ...parts };
