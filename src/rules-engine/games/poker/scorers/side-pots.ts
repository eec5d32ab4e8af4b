import { cards, choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { type Problem, problem, type Result } from '../../../scoring/result.ts';
import { type Answer, scorer } from '../../../scoring/scorers.ts';
import { rateOf } from '../reckoning/evaluate.ts';
import { show } from '../reckoning/explain.ts';
import { placesProblem, settlePool, worthOfPlaces } from '../reckoning/pool.ts';
import { type Prices, rankingOf } from '../reckoning/ranking.ts';
import { handProblems } from '../reckoning/showdown.ts';

const ask = {
  stakes: listOf('Chips that each player has put in', count('Player', 0, 1_000_000, { unit: 'chips' }), 2, 8),
  by: choiceOf('How the hands stand', { places: 'By their places', hands: 'By their cards' }),
  places: listOf('Place of each player', count('Place', 0, 8), 2, 8, {
    hint: '1 is the best hand; equal hands have the same place; 0 is a player who has passed out.',
    when: { field: 'by', is: ['places'] },
  }),
  hands: listOf('Hand of each player', cards('Cards', 'standard-52', [0, 5]), 1, 8, {
    hint: 'Five cards; none for a player who has passed out.',
    when: { field: 'by', is: ['hands'] },
  }),
};

/** Divides a pool if a player had less than the others put up. */
export const sidePots = scorer({
  title: 'Who wins which part of the pot',
  gist: 'Parts the pool where a player has a sight for the chips put up, and divides what equal hands share.',
  aka: ['side pot', 'all in', 'sight for his money', 'table stakes', 'split the pot', 'short stack'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: (values, by: Prices): Result<Answer> => {
    const { stakes } = values;
    if (values.by === 'places') {
      const places = values.places ?? [];
      return settlePool(stakes, worthOfPlaces(places), 'places', by, placesProblem(stakes, places));
    }
    const hands = stakes.map((_, n) => values.hands?.[n] ?? []);
    const problems: Problem[] = [];
    if ((values.hands?.length ?? 0) > stakes.length) problems.push(problem('hands', `${stakes.length} hands at most, one a player`, `${values.hands?.length}`));
    problems.push(...handProblems('hands', hands, [0, 5]));
    const { order } = rankingOf(by);
    const worth = problems.length > 0 ? [] : hands.map((hand, n) => (hand.length === 0 ? -1 : show(order, rateOf(order), n + 1, hand).rating));
    return settlePool(stakes, worth, 'hands', by, problems);
  },
});
