// The case of a named game without a law on the offence in question. Pure.
import { GENERAL_LAWS } from '../../../rules-engine/rulesets/inheritance/types.ts';
import { contentStems, GENERAL } from '../read/known.ts';
import type { Question } from '../read/read.ts';
import { joinWords, stem } from '../words/words.ts';
import { type Hit, hitOf, plainTitle, type Search, withEntries } from './hits.ts';
import { rank, type Scored } from './rank.ts';

/** A number on its own does not point to an offence. */
const FIGURE = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)$/;

/** The offence that a query is about, if one matches nearly all of it: a word of a short title, or two of its words. */
function headAsked(question: Question, search: Search): Scored | null {
  const { known } = search;
  const terms = question.terms.filter(({ word, number }) => number === undefined && !FIGURE.test(word) && !GENERAL.has(stem(word)));
  if (terms.length === 0) return null;
  const [best] = rank({ ...question, terms }, search.words, known, new Set([0])).filter(({ kind }) => kind === 'o');
  if (best === undefined || best.covers < 0.72) return null;
  const head = known.heads[best.entry - (known.starts[0] ?? 0)];
  const title = new Set(contentStems(head?.title ?? ''));
  const has = (one: string) => known.headPosts.get(one)?.some(([n]) => known.heads[n] === head) === true;
  const met = terms.filter(({ stems }) => stems.some(([one]) => has(one)));
  return met.length > 1 || (title.size < 3 && met.some(({ stems }) => stems.some(([one, weight]) => weight > 0.85 && title.has(one)))) ? best : null;
}

/** If the named games have no law on the offence in question: a message saying so, and the hits from the general laws. */
export async function lacking(question: Question, hits: readonly Hit[], search: Search): Promise<{ readonly said: string[]; readonly hits: Hit[] }> {
  const { known } = search;
  const nothing = { said: [], hits: [] };
  const head = headAsked(question, search);
  const groups = [...new Set(question.named.map(({ group }) => group))];
  if (head === null || groups.length === 0) return nothing;
  const [asked] = await withEntries([head], search);
  if (asked === undefined) return nothing;
  const own = (await Promise.all(groups.map((group) => search.entries(group)))).flat();
  const [best] = hits;
  if (own.some((entry) => entry.head === asked.id) || (best !== undefined && best.score > 0.52)) return nothing;
  const general = known.groups.findIndex(({ id }) => id === GENERAL_LAWS);
  const theirs = general < 0 ? [] : await search.entries(general);
  const start = known.starts[general] ?? 0;
  const laws = theirs.flatMap((entry, n) =>
    entry.head === asked.id ? [hitOf({ entry: start + n, group: general, kind: 'l', covers: head.covers, score: head.score }, entry, known)] : [],
  );
  const named = groups.map((group) => plainTitle(known.groups[group]?.title ?? ''));
  const said = `No book has a law of ${joinWords(named, 'or').toLowerCase()} on this: ${asked.title.toLowerCase()}. ${
    laws.length > 0 ? 'What the general laws of cards say stands first.' : 'Other games have it.'
  }`;
  return { said: [said], hits: [...laws, asked] };
}
