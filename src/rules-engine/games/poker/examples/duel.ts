import type { Citation } from '../../../books.ts';
import { type ScoreExample, scoreExample } from '../../../laws/examples.ts';

/** Two hands at a showdown, the better one second, so that picking the first seat would be wrong. */
export const duel = (
  cite: Citation,
  story: string,
  worse: string,
  better: string,
  wins: string,
  asked: Readonly<Record<string, string>> = {},
): ScoreExample<'showdown'> => scoreExample('showdown', cite, { ...asked, hands: `${worse}.${better}` }, story, `Hand 2 wins: ${wins}`);
