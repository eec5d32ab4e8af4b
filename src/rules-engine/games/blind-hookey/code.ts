import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { packets } from './scorers/packets.ts';

export const code = { laws, points, scorers: { packets, account } };
export interface BlindHookey extends CodeOf<typeof code> {}
