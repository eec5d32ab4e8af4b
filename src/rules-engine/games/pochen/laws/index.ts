import { playLaws } from './play.ts';
import { pochLaws } from './poch.ts';
import { poolLaws } from './pools.ts';

/** Questions at Pochen, by stage: the pools, the poch and the play. */
export const laws = { ...poolLaws, ...pochLaws, ...playLaws };
