import { playLaws } from './play.ts';
import { pochLaws } from './poch.ts';
import { poolLaws } from './pools.ts';

/** What is asked at Pochen, by its moments: the pools, the poch and the play. */
export const laws = { ...poolLaws, ...pochLaws, ...playLaws };
