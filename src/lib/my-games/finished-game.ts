// The record of a finished game in My games: its entries, its result, and the player's note.
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
  /** Made from the sheet and its first entry, so that two tabs give the same game the same id. */
  readonly id: string;
  /** `whist.score.rubber` */
  readonly sheet: string;
  readonly game: string;
  readonly title: string;
  readonly book: string;
  readonly bookTitle: string;
  readonly setup: Readonly<Record<string, string>>;
  readonly entries: readonly Readonly<Record<string, string>>[];
  /** The ids of the entries on the sheet. Two records that share an entry id are the same game at different times. */
  readonly entryIds: readonly string[];
  /** Whether all entries were added at once, from a link or a file. */
  readonly isCopy: boolean;
  /** Names of players or sides that the user typed. */
  readonly names: readonly string[];
  readonly sides: readonly GameSide[];
  /** How it ended; null if its end was taken back and the game continues. */
  readonly result: string | null;
  /** ISO date of its end; if it ended before finished games were saved, the date when it was found. */
  readonly finished: string;
  readonly isDated: boolean;
  /** When the entries or the result last changed, in milliseconds. */
  readonly changed: number;
  /** The side or player that won; empty if there is no winner or it is not known. */
  readonly winner: string;
  readonly note: string;
  /** When the player last changed the note or the winner, in milliseconds; 0 if never. */
  readonly noted: number;
}

/** The longest note, in characters. */
export const LONGEST_NOTE = 2000;

/** Finds the record of a game: the one that shares an entry id with it. A copy has new entry ids and is found by its content. */
export class GameFinder {
  readonly #byKey = new Map<string, FinishedGame>();
  readonly #games = new Map<string, FinishedGame>();

  constructor(games: readonly FinishedGame[]) {
    for (const game of games) this.add(game);
  }
  /** Adds a record, or replaces the one with the same id. */
  add(game: FinishedGame): void {
    this.#games.set(game.id, game);
    for (const key of keysOf(game)) this.#byKey.set(key, game);
  }
  find(game: FinishedGame): FinishedGame | undefined {
    for (const key of keysOf(game)) {
      const found = this.#byKey.get(key);
      if (found !== undefined) return found;
    }
    for (const one of this.#games.values()) if ((one.isCopy || game.isCopy) && one.sheet === game.sheet && hasSameContent(one, game)) return one;
    return undefined;
  }
}

/** The keys that identify a game: its id, and each of its entry ids with the sheet. */
export const keysOf = ({ id, sheet, entryIds }: Pick<FinishedGame, 'id' | 'sheet' | 'entryIds'>): string[] => [
  id,
  ...entryIds.map((entry) => `${sheet} ${entry}`),
];

/** Whether two records have the same entries and the same end. */
export function hasSameContent(one: FinishedGame, other: FinishedGame): boolean {
  return (
    one.book === other.book &&
    one.result === other.result &&
    sameValue(one.setup, other.setup) &&
    one.entries.length === other.entries.length &&
    one.entries.every((entry, at) => sameValue(entry, other.entries[at] ?? null))
  );
}

/** Merges two records of the same game: the later entries and the later note. Keeps the id of the first, and returns the first itself if the other has nothing newer. */
export function mergedGame(one: FinishedGame, other: FinishedGame): FinishedGame {
  const newer = other.changed > one.changed && !hasSameContent(one, other);
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

/** Validates a record from a file and drops unknown properties; null if a property is missing or has the wrong type. */
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

/** Finished games, the newest first. */
export const newestFirst = (games: readonly FinishedGame[]): FinishedGame[] =>
  games.toSorted((a, b) => (a.finished === b.finished ? (a.id < b.id ? -1 : 1) : a.finished < b.finished ? 1 : -1));

/** The set-up without empty values. */
export const filled = (setup: Raw): Record<string, string> =>
  Object.fromEntries(Object.entries(setup).flatMap(([key, value]): [string, string][] => (value === undefined || value === '' ? [] : [[key, value]])));
