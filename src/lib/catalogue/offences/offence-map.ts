// Which book rules on which offence in which game, and where it has the game and says nothing.
import { BOOK_IDS, type BookId, casesOf, isOpen, type ResolvedLaw, SHELVES, type Shelf } from '../../../rules-engine/index.ts';
import { games, placeOf } from '../library.ts';

/** Whether a book rules on an offence, leaves it open, says nothing, or does not have the game. */
export type BookStatus = 'rules' | 'open' | 'silent' | 'absent';

export function statusIn(law: ResolvedLaw, book: BookId): BookStatus {
  const reading = law.readings[book];
  if (reading.status === 'no-game' || reading.status === 'not-held') return 'absent';
  const cases = casesOf(reading);
  return cases.length === 0 ? 'silent' : cases.every(isOpen) ? 'open' : 'rules';
}

/** The offences of a game. */
export interface GameOfMap {
  readonly id: string;
  readonly title: string;
  readonly laws: readonly ResolvedLaw[];
  /** The books that have the game, each with the number of laws that it rules on. */
  readonly ruled: ReadonlyMap<BookId, number>;
}
export interface ShelfOfMap {
  readonly shelf: Shelf;
  readonly title: string;
  /** Books that have any game of the shelf, newest first. */
  readonly books: readonly BookId[];
  readonly games: readonly GameOfMap[];
}

function gameOfMap(id: string, title: string): GameOfMap {
  const laws = placeOf(id).laws.filter(({ topic }) => topic.kind === 'offence');
  const here = BOOK_IDS.filter((book) => laws.some((law) => statusIn(law, book) !== 'absent'));
  return { id, title, laws, ruled: new Map(here.map((book) => [book, laws.filter((law) => statusIn(law, book) === 'rules').length])) };
}

/** All games with laws on offences, by shelf. */
export const offenceMap: readonly ShelfOfMap[] = (Object.keys(SHELVES) as Shelf[]).flatMap((shelf) => {
  const here = games
    .filter((game) => game.shelf === shelf)
    .map(({ id, title }) => gameOfMap(id, title))
    .filter(({ laws }) => laws.length > 0);
  const books = BOOK_IDS.filter((book) => here.some(({ ruled }) => ruled.has(book)));
  return here.length === 0 ? [] : [{ shelf, title: SHELVES[shelf], books, games: here }];
});

/** The number of cells of the map in which a book rules, and in which it has the game and says nothing. */
export function countPlaces(shelves: readonly ShelfOfMap[]): { readonly rules: number; readonly silent: number } {
  const all = shelves.flatMap(({ games: here }) => here.flatMap(({ laws }) => laws.flatMap((law) => BOOK_IDS.map((book) => statusIn(law, book)))));
  return { rules: all.filter((one) => one === 'rules').length, silent: all.filter((one) => one === 'silent').length };
}
