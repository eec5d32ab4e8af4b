import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points/index.ts';
import { call } from './scorers/call.ts';
import { deal } from './scorers/deal.ts';
import { gain } from './scorers/gain.ts';
import { paroli } from './scorers/paroli.ts';
import { turn } from './scorers/turn.ts';

export const code = {
  laws,
  points,
  scorers: { turn, call, paroli, gain, deal },
};
export interface Faro extends CodeOf<typeof code> {}

export const variant = variantOf<Faro>();
