// What the search field of a list understands beyond the words of its items: the game in which something went wrong, or a deal to be scored.
import type { EngineBundle } from '../../../lib/api/engine-bundle.ts';
import { gameIn, type NamedGame } from '../../../lib/search/answer/named-game.ts';
import { addressOfScore, readScore } from '../../../lib/search/read/score-sentence.ts';
import { joinWords } from '../../../lib/search/words/words.ts';
import { loadEngine } from '../offline/load.ts';
import { rowOf, shownHit } from './hit-row.ts';
import { answersTo, elementWith, searching } from './words.ts';

/** What a list does with a query. */
export interface Understanding {
  /** The words that filter the list. */
  readonly words: string;
  /** Links that answer the query directly. */
  readonly rows: readonly HTMLElement[];
  /** The game that the query names; links of the list lead to it. */
  readonly game: NamedGame | null;
}

/** The most laws of the named game above the list. */
const LAWS = 3;

/** The laws of the named game that match the query. */
async function laws(text: string, named: NamedGame): Promise<HTMLElement[]> {
  const { answer } = await answersTo(text);
  const [game] = named.game.split('/');
  const hits = (await answer).hits.filter((hit) => hit.kind === 'l' && hit.game.split('/')[0] === game).slice(0, LAWS);
  return hits.map((hit) => elementWith('a', { class: 'hit', href: hit.url + (hit.query ?? '') }, ...rowOf(shownHit(hit))));
}

/** A link to the scorer of the named game, filled in with the deal in the query. */
async function deal(list: HTMLElement, named: NamedGame): Promise<HTMLElement[]> {
  const at = (game: string) => [...list.querySelectorAll<HTMLAnchorElement>(`a[data-scorer][href*="/games/${game}/#score."]`)];
  const own = at(named.game);
  const game = own.length > 0 ? named.game : (named.game.split('/')[0] ?? '');
  const scorers = await Promise.all(
    at(game).map(async ({ dataset, hash }) => {
      const { count } = await loadEngine<EngineBundle>(dataset.scorer ?? '');
      return count.kind === 'scorer' ? [{ key: hash.replace('#score.', ''), title: count.title, ask: count.ask }] : [];
    }),
  );
  const read = readScore(named.rest, scorers.flat());
  if (read === null) return [];
  const given = read.given.map(({ label, value }) => `${label.replace(/[?.]$/, '')}: ${value.replaceAll(/[.-]/g, ' ').trim()}`).join(' · ');
  const unread = read.unread.length === 0 ? '' : ` Not understood: ${joinWords(read.unread.map((word) => `“${word}”`))}.`;
  return [
    elementWith(
      'a',
      { class: 'hit', href: addressOfScore(game, read) },
      elementWith('span', { class: 'name' }, elementWith('b', {}, read.title), elementWith('i', {}, ` · ${named.title}`)),
      elementWith('span', { class: 'rules' }, `${given}.${unread}`),
    ),
  ];
}

/** Reads a query in a list of offences or scores. */
export async function understand(list: HTMLElement, text: string): Promise<Understanding> {
  const { known } = await searching();
  const game = gameIn(text, known);
  if (game === null || game.rest.length === 0) return { words: text, rows: [], game: null };
  const isScore = list.dataset.asks === 'score';
  const rows = isScore ? await deal(list, game) : await laws(text, game);
  return { words: isScore ? (rows.length > 0 ? game.title : text) : game.rest.join(' '), rows, game };
}
