import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { stakeLaws } from './stakes.ts';

/** Offences and questions at newmarket. */
export const laws = { ...stakeLaws, ...dealLaws, ...playLaws };
