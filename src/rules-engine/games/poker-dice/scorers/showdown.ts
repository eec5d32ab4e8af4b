import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { compareHands, handOf, sayHand } from '../reckoning/hands.ts';

const ask = {
  hands: listOf('The five dice of each player', count('Player', 11111, 66666), 1, 10, {
    hint: 'The five faces side by side: 66522 is two sixes, a five and two twos.',
  }),
  custom: choiceOf('Custom', { east: 'Eastern: aces are high', west: 'Western: sixes are high' }, { given: 'order-of-dice=custom' }),
};

/** Evaluates hands of dice and says which is the best (Blue Ribbon 1940, p. 204-205; Donohue, p. 392). */
export const showdown = scorer({
  title: 'What the dice make',
  gist: 'Names each hand of five dice, and says which is the best.',
  untotalled: true,
  aka: ['poker dice hands', 'which hand wins', 'compare hands', 'who won'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ hands, custom }, by: Schedule<typeof points>) => {
    const odd = hands.findIndex((five) => !/^[1-6]{5}$/.test(String(five)));
    if (odd >= 0) return wrong(problem(`hands.${odd + 1}`, 'five faces from 1 to 6', String(hands[odd])));
    const acesHigh = custom === 'east';
    const listed = by.way('order-of-hands') === 'listed';
    const read = hands.map((five) => handOf([...String(five)].map(Number), acesHigh));
    const lines = read.map((hand, n) => by.mention('order-of-hands', `player ${n + 1}: ${sayHand(hand)}`));
    const [first] = read;
    if (read.length === 1 && first !== undefined) {
      const said = sayHand(first);
      return ok(answer(`${said.charAt(0).toUpperCase()}${said.slice(1)}`, lines));
    }
    const against = (one: number) => read.map((hand, n) => (n === one ? 1 : compareHands(read[one] ?? hand, hand, acesHigh, listed)));
    const best = read.findIndex((_, n) => against(n).every((stand) => stand !== null && stand > 0));
    if (best >= 0) return ok(answer(`Player ${best + 1} has the best hand`, lines));
    const even = read.flatMap((_, n) => (against(n).every((stand) => stand !== null && stand >= 0) ? [`player ${n + 1}`] : []));
    if (even.length > 0)
      return ok(
        answer(`${even.join(' and ').replace('player', 'Player')} are equal; the book does not say who wins`, [...lines, by.law('equal-hands', 'equal hands')]),
      );
    return ok(answer('The book does not say which hand is the best', [...lines, by.law('which-hand', 'the book does not give the order of these hands')]));
  },
});
