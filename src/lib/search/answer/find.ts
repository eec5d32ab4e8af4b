// Answers a query: the one matcher shared by page, field, terminal and tests. Pure.

import type { Group } from '../files/format.ts';
import type { Known } from '../read/known.ts';
import type { Named } from '../read/names.ts';
import type { Question, Term } from '../read/read.ts';
import { joinWords } from '../words/words.ts';
import { inNamed, unnamed } from './answers.ts';
import { asPut } from './as-put.ts';
import { withId } from './by-id.ts';
import { factsFound } from './facts-found.ts';
import { type Hit, idOf, plainTitle, type Search, withEntries } from './hits.ts';
import { lacking } from './lacking.ts';
import type { Scored } from './rank.ts';
import { type Reading, readingsOf } from './readings.ts';

/** A parsed query, before the titles of its answers have loaded: enough to query the full text. */
export interface Understood {
  /** Ids of the games and forms that the query names. */
  readonly named: readonly string[];
  /** The words for the full text, and the same words from the least specific to the most. */
  readonly words: readonly string[];
  readonly least: readonly string[];
  readonly changed: readonly (readonly [string, string])[];
  /** A requested game that no book has. */
  readonly absent: string | null;
  readonly nearest: readonly string[];
  /** None of the words is in any text: the full text need not be queried. */
  readonly nothing: boolean;
}

export interface Answer extends Understood {
  readonly hits: readonly Hit[];
  /** Messages: a game that has no such law, which game comes first. */
  readonly said: readonly string[];
  /** Those of the messages about what was not found. */
  readonly missing: readonly string[];
  /** If no game is named, other games than the first answer's that also match: one of them may be meant. */
  readonly others: readonly { readonly id: string; readonly title: string }[];
  /** The game here that is closest to a game that no book has. */
  readonly closest: { readonly title: string; readonly url: string } | null;
}

export interface Options {
  readonly most?: number;
  /** Restricts the answers to one game, as if it were named. */
  readonly game?: string;
  /** Games whose pages the reader opened last, most recent first: if no game is named, they come first among near-equals. */
  readonly opened?: readonly string[];
  /** Called once, when the query is parsed and before the titles of the answers load, so that other requests need not wait for those. */
  readonly understood?: (asked: Understood) => void;
}

/** Hits must score more than this to be shown; less if a game is named, where a weak answer is better than none. */
const WEAKEST = 0.2;
const WEAKEST_NAMED = 0.08;

/** The most characters of a query that are searched for. */
const LONGEST = 400;

/** The position at which the best two answers of another reading are inserted. */
const OTHER_AT = 3;

/** Fills in the number and page of a law in a book's code. */
function withNumber(hit: Hit, { terms }: Question): Hit {
  if (hit.kind !== 'n') return hit;
  const [book = '', pages = ''] = hit.gist.split('~');
  const asked = terms.find(({ number }) => number !== undefined)?.number?.toUpperCase() ?? '';
  const page = new Map(pages.split(',').map((one) => one.split(':') as [string, string])).get(asked);
  const where = `in ${book}${page === undefined ? '' : ` p. ${page}`}`;
  return { ...hit, title: page === undefined ? hit.title : `Law ${asked}: ${hit.title}`, gist: where };
}

const inFullText = ({ word, number }: Term) => (number === undefined ? word : `law ${number}`);

/** The index of a game's group, or -1. */
const groupAt = (known: Known, id: string | null | undefined) => known.groups.findIndex((group) => group.id !== '' && group.id === id);

/** The query, with the game that the reader restricts it to, or the one closest to a game that no book has. */
function inGame(read: Question, game: string, known: Known): Question {
  const kept = groupAt(known, game.split('/')[0]);
  if (kept >= 0) {
    const group = known.groups[kept];
    const form = group?.forms.findIndex(({ key }) => game === `${group.id}/${key}`) ?? -1;
    return { ...read, named: [{ group: kept, form }], ordinary: false };
  }
  // A query about a game that no book has is answered from the closest one.
  const near = groupAt(known, read.absent?.near);
  const asksMore = read.terms.length > 0 && read.unknown.length < read.terms.length && !read.absentAlone;
  return near >= 0 && asksMore ? { ...read, named: [{ group: near, form: -1 }], ordinary: false } : read;
}

function understoodOf(question: Question, { known, words }: Search): Understood {
  const postsOf = ({ stems: [own] }: Term) => words.get(own?.[0] ?? '')?.posts.length ?? 0;
  return {
    named: question.named.map((one) => idOf(one, known)),
    words: question.terms.map(inFullText),
    least: [...question.terms].sort((a, b) => postsOf(b) - postsOf(a)).map(inFullText),
    changed: question.changed,
    absent: question.absent?.title ?? null,
    nearest: question.nearest,
    nothing: question.named.length === 0 && question.terms.every(({ found }) => !found),
  };
}

/** The answers to the words of a query. */
interface ByWords {
  readonly hits: readonly Hit[];
  readonly said: readonly string[];
  /** Groups of other games that match the same words. */
  readonly others: readonly number[];
}
const pagesOf = (places: readonly Named[], search: Search) =>
  withEntries(
    places.flatMap((one) => pageOf(one, search.known)),
    search,
  );

async function withoutGame(question: Question, search: Search, opened: readonly string[]): Promise<ByWords> {
  const begun = await pagesOf(question.begun, search);
  const near = groupAt(search.known, question.absent?.near);
  // For a game that no book has and that no game here is close to, other games have no answer.
  const isAsked = question.absent === null || near >= 0 || question.absentAlone;
  const { hits, others } = isAsked ? await unnamed(question, search, opened) : { hits: [], others: [] };
  // A partial name alone counts as the name; after other words, it ranks below the best answers.
  const all = question.terms.length < 2 ? [...begun.map((hit) => ({ ...hit, score: 1 })), ...hits] : [...hits.slice(0, 3), ...begun, ...hits.slice(3)];
  return { hits: all, said: [], others };
}

async function withGame(question: Question, search: Search, most: number): Promise<ByWords> {
  const hits = bestOfEach(await inNamed(question, search), question, search.known);
  const pages = await pagesOf(question.named, search);
  if (question.absent !== null) return { hits: [...hits.slice(0, most - 1), ...pages], said: [], others: [] };
  // A name alone asks for the game's page.
  if (question.terms.length === 0) return { hits: [...pages.map((hit) => ({ ...hit, score: 2 })), ...hits], said: [], others: [] };
  const lack = await lacking(question, hits, search);
  // The page of a named game is always among the answers.
  return { hits: [...lack.hits, ...hits.slice(0, most - 1), ...pages], said: lack.said, others: [] };
}

/** The best two answers of another reading of the words. */
async function secondReading({ question, search }: Reading, opened: readonly string[]): Promise<readonly Hit[]> {
  const hits = question.named.length > 0 ? await inNamed(question, search) : (await unnamed(question, search, opened)).hits;
  return hits.slice(0, 2);
}

/** Each page once, without weak answers. */
function worthShowing(hits: readonly Hit[], question: Question): Hit[] {
  const weakest = question.named.length > 0 ? WEAKEST_NAMED : WEAKEST;
  const seen = new Set<string>();
  return hits
    .map((hit) => withNumber(hit, question))
    .filter((hit) => {
      const had = seen.has(hit.url);
      seen.add(hit.url);
      return !had && hit.score > weakest;
    });
}

/** A message that a game comes first because the reader opened it. */
function sayOpened([lead]: readonly Hit[], opened: readonly string[], known: Known): string[] {
  const game = lead?.game.split('/')[0] ?? '';
  if (game === '' || !opened.includes(game)) return [];
  return [`${plainTitle(known.groups[groupAt(known, game)]?.title ?? '')} first, which you opened ${game === opened[0] ? 'last' : 'lately'}.`];
}

/** Answers a query with at most `most` entries. Leading and trailing spaces are ignored, as links have none. */
export async function find(asked: string, site: Search, { most = 8, game = '', opened = [], understood }: Options = {}): Promise<Answer> {
  const whole = asked.trim();
  const text = whole.slice(0, LONGEST);
  const { known } = site;
  const {
    best: { question: read, search },
    other,
  } = await readingsOf(text, site);
  const question = inGame(read, game, known);
  const about = understoodOf(question, search);
  understood?.(about);
  const isNamed = question.named.length > 0;
  const found = isNamed ? await withGame(question, search, most) : await withoutGame(question, search, opened);
  let { hits } = found;
  // If a word may be read in two ways, the answers to the other reading are included too.
  if (other !== null && groupAt(known, game.split('/')[0]) < 0 && other.question.terms.length > 0)
    hits = [...hits.slice(0, OTHER_AT), ...(await secondReading(other, opened)), ...hits.slice(OTHER_AT)];
  const near = groupAt(known, read.absent?.near);
  if (question.absent !== null && !isNamed && near >= 0) hits = [...(await pagesOf([{ group: near, form: -1 }], search)), ...hits];
  const meant = await withId(text, search);
  const facts = meant === null ? await factsFound(text, question, search) : [];
  const shown = worthShowing([...facts, ...(meant === null ? [] : [meant]), ...hits], question);
  const lacks = [
    ...missing(question, shown, known),
    // A plain fact answers the query in full.
    ...(facts.length > 0 ? [] : found.said),
    ...(whole.length > LONGEST ? [`Only the first ${LONGEST} characters were searched for.`] : []),
  ];
  const [closest = null] = titled(known.groups[near]);
  return {
    ...about,
    hits: shown.slice(0, most).map((hit) => asPut(hit, text, question)),
    said: [...lacks, ...(isNamed ? [] : sayOpened(shown, opened, known))],
    missing: lacks,
    // A fact or an id is an exact answer.
    others: facts.length > 0 || meant !== null ? [] : found.others.flatMap((group) => titled(known.groups[group])),
    closest: closest === null ? null : { title: closest.title, url: `/games/${closest.id}/` },
  };
}

const titled = (group: Group | undefined) => (group === undefined ? [] : [{ id: group.id, title: plainTitle(group.title) }]);

/** For a name that several games share: the best answer of each game comes before the second of any. */
function bestOfEach(hits: readonly Hit[], { named }: Question, known: Known): Hit[] {
  const games = new Set(named.map(({ group }) => known.groups[group]?.id ?? ''));
  if (games.size < 2 || games.size > 4) return [...hits];
  const firsts = [...games]
    .flatMap((id) => hits.find((hit) => hit.game.split('/')[0] === id) ?? [])
    .filter(({ score }) => score > 0.35)
    .sort((a, b) => b.score - a.score);
  return [...firsts, ...hits.filter((hit) => !firsts.includes(hit))];
}

/** What was not found: a game that no book has, words that no text has. */
function missing({ absent, unknown, terms }: Question, hits: readonly Hit[], known: Known): string[] {
  if (absent !== null) {
    const near = known.groups.find(({ id }) => id !== '' && id === absent.near);
    return [`No book here has ${absent.title}.${near === undefined ? '' : ` The closest game here: ${plainTitle(near.title)}.`}`];
  }
  const quoted = joinWords(unknown.map((word) => `“${word}”`));
  if (hits.length === 0) return [terms.length === unknown.length && quoted !== '' ? `Nothing here answers ${quoted}.` : 'Nothing here answers these words.'];
  return unknown.length === 0 ? [] : [`No text here has ${quoted}.`];
}

/** The entry of the page of a game or form. */
function pageOf({ group, form }: Named, known: Known): Scored[] {
  const start = known.starts[group] ?? 0;
  const forms = known.groups[group]?.counts[1] ?? 0;
  const entry = form < 0 ? start : start + 1 + form;
  return form >= forms ? [] : [{ entry, group, kind: form < 0 ? 'g' : 'v', covers: 0.5, score: 0.3 }];
}
