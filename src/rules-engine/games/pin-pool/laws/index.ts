import { pool } from './pool.ts';
import { strokes } from './strokes.ts';

/** Offences and questions at pin pool. */
export const laws = { ...strokes, ...pool };
