// The entries that answer a question as it is read: of the games that it names, or of all. Pure.

import { type Known, kindOf } from '../read/known.ts';
import type { Question } from '../read/read.ts';
import { type Hit, hitOf, idOf, type Search, withEntries } from './hits.ts';
import { rank, type Scored } from './rank.ts';

/** What an entry is worth that is of a form where the game is named; of the game where a form is; of another form than the one that is named. */
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

/** Keeps of a law that a game and its forms have, each in words of its own, the best alone: three of a kind hide what else answers. */
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

/** Entries of the games that are named; a form that is named stands before the others. */
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

/** How good an answer the page of an offence has to be, of the best law's, to stand before it. */
const HEAD_LEADS = 0.95;
/** What an entry of a form is worth, of the same of its game, where no game is named. */
const OF_FORM = 0.97;
const mainFirst = (hit: Hit): Hit => (hit.game.includes('/') ? { ...hit, score: hit.score * OF_FORM } : hit);
const byScore = (a: Hit, b: Hit) => b.score - a.score;

/** Of the laws of one offence that are so near to the best, the one of the game that is played most stands first; how much the most played adds. */
const SAME_OFFENCE = { near: 0.86, played: 0.4, opened: 0.6 } as const;

/** Where nothing says which game is meant, the law that a common game has of the offence stands first, and before it that of a game opened lately. */
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

/** At the latest so far down stands the page of the offence or question that answers best, when no game is named. */
const HEAD_AT = 2;

/** At most so many games are offered to ask the same words in. */
const OTHER_GAMES = 6;

/** The groups of other games than the first answer's in which the words are answered best, best first. */
function othersIn(scored: readonly Scored[], first: Hit, { groups }: Known): number[] {
  const lead = first.game.split('/')[0];
  const found = new Set(scored.flatMap(({ group, kind }) => (kind === 'g' || kind === 'v' || groups[group]?.id === lead ? [] : [group])));
  // Group 0 is of no game.
  found.delete(0);
  return [...found].slice(0, OTHER_GAMES);
}

/** Answers where no game is named, and the groups of games to ask the same words in. */
export interface Unnamed {
  readonly hits: readonly Hit[];
  readonly others: readonly number[];
}

/**
 * Answers where no game is named: the page of an offence first where the best answers are its laws in several games, and not far down
 * otherwise, since it has the law of whichever game was meant.
 */
export async function unnamed(question: Question, search: Search, opened: readonly string[]): Promise<Unnamed> {
  const scored = rank(question, search.words, search.known, null, opened);
  const best20 = async (most: number) => (await withEntries(scored.slice(0, most), search)).map(mainFirst).sort(byScore).filter(firstOfItsKey());
  let hits: readonly Hit[] = await best20(20);
  // Where the forms of one game have filled the list, the next ones stand behind their best.
  if (hits.length < 8) hits = (await best20(80)).slice(0, 20);
  hits = commonFirst(hits, search.known, opened);
  const [first] = hits;
  // No fault has odds.
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
    // Where the words say more than the name of the offence, the game in which they say it stands first.
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
