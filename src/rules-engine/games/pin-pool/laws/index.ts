import { pool } from './pool.ts';
import { strokes } from './strokes.ts';

/** What goes wrong at pin pool, and what is asked there. */
export const laws = { ...strokes, ...pool };
