// Pinochle, from U.S. Playing Card (p. 78-80), Donohue (p. 44-46), Blue Ribbon (p. 266-273) and the Sierra manual (p. 90-102).
import type { WholeGame } from '../../whole.ts';
import { auction } from './auction.ts';
import { meldLaws } from './meld.ts';
import { more } from './more.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';

export const whole: WholeGame = { pinochle: { laws: { ...meldLaws, ...playLaws }, points }, ...more, ...auction };
