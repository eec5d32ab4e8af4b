import { dealLaws } from './deal.ts';
import { numberLaws } from './numbers.ts';
import { playLaws } from './play.ts';
import { scoreLaws } from './score.ts';
import { starterLaws } from './starter.ts';

/** Offences and questions at cribbage. */
export const laws = { ...dealLaws, ...numberLaws, ...starterLaws, ...playLaws, ...scoreLaws };
