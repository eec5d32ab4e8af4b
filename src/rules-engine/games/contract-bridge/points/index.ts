import { lost } from './lost.ts';
import { won } from './won.ts';

/** The schedule of both books. */
export const points = { ...won, ...lost } as const;
export type ItemKey = keyof typeof points;
