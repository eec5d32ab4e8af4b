import { cardPoints, targets } from './points-cards.ts';
import { charges } from './points-charges.ts';
import { multipliers } from './points-multipliers.ts';
import { units } from './points-units.ts';

/** The schedule of skat: what the cards count, what the games are worth, what multiplies them, what is charged. */
export const points = { ...cardPoints, ...targets, ...units, ...multipliers, ...charges } as const;
