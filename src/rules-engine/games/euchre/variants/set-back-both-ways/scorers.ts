import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { own } from './index.ts';

export const deal = scorer({
  title: 'A deal scored both ways',
  gist: 'What a euchre costs the maker and brings the adversary.',
  books: ['donohue'],
  ask: {
    tricks: count('The maker’s tricks', 0, 5),
    maker: count('Points the maker still has to make', 1, 99),
    adversary: count('Points the adversary still has to make', 1, 99),
    players: choiceOf('How many play?', { two: 'Two', more: 'More than two' }),
  },
  score: ({ tricks, maker, adversary, players }, by: Schedule<typeof points & typeof own>) => {
    if (tricks >= 3) return wrong(problem('tricks', 'fewer than 3, a euchre; other deals are scored as in set-back euchre', `${tricks}`));
    const back = by.points('set-back');
    const off = by.points('euchre');
    const lines = [
      by.line('set-back', `euchred with ${sayPoints(tricks, 'trick')}`, { to: 'Maker' }),
      by.line('euchre', 'euchre', { times: -1, to: 'Adversary' }),
    ];
    const left = adversary - off;
    const notes = players === 'more' ? ['With more than two players the book does not say whether every adversary scores.'] : [];
    return ok(answer(left <= 0 ? 'The adversary wins the game' : `To make: the maker ${maker + back}, the adversary ${left}`, lines, notes));
  },
});
