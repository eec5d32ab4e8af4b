import type { Claim } from '../../../laws/remedies.ts';

/** The 1940 code, p. 178: a penalty is enforced at the time of the offence and before any later move. */
export const AT_ONCE: Claim = { by: 'opponent', until: 'next-move' };
