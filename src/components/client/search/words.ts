// What every search uses: the matcher, with the first file and the pieces of the index that a query needs, and the full text.
import { type Answer, find, type Understood } from '../../../lib/search/answer/find.ts';
import { Search } from '../../../lib/search/answer/hits.ts';
import type { First, Piece } from '../../../lib/search/files/format.ts';
import { know } from '../../../lib/search/read/known.ts';
import { recentGames } from '../device/recent-games.ts';
import { fetchedJson, type Hit, once, searchFor } from './full-text.ts';

/** The most answers above the passages, under a field and on the page alike. */
export const MOST = 6;

const brought = new Map<string, Promise<Piece>>();
/** A piece of the index, requested once. */
function bring(path: string): Promise<Piece> {
  const had = brought.get(path);
  if (had !== undefined) return had;
  const asked = fetchedJson<Piece>(path);
  brought.set(path, asked);
  asked.catch(() => brought.delete(path));
  return asked;
}

/** The matcher, once the first file is loaded. */
export const searching = once(async () => new Search(know(await fetchedJson<First>('/search/first.json')), bring));
/** The answers to a query, the same under a field, on the page and at the terminal; `understood` is for the full-text search meanwhile. */
export async function answersTo(text: string, game = '', most = MOST): Promise<{ readonly understood: Promise<Understood>; readonly answer: Promise<Answer> }> {
  const search = await searching();
  let answer: Promise<Answer> | undefined;
  const understood = new Promise<Understood>((resolve, reject) => {
    answer = find(text, search, { most, game, opened: recentGames(), understood: resolve });
    answer.catch(reject);
  });
  understood.catch(() => undefined);
  return { understood, answer: answer as Promise<Answer> };
}

/** Searches the full text. If no passage has all the words, drops the least distinctive ones, one after another. The filters always apply. */
export async function passages(
  query: readonly string[],
  least: readonly string[],
  filters: Readonly<Record<string, string | { readonly any: readonly string[] }>>,
): Promise<{ hits: readonly Hit[]; without: readonly string[] }> {
  let asked = [...query];
  const without: string[] = [];
  for (;;) {
    const results = await searchFor(asked.join(' ') || null, filters);
    const drop = least.find((word) => asked.includes(word));
    if (results.length > 0 || asked.length < 2 || drop === undefined) return { hits: results, without };
    asked = asked.filter((word) => word !== drop);
    without.push(drop);
  }
}

/** Filters of the full text: the games that a query names. */
export const gamesNamed = ({ named }: Understood): Record<string, { any: readonly string[] }> => {
  const games = [...new Set(named.map((id) => id.split('/')[0] ?? ''))];
  return games.length === 0 ? {} : { game: { any: games } };
};

export const elementWith = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};
