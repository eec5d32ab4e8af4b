import { betting } from './betting.ts';
import { declined, passing } from './deal.ts';
import { draw } from './draw.ts';
import { naturals } from './naturals.ts';
import { showdown } from './showdown.ts';

/** Offences and questions at vingt-et-un. */
export const laws = { ...declined, ...betting, ...naturals, ...draw, ...showdown, ...passing };
