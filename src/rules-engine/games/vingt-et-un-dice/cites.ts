import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Vingt-et-un with dice, each under a name. */
export const cites = citesOf({
  blue: { 'Vingt-et-Un': { pool: '206', throwing: '206', wins: '206-207', burst: '207', ties: '207', custom: '207' } },
  donohue: { 'Vingt-un': { throwing: '395', wins: '395', forfeit: '395' } },
});
