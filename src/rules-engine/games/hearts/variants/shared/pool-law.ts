import { fact, type Law, type Leads, law, type Readings } from '../../../../laws/laws.ts';
import type { KnownId } from '../../../../rulesets/ids.ts';

/** Returns the law on who takes the pool, with the same questions for every form that settles by a pool. */
export const poolLaw = (readings: Readings, see: readonly KnownId[], counted: string, leads: Leads, say: string): Law =>
  law({
    question: 'who-wins',
    title: 'Who takes the pool',
    gist: `The ${counted} are counted: a player with none is clear. The players differ on whether the pool is won, split or left.`,
    aka: ['jack pot', 'two of us are clear', 'who wins the jack', 'nobody clear', 'does the pool stay'],
    moment: 'count',
    facts: {
      pool: fact('Is the pool a jack, left from an earlier deal?', 'Pool is a jack', {
        plain: { label: 'No', if: 'if no pool was left from an earlier deal' },
        jack: { label: 'Yes', if: 'if the pool was left from an earlier deal' },
      }),
      clear: fact('How many players are clear?', 'Players clear', {
        one: { label: 'One', if: 'if one player alone is clear' },
        two: { label: 'Two', if: 'if two players are clear' },
        more: { label: 'Three or more', if: 'if three or more players are clear' },
        none: { label: 'Nobody', if: 'if nobody is clear' },
      }),
    },
    leads,
    verdict: { kind: 'adds', say },
    readings: () => readings,
    see,
  });
