import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { trumpLaws } from './trump.ts';

/** Offences and questions at all fours. */
export const laws = { ...dealLaws, ...trumpLaws, ...playLaws };
