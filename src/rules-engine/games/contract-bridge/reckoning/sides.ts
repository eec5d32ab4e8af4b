import { choiceOf, count } from '../../../scoring/fields.ts';
import { FIGURES } from './contract.ts';
import { contractFields } from './fields.ts';

export const figuresField = choiceOf('Vulnerable and down undoubled: which figures?', FIGURES, { optional: true, given: 'vulnerable-down-text-first' });

const played = { field: 'declarer', is: ['we', 'they'] } as const;
/** The fields of one deal of a sheet. */
export const dealFields = {
  declarer: choiceOf('Who played the hand?', { we: 'We', they: 'They', passed: 'All passed' }),
  level: { ...contractFields.level, when: played },
  denomination: { ...contractFields.denomination, when: played },
  doubling: { ...contractFields.doubling, when: played },
  tricks: { ...contractFields.tricks, when: played },
  ours: count('Most honours in one hand of the first side', 0, 5, { optional: true, when: played, seldom: true, hint: 'At no-trump, aces.' }),
  theirs: count('Most honours in one hand of the second side', 0, 5, { optional: true, when: played, seldom: true }),
  looked: choiceOf(
    'Who looked at a quitted trick?',
    { nobody: 'Nobody', we: 'We', they: 'They' },
    { otherwise: 'nobody', given: 'quitted-trick', seldom: true },
  ),
} as const;

/** "to us", "to them", "to North and South". */
export const asObject = (name: string) => (name === 'We' ? 'us' : name === 'They' ? 'them' : name);
