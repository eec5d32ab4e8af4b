import { irregularities } from './irregularities.ts';
import { playLaws } from './play.ts';
import { results } from './results.ts';

/** What goes wrong at vint, and what is asked there. */
export const laws = { ...results, ...irregularities, ...playLaws };
