import { cards } from './cards.ts';
import { drawing } from './drawing.ts';
import { keno } from './keno.ts';
import { pool } from './pool.ts';

/** Offences and questions at keno and loto. */
export const laws = { ...cards, ...drawing, ...keno, ...pool };
