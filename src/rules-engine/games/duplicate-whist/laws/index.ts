import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { revokeLaws } from './revoke.ts';

/** What goes wrong at duplicate whist, and what is asked there. */
export const laws = { ...dealLaws, ...playLaws, ...revokeLaws };
