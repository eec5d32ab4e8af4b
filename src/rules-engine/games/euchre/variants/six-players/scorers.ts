import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

export const deal = scorer({
  title: 'A deal of euchre for six',
  gist: 'What three partners score against three.',
  books: ['blue-ribbon-1940'],
  ask: {
    alone: choiceOf('Did one of the makers play alone?', { no: 'No', yes: 'Yes, against all three opponents' }, { otherwise: 'no' }),
    tricks: count('The makers’ tricks', 0, 5),
  },
  score: ({ alone, tricks }, by: Schedule<typeof points>) => {
    if (tricks < 3) {
      const won = by.points('euchre');
      return ok(answer(`The opponents score ${won}`, [by.line('euchre', `euchre: ${sayPoints(tricks, 'trick')}`, { to: 'Opponents' })]));
    }
    if (alone === 'yes' && tricks === 5) {
      return ok(answer('The makers win the game', [by.line('lone-march', 'lone hand against three', { unit: 'game', to: 'Makers' })]));
    }
    const key = tricks === 5 ? 'march' : 'point';
    const won = by.points(key);
    const notes = alone === 'yes' ? ['The book does not say what a lone hand scores for three or four tricks; they count as the point here.'] : [];
    return ok(answer(`The makers score ${won}`, [by.line(key, key === 'march' ? 'march' : sayPoints(tricks, 'trick'), { to: 'Makers' })], notes));
  },
});
