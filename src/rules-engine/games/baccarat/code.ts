import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { bank } from './scorers/bank.ts';
import { coup } from './scorers/coup.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws,
  points,
  scorers: { coup, bank },
};
export interface Baccarat extends CodeOf<typeof code> {}

export const variant = variantOf<Baccarat>();
