import { dealLaws } from './deal.ts';
import { declarationLaws } from './declare.ts';
import { exchangeLaws } from './exchange.ts';
import { playLaws } from './play.ts';

/** Offences and questions at piquet. */
export const laws = { ...dealLaws, ...exchangeLaws, ...declarationLaws, ...playLaws };
