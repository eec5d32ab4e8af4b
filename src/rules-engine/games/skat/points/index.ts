import { cardPoints, targets } from './cards.ts';
import { charges } from './charges.ts';
import { multipliers } from './multipliers.ts';
import { units } from './units.ts';

/** The schedule of skat: what the cards count, what the games are worth, what multiplies them, what is charged. */
export const points = { ...cardPoints, ...targets, ...units, ...multipliers, ...charges } as const;
