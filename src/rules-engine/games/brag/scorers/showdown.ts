import { cards, listOf } from '../../../scoring/fields.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { AGREED, agreedOf, type Prices, repeated, sayHands, standing } from '../reckoning/standing.ts';

export const showdown = scorer({
  title: 'Which hand wins',
  gist: 'Ranks hands of three with their braggers, and says what decides between the best.',
  untotalled: true,
  aka: ['brag calculator', 'who wins', 'which brag hand is better', 'compare hands', 'braggers', 'wild cards'],
  books: ['donohue'],
  ask: {
    hands: listOf('Hands', cards('Cards', 'standard-52', 3), 2, 8, { hint: 'Three cards each, the eldest hand first: the elder wins a tie.' }),
    ...AGREED,
  },
  score: ({ hands, ...agreed }, by: Prices) => {
    const problems = repeated('hands', hands);
    if (problems.length > 0) return wrong(...problems);
    const { first, lines, notes } = standing(hands, agreedOf(agreed), by);
    return ok(answer(first.length === 1 ? `${capital(sayHands(first))} wins` : `The book does not decide between ${sayHands(first)}`, lines, notes));
  },
});
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
