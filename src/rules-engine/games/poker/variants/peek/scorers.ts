import { cards, listOf } from '../../../../scoring/fields.ts';
import { problem } from '../../../../scoring/result.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import { bestFive } from '../../reckoning/evaluate.ts';
import type { Prices } from '../../reckoning/ranking.ts';
import { ABOUT, compare } from '../../reckoning/showdown.ts';

export const showdown = scorer({
  ...ABOUT,
  books: ['blue-ribbon-1940'],
  ask: { hands: listOf('Hands', cards('Cards', 'standard-52', [7, 8]), 2, 8, { hint: 'Seven cards each, or eight.' }) },
  score: ({ hands }, by: Prices) =>
    compare(by, {}, hands, {
      sizes: [7, 8],
      best: bestFive,
      found: hands.every((hand) => hand.length === hands[0]?.length) ? [] : [problem('hands', 'seven cards each, or eight each', 'hands of both sizes')],
    }),
});
