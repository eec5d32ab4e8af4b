import { cardPoints, targets } from './cards.ts';
import { charges } from './charges.ts';
import { multipliers } from './multipliers.ts';
import { ramschPoints } from './ramsch.ts';
import { units } from './units.ts';

/** The schedule of skat: what the cards count, what the games are worth, what multiplies them, what is charged, and what a ramsch costs. */
export const points = { ...cardPoints, ...targets, ...units, ...multipliers, ...charges, ...ramschPoints } as const;
