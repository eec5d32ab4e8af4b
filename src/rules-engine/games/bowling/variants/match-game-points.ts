import { cite } from '../../../books.ts';
import { BOOK, rule, points as worth } from './of-donohue.ts';

export const AT = cite(BOOK, '378', 'Match Game');
const FIVE = cite(BOOK, '378', 'Match Game', { doubt: 'Five legs are preferred; whether five against one party are meant, or the best of five, is not said.' });

export const points = {
  leg: worth('Leg', 'All of both parties have rolled; a leg is marked against the lower.', 1, AT, { unit: 'leg' }),
  legs: rule('Game', 'A party loses the match.', 'The best of three rollings, or five legs by agreement.', FIVE),
};
