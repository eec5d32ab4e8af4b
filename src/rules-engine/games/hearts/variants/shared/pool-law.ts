import type { KnownId } from '../../../../core/ids.ts';
import { fact, type Law, law, type Readings } from '../../../../core/laws.ts';

/** Who takes the pool: one row of questions for every form that settles by a pool. */
export const poolLaw = (readings: Readings, see: readonly KnownId[], counted = 'hearts'): Law =>
  law({
    question: 'who-wins',
    title: 'Who takes the pool',
    gist: `The ${counted} are counted, and the players differ on whether the pool is won, divided or left.`,
    aka: ['jack pot', 'two of us are clear', 'who wins the jack', 'nobody clear', 'does the pool stay'],
    moment: 'count',
    facts: {
      pool: fact('Is the pool a jack, left from an earlier deal?', { plain: 'No', jack: 'Yes' }),
      clear: fact('How many players are clear?', { one: 'One', two: 'Two', more: 'Three or more', none: 'Nobody' }),
    },
    readings: () => readings,
    see,
  });
