import { cards } from './cards.ts';
import { drawing } from './drawing.ts';
import { keno } from './keno.ts';
import { pool } from './pool.ts';

/** What goes wrong at keno and loto, and what is asked there. */
export const laws = { ...cards, ...drawing, ...keno, ...pool };
