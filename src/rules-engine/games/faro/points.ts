import { bankGain } from './points/bank-gain.ts';
import { parolis } from './points/parolis.ts';
import { turns } from './points/turns.ts';

/** What counts at Faro, and how much by each book. */
export const points = { ...turns, ...parolis, ...bankGain } as const;
