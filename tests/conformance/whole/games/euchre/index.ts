import type { WholeGame } from '../../whole.ts';
import { aloneLaws } from './alone.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';
import { talkLaws } from './talk.ts';
import { trumpLaws } from './trump.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { euchre: { laws: { ...dealLaws, ...trumpLaws, ...aloneLaws, ...playLaws, ...talkLaws }, points }, ...variants };
