import { naturals } from './naturals.ts';
import { showdown } from './showdown.ts';

/** What is asked at Macao, by its moments; the rest comes by the books' clauses from Vingt-et-un. */
export const laws = { ...naturals, ...showdown };
