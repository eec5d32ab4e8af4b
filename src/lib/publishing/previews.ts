// The preview picture of a game, shown with shared links. `npm run previews` draws them before a site is published; they are not tracked by git.
import { existsSync } from 'node:fs';
import { BOOK_IDS, type Game } from '../../rules-engine/index.ts';
import { nameOfBook } from '../books/names.ts';
import { joinWords } from '../search/words/words.ts';

/** The folder in which the pictures are drawn and from which a build takes them. */
export const PREVIEWS = new URL(`file://${process.cwd()}/public/previews/`);

/** The text on a game's picture: its title, and the books that have it. */
export function wordsOfPreview({ title, books }: Game): { readonly title: string; readonly books: string } {
  return { title, books: `From ${joinWords(BOOK_IDS.filter((book) => books[book] !== undefined).map(nameOfBook))}` };
}

/** Address and alternative text of the picture for a page of a game; the site's own picture for other pages, or if the game's was not drawn. */
export function previewFor(game: Game | undefined, folder: URL = PREVIEWS): { readonly path: string; readonly alt: string } {
  if (game === undefined || !existsSync(new URL(`${game.id}.png`, folder)))
    return { path: '/preview.png', alt: 'According to Hoyle: five rule books side by side, every ruling with book and page' };
  const { title, books } = wordsOfPreview(game);
  return { path: `/previews/${game.id}.png`, alt: `${title} | ${books}` };
}
