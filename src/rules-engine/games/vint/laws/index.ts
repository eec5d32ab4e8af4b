import { irregularities } from './irregularities.ts';
import { playLaws } from './play.ts';
import { results } from './results.ts';

/** Offences and questions at vint. */
export const laws = { ...results, ...irregularities, ...playLaws };
