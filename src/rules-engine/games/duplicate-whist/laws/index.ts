import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { revokeLaws } from './revoke.ts';

/** Offences and questions at duplicate whist. */
export const laws = { ...dealLaws, ...playLaws, ...revokeLaws };
