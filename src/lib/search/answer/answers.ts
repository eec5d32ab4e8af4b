// The entries that answer a parsed query: of the games that it names, or of all. Pure.

import { type Known, kindOf } from '../read/known.ts';
import type { Question } from '../read/read.ts';
import { type Hit, hitOf, idOf, type Search, withEntries } from './hits.ts';
import { rank, type Scored } from './rank.ts';

/** Score factors for an entry of a form if the game is named; of the game if a form is; of another form than the named one. */
const FORM_OF_NAMED = 0.84;
const GAME_OF_FORM = 0.88;
const OTHER_FORM = 0.62;

const keyOf = ({ game, id }: Hit) => `${game.split('/')[0]} ${id.slice(id.indexOf('.'))}`;
const hasKey = ({ kind }: Hit) => kind === 'l' || kind === 'i';

/** For a query that names a game but no variant: a variant's law is replaced by the same law of the game itself, if that answers too. */
function ofGameItself(hits: readonly Hit[]): Hit[] {
  const own = new Map(hits.flatMap((hit) => (hasKey(hit) && !hit.game.includes('/') ? [[keyOf(hit), hit] as const] : [])));
  return hits.map((hit) => {
    const main = hasKey(hit) && hit.game.includes('/') ? own.get(keyOf(hit)) : undefined;
    return main === undefined ? hit : { ...main, score: hit.score };
  });
}

/** Filters a law that a game and its forms each word for themselves down to the best one, so that they do not hide other answers. */
function firstOfItsKey(): (hit: Hit) => boolean {
  const seen = new Set<string>();
  return (hit) => {
    if (!hasKey(hit)) return true;
    const key = keyOf(hit);
    const had = seen.has(key);
    seen.add(key);
    return !had;
  };
}

/** Entries of the named games; those of a named form come first. */
export async function inNamed(question: Question, search: Search): Promise<Hit[]> {
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
  const ranked = hits
    .map((hit): Hit => {
      const ofNamed = forms.size === 0 ? !hit.game.includes('/') : forms.has(hit.game);
      const fit = ofNamed ? 1 : forms.size === 0 ? FORM_OF_NAMED : hit.game.includes('/') ? OTHER_FORM : GAME_OF_FORM;
      const first = bare && (hit.kind === 'g' || hit.kind === 'v') ? (ofNamed ? 4 : 1.5) : bare && hit.kind === 's' ? 1.4 : bare && hit.kind === 'q' ? 1.1 : 1;
      const name = !bare && (hit.kind === 'g' || hit.kind === 'v') ? 0.7 : 1;
      return { ...hit, score: hit.score * fit * first * name };
    })
    .sort((a, b) => b.score - a.score);
  return (forms.size === 0 ? ofGameItself(ranked) : ranked).filter(firstOfItsKey());
}

/** The page of an offence needs this share of the best law's score to come before it. */
const HEAD_LEADS = 0.88;
/** The score factor for an entry of a form, compared with one of its game, if no game is named. */
const OF_FORM = 0.97;
const mainFirst = (hit: Hit): Hit => (hit.game.includes('/') ? { ...hit, score: hit.score * OF_FORM } : hit);
const byScore = (a: Hit, b: Hit) => b.score - a.score;

/** Among laws of one offence scoring nearly as high as the best, the most played game comes first; `played` and `opened` are the boosts. */
const SAME_OFFENCE = { near: 0.86, played: 0.4, opened: 0.6 } as const;

/** If no game is named, puts the law that a common game has on the offence first, or that of a recently opened game before it. */
function commonFirst(hits: readonly Hit[], { heads, groups }: Known, opened: readonly string[]): readonly Hit[] {
  const [first] = hits;
  if (first?.kind !== 'l' || !heads.some(({ kind, key }) => kind === 'o' && key === first.head)) return hits;
  const meaning = ({ game, score }: Hit) => {
    const id = game.split('/')[0] ?? '';
    const played = groups.find((group) => group.id === id)?.played ?? 0;
    return score * (1 + (opened.includes(id) ? SAME_OFFENCE.opened : (SAME_OFFENCE.played * played) / 9));
  };
  const alike = hits.filter(({ kind, head, score }) => kind === 'l' && head === first.head && score > SAME_OFFENCE.near * first.score);
  const [meant = first] = [...alike].sort((a, b) => meaning(b) - meaning(a));
  return [{ ...meant, score: first.score }, ...hits.filter(({ url }) => url !== meant.url)];
}

/** The lowest position of the page of the best matching offence or question, if no game is named. */
const HEAD_AT = 2;

/** The most other games that are offered for the same words. */
const OTHER_GAMES = 6;

/** Groups of the best matching games other than the first answer's, best first. */
function othersIn(scored: readonly Scored[], first: Hit, { groups }: Known): number[] {
  const lead = first.game.split('/')[0];
  const found = new Set(scored.flatMap(({ group, kind }) => (kind === 'g' || kind === 'v' || groups[group]?.id === lead ? [] : [group])));
  // Group 0 has the entries of no game.
  found.delete(0);
  return [...found].slice(0, OTHER_GAMES);
}

/** Answers if no game is named, and the groups of other games that match. */
export interface Unnamed {
  readonly hits: readonly Hit[];
  readonly others: readonly number[];
}

/**
 * Answers if no game is named: the page of an offence comes first if the best answers are its laws in several games, and is near the top
 * otherwise, since it has the law of every game that may be meant.
 */
export async function unnamed(question: Question, search: Search, opened: readonly string[]): Promise<Unnamed> {
  const scored = rank(question, search.words, search.known, null, opened);
  const best20 = async (most: number) => (await withEntries(scored.slice(0, most), search)).map(mainFirst).sort(byScore).filter(firstOfItsKey());
  let hits: readonly Hit[] = await best20(20);
  // If the forms of one game fill the list, take more, as only the best of them is kept.
  if (hits.length < 8) hits = (await best20(80)).slice(0, 20);
  hits = commonFirst(hits, search.known, opened);
  const [first] = hits;
  // Odds belong to no offence.
  if (first === undefined || first.kind === 'd') return { hits, others: [] };
  const others = othersIn(scored, first, search.known);
  const alike = hits.filter((hit) => hit.kind === 'l' && hit.head === first.head && hit.score > first.score - 0.12);
  const general = await search.entries(0);
  const pageOf = (at: number, score: number): Hit | undefined => {
    const entry = general[at];
    return entry === undefined ? undefined : hitOf({ entry: at, group: 0, kind: kindOf(at, 0, search.known), covers: 1, score }, entry, search.known);
  };
  const isHead = ({ kind }: { readonly kind: string }) => kind === 'o' || kind === 'u';
  if (first.kind === 'l' && new Set(alike.map(({ game }) => game.split('/')[0])).size >= 3) {
    const at = general.findIndex((entry) => entry.id === first.head);
    // If the words say more than the name of the offence, the law that matches them comes first.
    const own = scored.find(({ entry, group }) => group === 0 && entry === at)?.score ?? 0;
    const page = own < HEAD_LEADS * first.score ? undefined : pageOf(at, first.score);
    if (page !== undefined) return { hits: [page, ...hits.filter((hit) => hit.url !== page.url)], others };
  }
  const best = scored.find(isHead);
  const page = best === undefined || best.covers < 0.35 || question.terms.length < 2 ? undefined : pageOf(best.entry, best.score);
  if (page === undefined || hits.slice(0, HEAD_AT + 1).some(isHead)) return { hits, others };
  const rest = hits.filter((hit) => hit.url !== page.url);
  return { hits: [...rest.slice(0, HEAD_AT), page, ...rest.slice(HEAD_AT)], others };
}
