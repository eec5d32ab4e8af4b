import { choiceOf, count } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import type { own } from './index.ts';

export const declaration = scorer({
  title: 'A declared march',
  gist: 'What a declaration wins or costs.',
  books: ['donohue'],
  ask: {
    left: count('Points the declarer still had to make', 1, 99),
    made: choiceOf('Did the declarer take every trick?', { yes: 'Yes', no: 'No' }),
  },
  score: ({ left, made }, by: Schedule<typeof points & typeof own>) =>
    made === 'yes'
      ? ok(answer('The declarer wins the game and the pool', [by.sum('declared-march', 'march as declared', -left, { to: 'Declarer' })]))
      : ok(answer(`Set back to ${left + left}, and a stake to the pool`, [by.sum('declaration-failed', `${left} doubled`, left, { to: 'Declarer' })])),
});
