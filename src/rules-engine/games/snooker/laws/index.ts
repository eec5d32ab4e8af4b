import { fouls } from './fouls.ts';
import { table } from './table.ts';

/** Offences and questions at snooker. */
export const laws = { ...fouls, ...table };
