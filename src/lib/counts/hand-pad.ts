// The columns of a score pad that is filled in by hand, where JavaScript is off.
import { decode, type Sheet } from '../../rules-engine/index.ts';

/** Where the sheet has to be told first who plays. */
const PLAYERS = ['Player 1', 'Player 2', 'Player 3', 'Player 4'] as const;
/** More columns than that do not fit on a phone. */
const MOST = 6;

/** The sides of a sheet as it begins: "We" and "They", or the players by their seats. */
export function sidesByHand(sheet: Sheet): readonly string[] {
  const [book = 'sierra'] = sheet.books;
  const setup = decode(sheet.setup, {}, book);
  if (!setup.ok) return PLAYERS;
  const sides = [...new Set(sheet.play(setup.value, [], book).columns.map(({ side }) => side))];
  return sides.length > 1 && sides.length <= MOST ? sides : PLAYERS;
}
