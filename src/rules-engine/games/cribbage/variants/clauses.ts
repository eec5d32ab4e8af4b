import { cite } from '../../../books.ts';

/** The clauses by which forms for other numbers rest on the main game. */
export const BLUE_CLAUSE = cite('blue-ribbon-1940', '199', 'Cribbage: Penalties', {
  doubt: 'The clause speaks of irregularities; the section gives no counts of its own.',
});
export const DONOHUE_CLAUSE = cite('donohue', '70', 'Three or Four Hand Cribbage', {
  doubt: 'The section names its differences from the five-card game and no others.',
});
