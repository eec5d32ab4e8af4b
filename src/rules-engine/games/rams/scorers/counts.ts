import { poolOfFive } from '../../../mechanics/stakes/pool-of-five.ts';

export const { deal, pool } = poolOfFive(['blue-ribbon-1940'], [3, 6], {
  rams: 'Rams was announced: the jack of clubs and a pair',
  mistie: 'Mistie was announced: three of a kind',
});
