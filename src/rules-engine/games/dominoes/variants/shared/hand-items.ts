import { item, type ScoreItem } from '../../../../scoring/points.ts';
import type { Keys } from '../../reckoning/count.ts';

type Books = ScoreItem['books'];

/** A hand that ends by a player going out, in the forms that score one. */
export const goingOut = (books: Books, more: Partial<Pick<ScoreItem, 'gist' | 'aka'>> = {}) =>
  item({ title: 'Domino', gist: 'A player goes out.', ...more, group: 'The hand', books });

/** A hand that ends with nobody able to play. */
export const blockedGame = (books: Books, more: Pick<ScoreItem, 'aka'> = {}) =>
  item({ title: 'Blocked game', gist: 'Nobody can play, and the lightest hand scores.', ...more, group: 'The hand', books });

/** For forms in which each way to end a hand has a score item of its own. */
export const HAND_KEYS: Keys = { domino: 'domino', blocked: 'blocked' };
