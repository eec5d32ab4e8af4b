// Answers a question: the one matcher that page, field, terminal and tests share. Pure.
import { inNamed, unnamed } from './answers.ts';
import { asPut } from './as-put.ts';
import { withId } from './by-id.ts';
import { factsFound } from './facts-found.ts';
import type { Group } from './format.ts';
import { type Hit, idOf, plainTitle, type Search, withEntries } from './hits.ts';
import type { Known } from './known.ts';
import { lacking } from './lacking.ts';
import type { Named } from './names.ts';
import type { Scored } from './rank.ts';
import type { Question, Term } from './read.ts';
import { readingsOf } from './readings.ts';
import { joinWords } from './words.ts';

/** A question as it is read, before it is known what its answers are called: what the full text is asked with. */
export interface Understood {
  /** Games and forms that the question names, by id. */
  readonly named: readonly string[];
  /** What is sent to the full text, and the same words from the least telling to the most. */
  readonly words: readonly string[];
  readonly least: readonly string[];
  readonly changed: readonly (readonly [string, string])[];
  /** A game asked for that no book has. */
  readonly absent: string | null;
  readonly nearest: readonly string[];
  /** No text has any of the words: the full text need not be asked. */
  readonly nothing: boolean;
}

export interface Answer extends Understood {
  readonly hits: readonly Hit[];
  /** What has to be said: a game that has no such law, which game stands first. */
  readonly said: readonly string[];
  /** Of that, what is asked for and not here. */
  readonly missing: readonly string[];
  /** Where no game is named, other games than the first answer's in which the same words are answered: one of them may be meant. */
  readonly others: readonly { readonly id: string; readonly title: string }[];
  /** The game here that is closest to one that no book has. */
  readonly closest: { readonly title: string; readonly url: string } | null;
}

export interface Options {
  readonly most?: number;
  /** Keeps to one game, as if it were named. */
  readonly game?: string;
  /** Games whose pages the reader opened last, the last first: where none is named, they come first among near-equals. */
  readonly opened?: readonly string[];
  /** Told once what is asked, as soon as the words have come and before the titles of the answers: what else is asked with it need not wait for those. */
  readonly understood?: (asked: Understood) => void;
}

/** What scores no more is not shown; where a game is named, little is better than nothing. */
const WEAKEST = 0.2;
const WEAKEST_NAMED = 0.08;

/** The number of characters of a question that are searched for. */
const LONGEST = 400;

/** Behind so many answers stand the best two of another reading. */
const OTHER_AT = 3;

/** A numbered law of a book, told with its page. */
function withNumber(hit: Hit, { terms }: Question): Hit {
  if (hit.kind !== 'n') return hit;
  const [book = '', pages = ''] = hit.gist.split('~');
  const asked = terms.find(({ number }) => number !== undefined)?.number?.toUpperCase() ?? '';
  const page = new Map(pages.split(',').map((one) => one.split(':') as [string, string])).get(asked);
  const where = `in ${book}${page === undefined ? '' : ` p. ${page}`}`;
  return { ...hit, title: page === undefined ? hit.title : `Law ${asked}: ${hit.title}`, gist: where };
}

const inFullText = ({ word, number }: Term) => (number === undefined ? word : `law ${number}`);

/** Answers a question, at most so many entries. Spaces at its ends say nothing: a link has none. */
export async function find(asked: string, site: Search, { most = 8, game = '', opened = [], understood }: Options = {}): Promise<Answer> {
  const whole = asked.trim();
  const text = whole.slice(0, LONGEST);
  const { known } = site;
  const {
    best: { question: read, search },
    other,
  } = await readingsOf(text, site);
  const kept = known.groups.findIndex(({ id }) => id !== '' && id === game.split('/')[0]);
  const form = kept < 0 ? -1 : (known.groups[kept]?.forms.findIndex(({ key }) => `${game}` === `${known.groups[kept]?.id}/${key}`) ?? -1);
  const near = known.groups.findIndex(({ id }) => id !== '' && id === read.absent?.near);
  const question: Question =
    kept >= 0
      ? { ...read, named: [{ group: kept, form }], ordinary: false }
      : // What is asked of a game that no book has is answered from the closest one.
        near >= 0 && read.terms.length > 0 && read.unknown.length < read.terms.length && !read.absentAlone
        ? { ...read, named: [{ group: near, form: -1 }], ordinary: false }
        : read;
  const postsOf = ({ stems: [own] }: Term) => search.words.get(own?.[0] ?? '')?.posts.length ?? 0;
  const about: Understood = {
    named: question.named.map((one) => idOf(one, known)),
    words: question.terms.map(inFullText),
    least: [...question.terms].sort((a, b) => postsOf(b) - postsOf(a)).map(inFullText),
    changed: question.changed,
    absent: question.absent?.title ?? null,
    nearest: question.nearest,
    nothing: question.named.length === 0 && question.terms.every(({ found }) => !found),
  };
  understood?.(about);
  const said: string[] = [];
  let hits: readonly Hit[] = [];
  let others: readonly number[] = [];
  const pagesOf = (places: readonly Named[]) =>
    withEntries(
      places.flatMap((one) => pageOf(one, known)),
      search,
    );
  const named = question.named.length > 0;
  if (!named) {
    const begun = await pagesOf(question.begun);
    // Nothing is like a game that no book has and that is like none: other games have no answer for it.
    if (question.absent === null || near >= 0 || question.absentAlone) ({ hits, others } = await unnamed(question, search, opened));
    // Half a name alone is the name; behind other words it is offered below them.
    hits = question.terms.length < 2 ? [...begun.map((hit) => ({ ...hit, score: 1 })), ...hits] : [...hits.slice(0, 3), ...begun, ...hits.slice(3)];
  } else {
    hits = bestOfEach(await inNamed(question, search), question, known);
    const pages = await pagesOf(question.named);
    if (question.absent !== null) hits = [...hits.slice(0, most - 1), ...pages];
    // A name alone asks for its page.
    else if (question.terms.length === 0) hits = [...pages.map((hit) => ({ ...hit, score: 2 })), ...hits];
    else {
      const lack = await lacking(question, hits, search);
      said.push(...lack.said);
      // The page of a game that is named is never far away.
      hits = [...lack.hits, ...hits.slice(0, most - 1), ...pages];
    }
  }
  // A word that was read as one thing and may be the other takes no question for itself.
  if (other !== null && kept < 0 && other.question.terms.length > 0) {
    const second = other.question.named.length > 0 ? await inNamed(other.question, other.search) : (await unnamed(other.question, other.search, opened)).hits;
    hits = [...hits.slice(0, OTHER_AT), ...second.slice(0, 2), ...hits.slice(OTHER_AT)];
  }
  if (question.absent !== null && !named && near >= 0) hits = [...(await pagesOf([{ group: near, form: -1 }])), ...hits];
  const meant = await withId(text, search);
  if (meant !== null) hits = [meant, ...hits];
  const facts = meant === null ? await factsFound(text, question, search) : [];
  // Who asks for a plain fact has been told it.
  if (facts.length > 0) said.splice(0);
  const seen = new Set<string>();
  const own = [...facts, ...hits]
    .map((hit) => withNumber(hit, question))
    .filter((hit) => {
      const had = seen.has(hit.url);
      seen.add(hit.url);
      return !had && hit.score > (named ? WEAKEST_NAMED : WEAKEST);
    });
  said.unshift(...missing(question, own, known));
  if (whole.length > LONGEST) said.push(`Only the first ${LONGEST} characters were searched for.`);
  const missed = [...said];
  const lead = own[0]?.game.split('/')[0] ?? '';
  if (!named && lead !== '' && opened.includes(lead))
    said.push(`${plainTitle(known.groups.find(({ id }) => id === lead)?.title ?? '')} first, which you opened ${lead === opened[0] ? 'last' : 'lately'}.`);
  const [closest = null] = titled(known.groups[near]);
  return {
    ...about,
    hits: own.slice(0, most).map((hit) => asPut(hit, text, question)),
    said,
    missing: missed,
    // A fact or an id has been found by its name.
    others: facts.length > 0 || meant !== null ? [] : others.flatMap((group) => titled(known.groups[group])),
    closest: closest === null ? null : { title: closest.title, url: `/games/${closest.id}/` },
  };
}

const titled = (group: Group | undefined) => (group === undefined ? [] : [{ id: group.id, title: plainTitle(group.title) }]);

/** A name that several games bear: the best of each stands before the second of any. */
function bestOfEach(hits: readonly Hit[], { named }: Question, known: Known): Hit[] {
  const games = new Set(named.map(({ group }) => known.groups[group]?.id ?? ''));
  if (games.size < 2 || games.size > 4) return [...hits];
  const firsts = [...games]
    .flatMap((id) => hits.find((hit) => hit.game.split('/')[0] === id) ?? [])
    .filter(({ score }) => score > 0.35)
    .sort((a, b) => b.score - a.score);
  return [...firsts, ...hits.filter((hit) => !firsts.includes(hit))];
}

/** What is asked for and not here: a game that no book has, words that no text has. */
function missing({ absent, unknown, terms }: Question, hits: readonly Hit[], known: Known): string[] {
  if (absent !== null) {
    const near = known.groups.find(({ id }) => id !== '' && id === absent.near);
    return [`No book here has ${absent.title}.${near === undefined ? '' : ` The closest game here: ${plainTitle(near.title)}.`}`];
  }
  const quoted = joinWords(unknown.map((word) => `“${word}”`));
  if (hits.length === 0) return [terms.length === unknown.length && quoted !== '' ? `Nothing here answers ${quoted}.` : 'Nothing here answers these words.'];
  return unknown.length === 0 ? [] : [`No text here has ${quoted}.`];
}

/** The entry of a game's own page, or of a form's. */
function pageOf({ group, form }: Named, known: Known): Scored[] {
  const start = known.starts[group] ?? 0;
  const forms = known.groups[group]?.counts[1] ?? 0;
  const entry = form < 0 ? start : start + 1 + form;
  return form >= forms ? [] : [{ entry, group, kind: form < 0 ? 'g' : 'v', covers: 0.5, score: 0.3 }];
}
