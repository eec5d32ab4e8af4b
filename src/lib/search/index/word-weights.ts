// The weight of each word of a law or score item, by how many of its texts have it; and how specific a word is: how well it tells laws apart.
import { type Field, postsOf, stemsByText, WEIGHTS } from '../read/known.ts';

/** What is added to a word's weight each time the number of texts that have it doubles. */
const OFTEN = 0.12;
/** All weights are divided by this, so that laws do not gain on entries of other kinds, whose words are weighed once. */
const SCALE = 1.2;
/** No word weighs more. */
const MOST = 1;
/** A word with more weight than this is in the name of an entry. */
const NAMED = 0.8;

/** The words of the texts of a law or score item. */
export interface EntryWords {
  readonly posts: Map<string, number>;
  /** The stems and pairs in its names. */
  readonly inNames: ReadonlySet<string>;
  /** In how many of its texts each stem is. */
  readonly times: ReadonlyMap<string, number>;
  /** The stems of each phrase. */
  readonly phrases: readonly ReadonlySet<string>[];
}

/** The weights of the words of a law or score item. */
export function entryWords(fields: readonly Field[]): EntryWords {
  const posts = postsOf(fields);
  const inNames = new Set([...posts].flatMap(([one, weight]) => (weight > NAMED ? [one] : [])));
  const times = new Map<string, number>();
  for (const stems of stemsByText(fields)) for (const one of new Set(stems.map(([stem]) => stem))) times.set(one, (times.get(one) ?? 0) + 1);
  for (const [one, weight] of posts) posts.set(one, Math.min(MOST, (weight + OFTEN * Math.log2(times.get(one) ?? 1)) / SCALE));
  const phrases = [...stemsByText(fields.filter(([weight]) => weight === WEIGHTS.phrase).map(([weight, texts]) => [weight, texts]))];
  return { posts, inNames, times, phrases: phrases.map((stems) => new Set(stems.map(([stem]) => stem))) };
}

/** A word in fewer phrases than this counts in full: too little is known of it. */
const FEWEST_PHRASES = 20;
/** The range of the factor, and how it follows from the odds. */
const RANGE = { least: 0.2, most: 1.6, base: 0.2, part: 0.5 } as const;

/**
 * How well each word tells the laws of a game apart, as a factor of its weight: judged by how often a word of one phrase is in the other texts of the
 * same law, compared with the other laws of the game. Words for anything that happens at a table ("already", "get") say little, however rare they are.
 */
export function specificityOf(games: readonly (readonly { readonly form: string; readonly words: EntryWords }[])[]): Map<string, number> {
  const seen = new Map<string, { n: number; same: number; others: number }>();
  for (const entries of games) {
    const having = new Map<string, number>();
    for (const { words } of entries) for (const one of words.times.keys()) having.set(one, (having.get(one) ?? 0) + 1);
    for (const { form, words } of entries)
      if (form === '')
        for (const one of words.phrases.flatMap((stems) => [...stems])) {
          const row = seen.get(one) ?? { n: 0, same: 0, others: 0 };
          seen.set(one, row);
          row.n += 1;
          row.same += (words.times.get(one) ?? 0) > 1 ? 1 : 0;
          row.others += ((having.get(one) ?? 1) - 1) / Math.max(1, entries.length - 1);
        }
  }
  const specificity = new Map<string, number>();
  for (const [one, { n, same, others }] of seen) {
    if (n < FEWEST_PHRASES) continue;
    const [here, there] = [(same + 0.5) / (n + 1), (others + 0.05) / (n + 1)];
    const factor = RANGE.base + RANGE.part * Math.log((here * (1 - there)) / (there * (1 - here)));
    specificity.set(one, Math.round(10 * Math.max(RANGE.least, Math.min(RANGE.most, factor))) / 10);
  }
  return specificity;
}
