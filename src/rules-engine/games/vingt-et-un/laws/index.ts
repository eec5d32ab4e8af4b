import { betting } from './betting.ts';
import { declined, passing } from './deal.ts';
import { draw } from './draw.ts';
import { naturals } from './naturals.ts';
import { showdown } from './showdown.ts';

/** What goes wrong at vingt-et-un, and what is asked there. */
export const laws = { ...declined, ...betting, ...naturals, ...draw, ...showdown, ...passing };
