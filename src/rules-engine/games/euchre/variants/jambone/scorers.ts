import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { own } from './index.ts';

export const deal = scorer({
  title: 'A jambone',
  gist: 'What a lone hand played face up wins or costs.',
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: { tricks: count('The lone player’s tricks', 0, 5) },
  score: ({ tricks }, by: Schedule<typeof own>) => {
    const key = tricks < 3 ? 'jambone-euchred' : tricks < 5 ? 'jambone-point' : 'jambone';
    const say = `${sayPoints(tricks, 'trick')}, face up`;
    if (by.way(key) === 'lost') {
      const lost = by.line(key, say, { times: -1, to: 'Makers' });
      const doubt = 'The book says that the player loses these points: they are taken off here; that the opponents might score them instead, it does not say.';
      return ok(answer(`The makers lose ${by.points(key)}`, [lost], [doubt]));
    }
    const to = tricks < 3 ? 'Opponents' : 'Makers';
    return ok(answer(`${to === 'Makers' ? 'The makers' : 'The opponents'} score ${by.points(key)}`, [by.line(key, say, { to })]));
  },
});
