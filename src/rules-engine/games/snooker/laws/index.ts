import { fouls } from './fouls.ts';
import { table } from './table.ts';

/** What goes wrong at snooker, and what is asked there. */
export const laws = { ...fouls, ...table };
