import { meldLaws } from './melds.ts';
import { outLaws } from './out.ts';
import { pileLaws } from './pile.ts';

/** What goes wrong at canasta, and what is asked there. */
export const laws = { ...pileLaws, ...meldLaws, ...outLaws };
