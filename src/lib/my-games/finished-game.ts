// A finished game as it is kept in My games: what was entered, what it came to, and what the player wrote beside it.
import type { Raw } from '../../rules-engine/index.ts';
import { sameValue } from '../../rules-engine/sheets/log.ts';

/** One side, or the pool of a game that has one. */
export interface GameSide {
  readonly name: string;
  readonly points: number;
  /** Its points after each entry. */
  readonly course: readonly number[];
}

export interface FinishedGame {
  /** Made from the sheet and its first entry, so that two tabs that keep the same game give it the same name. */
  readonly id: string;
  /** `whist.score.rubber` */
  readonly sheet: string;
  readonly game: string;
  readonly title: string;
  readonly book: string;
  readonly bookTitle: string;
  readonly setup: Readonly<Record<string, string>>;
  readonly entries: readonly Readonly<Record<string, string>>[];
  /** The names of the entries on the sheet. A game that shares one with another is that game, as it stood at another time. */
  readonly entryIds: readonly string[];
  /** Whether all entries came at once, from a link or a file. */
  readonly isCopy: boolean;
  /** Names that were typed, of players or of sides. */
  readonly names: readonly string[];
  readonly sides: readonly GameSide[];
  /** How it ended; null if its end was taken back and the sheet goes on. */
  readonly result: string | null;
  /** When it ended, in ISO form; when it was found, if it had ended before finished games were kept. */
  readonly finished: string;
  readonly isDated: boolean;
  /** When the entries or the result last changed, in milliseconds. */
  readonly changed: number;
  /** The side or the player that won; empty if nobody did or nobody knows. */
  readonly winner: string;
  readonly note: string;
  /** When the player last wrote the note or the winner; 0 if never. */
  readonly noted: number;
}

/** The most characters of a note. */
export const LONGEST_NOTE = 2000;

/** Finds the record of a game among others: the one that shares an entry with it. A copy has entries of its own and is known by its words. */
export class GameFinder {
  readonly #byKey = new Map<string, FinishedGame>();
  readonly #games = new Map<string, FinishedGame>();

  constructor(games: readonly FinishedGame[]) {
    for (const game of games) this.add(game);
  }
  /** Adds a record, in the place of the one with its name. */
  add(game: FinishedGame): void {
    this.#games.set(game.id, game);
    for (const key of keysOf(game)) this.#byKey.set(key, game);
  }
  find(game: FinishedGame): FinishedGame | undefined {
    for (const key of keysOf(game)) {
      const found = this.#byKey.get(key);
      if (found !== undefined) return found;
    }
    for (const one of this.#games.values()) if ((one.isCopy || game.isCopy) && one.sheet === game.sheet && saysTheSame(one, game)) return one;
    return undefined;
  }
}

/** What a game is known by: its name and its entries, each with the sheet that it stands on. */
export const keysOf = ({ id, sheet, entryIds }: Pick<FinishedGame, 'id' | 'sheet' | 'entryIds'>): string[] => [
  id,
  ...entryIds.map((entry) => `${sheet} ${entry}`),
];

/** Whether two records have the same entries and the same end. */
export function saysTheSame(one: FinishedGame, other: FinishedGame): boolean {
  return (
    one.book === other.book &&
    one.result === other.result &&
    sameValue(one.setup, other.setup) &&
    one.entries.length === other.entries.length &&
    one.entries.every((entry, at) => sameValue(entry, other.entries[at] ?? null))
  );
}

/** Two records of the same game as one: from each part the later. The first keeps its name, and is returned itself if the other has nothing newer. */
export function mergedGame(one: FinishedGame, other: FinishedGame): FinishedGame {
  const newer = other.changed > one.changed && !saysTheSame(one, other);
  const noted = other.noted > one.noted;
  if (!newer && !noted) return one;
  const { id, finished, isDated } = one;
  const played = newer ? { ...other, id, finished, isDated } : one;
  const { note, winner } = noted ? other : one;
  return { ...played, note, winner: noted || one.noted > 0 ? winner : played.winner, noted: Math.max(one.noted, other.noted) };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isParts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isWords = (value: unknown): value is Record<string, string> => isParts(value) && Object.values(value).every(isText);
const isSide = (value: unknown): value is GameSide =>
  isParts(value) && isText(value.name) && isNumber(value.points) && Array.isArray(value.course) && value.course.every(isNumber);
const isSheet = (value: unknown): value is string => isText(value) && /^[a-z0-9-]+(?:\/[a-z0-9-]+)?\.score\.[a-z0-9-]+$/.test(value);
const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

/** A record from a file with the parts that it must have and no others; null if one is missing or of another kind. */
export function readGame(value: unknown): FinishedGame | null {
  if (!isParts(value)) return null;
  const { id, sheet, game, title, book, bookTitle, setup, entries, entryIds, isCopy, names, sides, result, finished, isDated, changed, winner, note, noted } =
    value;
  if (!isText(id) || id === '' || !isSheet(sheet) || !isText(game) || !isText(title) || !isText(book) || !isText(bookTitle)) return null;
  if (!isWords(setup) || !Array.isArray(entries) || entries.length === 0 || !entries.every(isWords)) return null;
  if (!isTexts(entryIds) || entryIds.length !== entries.length || typeof isCopy !== 'boolean' || !isTexts(names)) return null;
  if (!Array.isArray(sides) || !sides.every(isSide) || (result !== null && !isText(result))) return null;
  if (!isDate(finished) || typeof isDated !== 'boolean' || !isNumber(changed) || !isNumber(noted)) return null;
  if (!isText(winner) || !isText(note) || note.length > LONGEST_NOTE) return null;
  const plain = sides.map(({ name, points, course }) => ({ name, points, course }));
  return {
    id,
    sheet,
    game,
    title,
    book,
    bookTitle,
    setup,
    entries,
    entryIds,
    isCopy,
    names,
    sides: plain,
    result,
    finished,
    isDated,
    changed,
    winner,
    note,
    noted,
  };
}

/** Finished games, the last one first. */
export const lastFirst = (games: readonly FinishedGame[]): FinishedGame[] =>
  games.toSorted((a, b) => (a.finished === b.finished ? (a.id < b.id ? -1 : 1) : a.finished < b.finished ? 1 : -1));

/** What is set up, without what is empty. */
export const filled = (setup: Raw): Record<string, string> =>
  Object.fromEntries(Object.entries(setup).flatMap(([key, value]): [string, string][] => (value === undefined || value === '' ? [] : [[key, value]])));
