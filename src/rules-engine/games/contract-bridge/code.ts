import { type CodeOf, variantOf } from '../../core/games.ts';
import { callLaws } from './laws/calls.ts';
import { claimLaws } from './laws/claims.ts';
import { conductLaws } from './laws/conduct.ts';
import { exposedLaws } from './laws/exposed.ts';
import { leadLaws } from './laws/leads.ts';
import { revokeLaws } from './laws/revoke.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { rubber } from './scorers/rubber.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...callLaws, ...exposedLaws, ...leadLaws, ...revokeLaws, ...claimLaws, ...conductLaws },
  points,
  scorers: { deal, rubber },
};
export interface ContractBridge extends CodeOf<typeof code> {}

export const variant = variantOf<ContractBridge>();
