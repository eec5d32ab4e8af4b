import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { books } from './scorers/books.ts';

export const code = {
  laws,
  points,
  scorers: { books },
};
export interface Authors extends CodeOf<typeof code> {}
