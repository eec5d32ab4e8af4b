import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

/** Offences and questions at cassino. */
export const laws = { ...dealLaws, ...playLaws };
