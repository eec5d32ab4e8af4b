// Of the ways to read a query, the one that covers most of it: "spades" is a game in "extra card in spades" and a suit in "he led spades". Pure.

import type { WordsAs } from '../read/names.ts';
import { type Question, readEarly, readQuestion } from '../read/read.ts';
import type { Search } from './hits.ts';
import { rank, weightOf } from './rank.ts';

/** A parsed query, with the search that loaded its words. */
export interface Reading {
  readonly question: Question;
  readonly search: Search;
}

/** Score adjustments for a name: it follows a word like "at", its position suggests a name, it merely may be one. */
const SAID = 0.4;
const IN_PLACE = 0.25;
const ANYWHERE = -0.04;
/** "At hearts", "in spades". */
const SAYS_NAME = /^(?:at|in|playing|play|played|during)$/;
/** Adjacent words of a name add to the coverage, up to this. */
const MOST = 1.25;

/** The best reading, and another one if it covers enough. */
export async function readingsOf(text: string, site: Search): Promise<{ readonly best: Reading; readonly other: Reading | null }> {
  const { known } = site;
  const read = async (as: WordsAs): Promise<Reading> => {
    const search = site.forOne();
    return { question: await readQuestion(text, known, search.words, as), search };
  };
  const shape = (as: WordsAs) => JSON.stringify(readEarly(text, known, as).namedAt.map(({ from, to, places }) => [from, to, places]));
  const ways = (['names-in-place', 'names', 'words'] as const).filter((as, n, all) => all.findIndex((one) => shape(one) === shape(as)) === n);
  const [first, ...others] = await Promise.all(ways.map(read));
  if (first === undefined) throw new Error('a question without a reading');
  // A name that is not also an ordinary word is unambiguous; so is one that is the whole query.
  if (others.length === 0 || (first.question.named.length > 0 && (!first.question.ordinary || first.question.terms.length === 0)))
    return { best: first, other: null };
  const all = others.at(-1)?.question.named.length === 0 ? others.at(-1) : [first, ...others].find(({ question }) => question.named.length === 0);
  const whole = all === undefined ? 1 : weightOf(all.question, all.search.words, known);
  const { words, namedAt } = readEarly(text, known);
  const isSaid = namedAt.some(({ from }) => SAYS_NAME.test(words[from - 1] ?? ''));
  const covers = ({ question, search }: Reading): number => {
    const groups = question.named.length === 0 ? null : new Set(question.named.map(({ group }) => group));
    const best = Math.max(0, ...rank(question, search.words, known, groups).map((one) => Math.min(MOST, one.covers)));
    if (groups === null) return best;
    const rest = Math.min(whole, weightOf(question, search.words, known));
    const stands = question !== first.question ? ANYWHERE : isSaid ? SAID : IN_PLACE;
    return (whole - rest + rest * best) / whole + stands;
  };
  const ranked = [first, ...others].map((one) => [covers(one), one] as const).sort(([a], [b]) => b - a);
  const [[, best] = [0, first], [left, other] = [0, null]] = ranked;
  return { best, other: left > 0.3 ? other : null };
}
