// How people sit, for sentences that are tested without a law.
import type { People } from '../../../src/rules-engine/index.ts';

export const PARTNERS: People = { seats: 'partners', needsOffender: false };
export const TWO: People = { seats: 'two', needsOffender: false };
export const SINGLY: People = { seats: 'singly', needsOffender: false };
