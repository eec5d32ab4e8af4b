// The set of dominoes, from Blue Ribbon (p. 210) and Donohue (p. 381).
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  set: { 'blue-ribbon-1940': '28 dominoes, p. 210', donohue: '28 dominoes, p. 381' },
};
