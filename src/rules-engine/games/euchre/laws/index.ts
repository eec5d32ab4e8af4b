import { aloneLaws } from './alone.ts';
import { cutLaws } from './cut.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { revokeLaws } from './revoke.ts';
import { talkLaws } from './talk.ts';
import { trumpLaws } from './trump.ts';

/** Offences and questions at euchre. */
export const laws = { ...cutLaws, ...dealLaws, ...trumpLaws, ...aloneLaws, ...playLaws, ...revokeLaws, ...talkLaws };
