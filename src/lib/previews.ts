// What the picture of a game says: made by `npm run previews`, and kept with its words, so that a test knows when they are others.
import { existsSync, readFileSync } from 'node:fs';
import { BOOK_IDS, type Game } from '../rules-engine/index.ts';
import { nameOfBook } from './book-names.ts';
import { joinWords } from './words.ts';

const MADE = new URL(`file://${process.cwd()}/public/previews/words.json`);

/** The words of a game's picture: its title, and the books that have it. */
export function wordsOfPreview({ title, books }: Game): { readonly title: string; readonly books: string } {
  return { title, books: `From ${joinWords(BOOK_IDS.filter((book) => books[book] !== undefined).map(nameOfBook))}` };
}

let made: Readonly<Record<string, string>> | null = null;
/** The words of the pictures that are there, by game. */
export function previewsMade(): Readonly<Record<string, string>> {
  made ??= existsSync(MADE) ? (JSON.parse(readFileSync(MADE, 'utf8')) as Record<string, string>) : {};
  return made;
}
