import { choiceOf, count, words } from '../../../core/fields.ts';
import { FIGURES } from './contract.ts';
import { contractFields } from './fields.ts';

export const SIDES = ['we', 'they'] as const;
export type SideKey = (typeof SIDES)[number];
export const otherSide = (side: SideKey): SideKey => (side === 'we' ? 'they' : 'we');

/** Names of the sides as a sheet asks for them. */
export const namesFields = {
  we: words('Name of the first side', 24, { optional: true, hint: 'Left empty: We.' }),
  they: words('Name of the second side', 24, { optional: true, hint: 'Left empty: They.' }),
} as const;
export const figuresField = choiceOf('Vulnerable and down undoubled by the 1940 book: which figures?', FIGURES, { optional: true });

const played = { field: 'declarer', is: ['we', 'they'] } as const;
/** One deal of a sheet. */
export const dealFields = {
  declarer: choiceOf('Who played the hand?', { we: 'The first side (We)', they: 'The second side (They)', passed: 'Nobody: all passed' }),
  level: { ...contractFields.level, when: played },
  denomination: { ...contractFields.denomination, when: played },
  doubling: { ...contractFields.doubling, when: played },
  tricks: { ...contractFields.tricks, when: played },
  ours: count('Most honours in one hand of the first side', 0, 5, { optional: true, when: played, hint: 'At no-trump, aces.' }),
  theirs: count('Most honours in one hand of the second side', 0, 5, { optional: true, when: played }),
  looked: choiceOf('Who looked at a quitted trick?', { nobody: 'Nobody', we: 'The first side', they: 'The second side' }, { otherwise: 'nobody' }),
} as const;

export interface Names {
  readonly we: string;
  readonly they: string;
}
/** The names given, or We and They; two sides never share one. */
export function namesOf(setup: { readonly we: string | null; readonly they: string | null }): Names {
  const we = setup.we ?? 'We';
  const they = setup.they ?? 'They';
  return we === they ? { we: 'We', they: 'They' } : { we, they };
}
/** "to us", "to them", "to North and South". */
export const asObject = (name: string) => (name === 'We' ? 'us' : name === 'They' ? 'them' : name);
