// The columns of the score pad that a page shows when JavaScript is off.
import { decode, type Sheet } from '../../rules-engine/index.ts';

/** For sheets that cannot begin before the players are entered. */
const PLAYERS = ['Player 1', 'Player 2', 'Player 3', 'Player 4'] as const;
/** More columns do not fit on a phone. */
const MOST = 6;

/** The sides of a sheet as it begins: "We" and "They", or the players by their seats. */
export function sidesByHand(sheet: Sheet): readonly string[] {
  const [book = 'sierra'] = sheet.books;
  const setup = decode(sheet.setup, {}, book);
  if (!setup.ok) return PLAYERS;
  const sides = [...new Set(sheet.play(setup.value, [], book).columns.map(({ side }) => side))];
  return sides.length > 1 && sides.length <= MOST ? sides : PLAYERS;
}
