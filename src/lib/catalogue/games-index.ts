// The filters of the lists of games, and their sorting by letter.
import { BOOK_IDS, type BookId, type Game, KINDS, type Kind } from '../../rules-engine/index.ts';
import { nameOfBook } from '../books/names.ts';
import { contentOfPlace } from '../content/pages.ts';
import { wordsOf } from '../search/words/words.ts';
import { gameOf, placeOf, places, titleOf } from './library.ts';

/** One choice of a filter: the items that have this value under this name. */
export interface Choice {
  readonly name: string;
  readonly value: string;
  readonly label: string;
}
const MOST = 12;
/** The most players in the filter: games for more than this take almost any number. */
const TABLE = 6;
const playersOf = (id: string): string[] => {
  const { min, max } = placeOf(id).described.players;
  return Array.from({ length: Math.min(max, MOST) - min + 1 }, (_, n) => String(min + n));
};
const ofPlayers = (n: number): Choice => ({ name: 'players', value: String(n), label: n === 1 ? '1 player' : `${n} players` });
const ofKind = (kind: Kind): Choice => ({ name: 'kind', value: kind, label: KINDS[kind] });

/** All filter choices of the lists of games: players, kinds, books. */
export function choicesOf(ids: readonly string[]): readonly Choice[] {
  const players = [...new Set(ids.flatMap(playersOf))]
    .map(Number)
    .filter((n) => n <= TABLE)
    .sort((a, b) => a - b);
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== 'code' && ids.some((id) => gameOf(id).kind === kind));
  return [...players.map(ofPlayers), ...kinds.map(ofKind), ...BOOK_IDS.map((book): Choice => ({ name: 'book', value: book, label: nameOfBook(book) }))];
}

/** The filter values of a game or variant, as attributes of its line. */
export const valuesOf = (id: string) => ({
  'data-players': playersOf(id).join(' '),
  'data-kind': gameOf(id).kind,
  'data-book': booksOf(id).join(' '),
});
/** The books that have a game or variant, newest first. */
export function booksOf(id: string): readonly BookId[] {
  return BOOK_IDS.filter((book) => book in placeOf(id).described.books);
}

/** The names of a game or variant, as a player may type them. */
export const namesOf = (id: string): string => [titleOf(id), ...placeOf(id).described.aliases].join(' ').toLowerCase();

/** The sentence that describes a game, and its words that are not in the game's names. */
export function aboutOf(game: Game): { readonly sentence: string; readonly words: string } {
  const sentence = contentOfPlace(game.id)?.description ?? '';
  const names = new Set(wordsOf(namesOf(game.id)));
  return { sentence, words: [...new Set(wordsOf(sentence))].filter((word) => !names.has(word)).join(' ') };
}

/** Items by their first letter; letters with accents are under the plain letter. */
export function byLetter<T>(items: readonly T[], title: (item: T) => string): readonly (readonly [string, readonly T[]])[] {
  const letterOf = (item: T) => /[A-Z]/.exec(title(item).normalize('NFKD').toUpperCase())?.[0] ?? '';
  return [...Map.groupBy(items, letterOf)].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Every variant by its title. */
export const variants: readonly string[] = places
  .filter((place) => place.parent !== null)
  .map(({ id }) => id)
  .sort((a, b) => titleOf(a).localeCompare(titleOf(b)));
