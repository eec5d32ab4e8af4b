import { cards, flag, listOf } from '../../../../scoring/fields.ts';
import { problem } from '../../../../scoring/result.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import { sign } from '../../reckoning/explain.ts';
import type { Prices } from '../../reckoning/ranking.ts';
import { ABOUT, compare } from '../../reckoning/showdown.ts';
import { WILD_DEUCES } from '../../reckoning/wild.ts';

export const showdown = scorer({
  ...ABOUT,
  books: ['blue-ribbon-1940'],
  ask: {
    hands: listOf('Hands', cards('Cards', 'standard-53', 5), 2, 8, { hint: 'Five cards each.' }),
    stripped: flag('Threes and fours are left out of the pack'),
  },
  score: ({ hands, stripped }, by: Prices) =>
    compare(by, { wild: WILD_DEUCES }, hands, {
      found: hands.flatMap((hand, n) => {
        const strange = stripped ? hand.filter((card) => /^[34]/.test(card)) : [];
        return strange.length === 0 ? [] : [problem(`hands.${n + 1}`, 'no threes and fours in the stripped pack', strange.map(sign).join(' '))];
      }),
    }),
});
