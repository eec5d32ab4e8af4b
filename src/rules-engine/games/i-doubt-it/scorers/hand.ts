import { count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { PACK } from '../reckoning/settle.ts';

const WINNER = 'The winner';

export const hand = scorer({
  title: 'What does the winner get?',
  gist: 'A chip for every card in the other hands.',
  aka: ['count the cards left', 'how many chips', 'i doubt it score'],
  books: ['blue-ribbon-1940'],
  ask: { left: listOf('Cards in the other hands', count('Player', 1, PACK), 1, 11, { hint: 'One number for each other player.' }) },
  score: ({ left }, by: Schedule<typeof points>) => {
    const all = left.reduce((sum, one) => sum + one, 0);
    if (all > PACK) return wrong(problem('left', `${PACK} cards at most`, `${all}`));
    const lines = left.map((one, n) => by.line('card-left', counted(one, 'card'), { times: -one, to: `Player ${n + 2}` }));
    lines.push(by.line('card-left', `${counted(all, 'card')} in the other hands`, { times: all, to: WINNER }), by.mention('win', 'no cards left'));
    return ok(answer(`The winner gets ${counted(by.points('card-left') * all, 'chip')}`, lines));
  },
});
