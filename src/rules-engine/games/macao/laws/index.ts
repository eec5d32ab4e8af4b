import { naturals } from './naturals.ts';
import { showdown } from './showdown.ts';

/** Questions at Macao, by moment of play; the other laws come from Vingt-et-un by the books' clauses. */
export const laws = { ...naturals, ...showdown };
