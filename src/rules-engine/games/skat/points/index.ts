import { cardPoints, targets } from './cards.ts';
import { charges } from './charges.ts';
import { multipliers } from './multipliers.ts';
import { ramschPoints } from './ramsch.ts';
import { units } from './units.ts';

/** The schedule of skat: values of cards and games, multipliers, charges, and the cost of a ramsch. */
export const points = { ...cardPoints, ...targets, ...units, ...multipliers, ...charges, ...ramschPoints } as const;
