import { bankGain } from './bank-gain.ts';
import { parolis } from './parolis.ts';
import { turns } from './turns.ts';

/** What counts at Faro, and its value by each book. */
export const points = { ...turns, ...parolis, ...bankGain } as const;
