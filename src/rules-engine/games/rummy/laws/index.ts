import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

/** Offences and questions at rummy. */
export const laws = { ...dealLaws, ...playLaws };
