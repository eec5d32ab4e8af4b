import { count, type Values } from '../../../scoring/fields.ts';
import { ok, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { DONOHUE } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const PIECES = 20;
const ask = {
  'first-men': count('First capture: men', 0, PIECES),
  'first-kings': count('First capture: kings', 0, PIECES),
  'second-men': count('Second capture: men', 0, PIECES),
  'second-kings': count('Second capture: kings', 0, PIECES),
} as const;

function score(asked: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const all = { first: asked['first-men'] + asked['first-kings'], second: asked['second-men'] + asked['second-kings'] };
  for (const which of ['first', 'second'] as const)
    if (all[which] < 1 || all[which] > PIECES) return wrong(problem(`${which}-men`, `1 to ${PIECES} pieces in a capture`, `${all[which]}`));
  const said = `${counted(all.first, 'piece')} against ${all.second}`;
  if (all.first !== all.second) return ok(answer(`The ${all.first > all.second ? 'first' : 'second'} capture must be made`, [by.mention('more-pieces', said)]));
  const [first, second] = [asked['first-kings'], asked['second-kings']];
  if (first !== second)
    return ok(
      answer(`The ${first > second ? 'first' : 'second'} capture must be made`, [
        by.mention('more-kings', `${counted(all.first, 'piece')} each way, ${counted(first, 'king')} against ${second}`),
      ]),
    );
  return ok(
    answer('Either capture may be made', [by.mention('captures-alike', `${counted(all.first, 'piece')} each way, ${counted(first, 'king')} among them`)]),
  );
}

export const whichCapture = scorer({
  title: 'Which capture must be made',
  gist: 'Weighs two captures against each other: number first, then worth.',
  untotalled: true,
  aka: ['majority capture', 'must I take the most', 'three men or two kings'],
  books: [DONOHUE],
  ask,
  score,
});
