import { seated } from '../../../mechanics/seats.ts';
import { choiceOf, listOf, type Values, words } from '../../../scoring/fields.ts';

const PLAYERS = { three: 3, four: 4, five: 5, six: 6 } as const;
/** The setup fields of every sheet of hearts. */
export const SETUP = {
  players: choiceOf('How many play?', { three: 'Three', four: 'Four', five: 'Five', six: 'Six' }, { otherwise: 'four' }),
  names: listOf('Names', words('Name', 24), 3, 6, { optional: true, hint: 'Left empty: first player, second player and so on.' }),
} as const;

/** The table of a sheet, and the name of each seat. */
export function tableOf(setup: Values<typeof SETUP>) {
  const table = seated(PLAYERS[setup.players], setup.names);
  return { ...table, size: table.keys.length, name: (n: number) => table.names[n] ?? '' };
}
