// What billiards counts, from Blue Ribbon (p. 37-38 and 45).
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  carom: { 'blue-ribbon-1940': '1 point, law 4, p. 45, p. 37-38' },
  miss: { 'blue-ribbon-1940': '1 point, law 4, p. 45, p. 38' },
};
