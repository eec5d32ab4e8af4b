// Answers a question: the one matcher that page, field, terminal and tests share. Pure.
import { withId } from './by-id.ts';
import { type Hit, hitOf, idOf, plainTitle, type Search, withEntries } from './hits.ts';
import { type Known, kindOf } from './known.ts';
import { lacking } from './lacking.ts';
import type { Named } from './names.ts';
import { rank, type Scored } from './rank.ts';
import { type Question, readQuestion, type Term } from './read.ts';

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
}

export interface Answer extends Understood {
  readonly hits: readonly Hit[];
  /** What has to be said: a game that has no such law. */
  readonly said: readonly string[];
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

/** What an entry is worth that is of a form where the game is named; of the game where a form is; of another form than the one that is named. */
const FORM_OF_NAMED = 0.93;
const GAME_OF_FORM = 0.88;
const OTHER_FORM = 0.62;

/** What scores no more is not shown; where a game is named, little is better than nothing. */
const WEAKEST = 0.2;
const WEAKEST_NAMED = 0.08;

/** Keeps of a law that a game and its forms have, each in words of its own, the best alone: three of a kind hide what else answers. */
function firstOfItsKey(): (hit: Hit) => boolean {
  const seen = new Set<string>();
  return ({ kind, game, id }) => {
    if (kind !== 'l' && kind !== 'i') return true;
    const key = `${game.split('/')[0]} ${id.slice(id.indexOf('.'))}`;
    const had = seen.has(key);
    seen.add(key);
    return !had;
  };
}

/** Entries of the games that are named; a form that is named stands before the others. */
async function inNamed(question: Question, search: Search): Promise<Hit[]> {
  const { known } = search;
  const groups = new Set(question.named.map(({ group }) => group));
  const forms = new Set(question.named.flatMap((one) => (one.form < 0 ? [] : [idOf(one, known)])));
  const bare = question.terms.length === 0;
  const scored: Scored[] = bare
    ? [...groups].flatMap((group) => {
        const start = known.starts[group] ?? 0;
        const size = known.groups[group]?.counts.reduce((sum, one) => sum + one, 0) ?? 0;
        return Array.from({ length: size }, (_, n) => ({ entry: start + n, group, kind: kindOf(start + n, group, known), covers: 1, score: 0.5 }));
      })
    : rank(question, search.words, known, groups).slice(0, 80);
  const hits = await withEntries(scored, search);
  return hits
    .map((hit): Hit => {
      const ofNamed = forms.size === 0 ? !hit.game.includes('/') : forms.has(hit.game);
      const fit = ofNamed ? 1 : forms.size === 0 ? FORM_OF_NAMED : hit.game.includes('/') ? OTHER_FORM : GAME_OF_FORM;
      const first = bare && (hit.kind === 'g' || hit.kind === 'v') ? (ofNamed ? 4 : 1.5) : bare && hit.kind === 's' ? 1.4 : bare && hit.kind === 'q' ? 1.1 : 1;
      const name = !bare && (hit.kind === 'g' || hit.kind === 'v') ? 0.7 : 1;
      return { ...hit, score: hit.score * fit * first * name };
    })
    .sort((a, b) => b.score - a.score)
    .filter(firstOfItsKey());
}

/** How good an answer the page of an offence has to be, of the best law's, to stand before it. */
const HEAD_LEADS = 0.9;
/** What an entry of a form is worth, of the same of its game, where no game is named. */
const OF_FORM = 0.97;
const mainFirst = (hit: Hit): Hit => (hit.game.includes('/') ? { ...hit, score: hit.score * OF_FORM } : hit);
const byScore = (a: Hit, b: Hit) => b.score - a.score;

/** At the latest so far down stands the page of the offence or question that answers best, when no game is named. */
const HEAD_AT = 2;

/**
 * Answers where no game is named: the page of an offence first where the best answers are its laws in several games, and not far down
 * otherwise, since it has the law of whichever game was meant.
 */
async function unnamed(question: Question, search: Search, opened: readonly string[]): Promise<Hit[]> {
  const scored = rank(question, search.words, search.known, null, opened);
  const best20 = async (most: number) => (await withEntries(scored.slice(0, most), search)).map(mainFirst).sort(byScore).filter(firstOfItsKey());
  let hits = await best20(20);
  // Where the forms of one game have filled the list, the next ones stand behind their best.
  if (hits.length < 8) hits = (await best20(80)).slice(0, 20);
  const [first] = hits;
  // No fault has odds.
  if (first === undefined || first.kind === 'd') return hits;
  const alike = hits.filter((hit) => hit.kind === 'l' && hit.head === first.head && hit.score > first.score - 0.12);
  const general = await search.entries(0);
  const pageOf = (at: number, score: number): Hit | undefined => {
    const entry = general[at];
    return entry === undefined ? undefined : hitOf({ entry: at, group: 0, kind: kindOf(at, 0, search.known), covers: 1, score }, entry, search.known);
  };
  const isHead = ({ kind }: { readonly kind: string }) => kind === 'o' || kind === 'u';
  if (first.kind === 'l' && new Set(alike.map(({ game }) => game.split('/')[0])).size >= 3) {
    const at = general.findIndex((entry) => entry.id === first.head);
    // Where the words say more than the name of the offence, the game in which they say it stands first.
    const own = scored.find(({ entry, group }) => group === 0 && entry === at)?.score ?? 0;
    const page = own < HEAD_LEADS * first.score ? undefined : pageOf(at, first.score);
    if (page !== undefined) return [page, ...hits.filter((hit) => hit.url !== page.url)];
  }
  const best = scored.find(isHead);
  const page = best === undefined || best.covers < 0.35 || question.terms.length < 2 ? undefined : pageOf(best.entry, best.score);
  if (page === undefined || hits.slice(0, HEAD_AT + 1).some(isHead)) return hits;
  const rest = hits.filter((hit) => hit.url !== page.url);
  return [...rest.slice(0, HEAD_AT), page, ...rest.slice(HEAD_AT)];
}

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
  const text = asked.trim();
  const search = site.forOne();
  const { known } = search;
  const read = await readQuestion(text, known, search.words);
  const kept = known.groups.findIndex(({ id }) => id !== '' && id === game.split('/')[0]);
  const form = kept < 0 ? -1 : (known.groups[kept]?.forms.findIndex(({ key }) => `${game}` === `${known.groups[kept]?.id}/${key}`) ?? -1);
  const question: Question = kept < 0 ? read : { ...read, named: [{ group: kept, form }], ordinary: false };
  const postsOf = ({ stems: [own] }: Term) => search.words.get(own?.[0] ?? '')?.posts.length ?? 0;
  const about: Understood = {
    named: question.named.map((one) => idOf(one, known)),
    words: question.terms.map(inFullText),
    least: [...question.terms].sort((a, b) => postsOf(b) - postsOf(a)).map(inFullText),
    changed: question.changed,
    absent: question.absent,
    nearest: question.nearest,
  };
  understood?.(about);
  const said: string[] = [];
  let hits: Hit[] = [];
  const named = question.named.length > 0;
  if (!named) {
    const begun = await withEntries(
      question.begun.flatMap((one) => pageOf(one, known)),
      search,
    );
    hits = await unnamed(question, search, opened);
    // Half a name alone is the name; behind other words it is offered below them.
    hits = question.terms.length < 2 ? [...begun.map((hit) => ({ ...hit, score: 1 })), ...hits] : [...hits.slice(0, 3), ...begun, ...hits.slice(3)];
  }
  if (named) {
    hits = await inNamed(question, search);
    const games = new Set(question.named.map(({ group }) => known.groups[group]?.id ?? ''));
    // A name that several games bear: the best of each stands before the second of any.
    if (games.size > 1 && games.size < 5) {
      const firsts = [...games]
        .flatMap((id) => hits.find((hit) => hit.game.split('/')[0] === id) ?? [])
        .filter(({ score }) => score > 0.35)
        .sort((a, b) => b.score - a.score);
      hits = [...firsts, ...hits.filter((hit) => !firsts.includes(hit))];
    }
    const [best] = hits;
    let isWord = false;
    if (question.ordinary && question.terms.length > 0 && (best === undefined || best.score < 0.5)) {
      // The word may have been meant as a word.
      const all = await unnamed(question, search, opened);
      isWord = (all[0]?.score ?? 0) > (best?.score ?? 0) + 0.3;
      if (isWord) hits = [...all.slice(0, 1), ...hits.slice(0, 1), ...all.slice(1, 4), ...hits];
    }
    // A name alone asks for its page.
    if (question.terms.length === 0)
      hits = [
        ...(
          await withEntries(
            question.named.flatMap((one) => pageOf(one, known)),
            search,
          )
        ).map((hit) => ({ ...hit, score: 2 })),
        ...hits,
      ];
    // What a game lacks is said only where it was meant.
    const lack = isWord ? { said: [], hits: [] } : await lacking(question, hits, search);
    said.push(...lack.said);
    // The page of a game that is named is never far away.
    const pages =
      question.terms.length === 0
        ? []
        : await withEntries(
            question.named.flatMap((one) => pageOf(one, known)),
            search,
          );
    hits = [...lack.hits, ...hits.slice(0, most - 1), ...pages];
  }
  const meant = await withId(text, search);
  if (meant !== null) hits = [meant, ...hits];
  const seen = new Set<string>();
  const own = hits
    .map((hit) => withNumber(hit, question))
    .filter((hit) => {
      const had = seen.has(hit.url);
      seen.add(hit.url);
      return !had && hit.score > (named ? WEAKEST_NAMED : WEAKEST);
    });
  const lead = own[0]?.game.split('/')[0] ?? '';
  if (!named && lead !== '' && opened.includes(lead))
    said.push(`${plainTitle(known.groups.find(({ id }) => id === lead)?.title ?? '')} first, which you opened ${lead === opened[0] ? 'last' : 'lately'}.`);
  return { ...about, hits: own.slice(0, most), said };
}

/** The entry of a game's own page, or of a form's. */
function pageOf({ group, form }: Named, known: Known): Scored[] {
  const start = known.starts[group] ?? 0;
  const forms = known.groups[group]?.counts[1] ?? 0;
  const entry = form < 0 ? start : start + 1 + form;
  return form >= forms ? [] : [{ entry, group, kind: form < 0 ? 'g' : 'v', covers: 0.5, score: 0.3 }];
}
