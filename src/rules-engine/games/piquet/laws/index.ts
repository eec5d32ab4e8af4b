import { dealLaws } from './deal.ts';
import { declarationLaws } from './declare.ts';
import { exchangeLaws } from './exchange.ts';
import { playLaws } from './play.ts';

/** What goes wrong at piquet, and what is asked there. */
export const laws = { ...dealLaws, ...exchangeLaws, ...declarationLaws, ...playLaws };
