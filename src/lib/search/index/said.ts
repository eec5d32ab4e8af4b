// What the texts of a law or score item say: the weight of each word there, by how many of the texts have it; and how well a word tells laws apart.
import { type Field, postsOf, stemsByText, WEIGHTS } from '../read/known.ts';

/** What is added to a word's weight each time the number of texts that have it doubles. */
const OFTEN = 0.12;
/** All weights are divided by this, so that laws do not gain on entries of other kinds, whose words are weighed once. */
const SCALE = 1.2;
/** No word weighs more. */
const MOST = 1;
/** A word with more weight than this is in the name of an entry. */
const CALLED = 0.8;

export interface Said {
  readonly posts: Map<string, number>;
  /** The stems and pairs in its names. */
  readonly called: ReadonlySet<string>;
  /** In how many of its texts each stem is. */
  readonly times: ReadonlyMap<string, number>;
  /** The stems of each phrase. */
  readonly phrases: readonly ReadonlySet<string>[];
}

/** The words of a law or score item. */
export function saidIn(fields: readonly Field[]): Said {
  const posts = postsOf(fields);
  const called = new Set([...posts].flatMap(([one, weight]) => (weight > CALLED ? [one] : [])));
  const times = new Map<string, number>();
  for (const stems of stemsByText(fields)) for (const one of new Set(stems.map(([stem]) => stem))) times.set(one, (times.get(one) ?? 0) + 1);
  for (const [one, weight] of posts) posts.set(one, Math.min(MOST, (weight + OFTEN * Math.log2(times.get(one) ?? 1)) / SCALE));
  const phrases = [...stemsByText(fields.filter(([weight]) => weight === WEIGHTS.phrase).map(([weight, texts]) => [weight, texts]))];
  return { posts, called, times, phrases: phrases.map((stems) => new Set(stems.map(([stem]) => stem))) };
}

/** A word in fewer phrases than this counts in full: too little is known of it. */
const FEWEST_PHRASES = 20;
/** How a word's weight follows from how well it tells laws apart. */
const TELLS = { least: 0.2, most: 1.6, base: 0.2, part: 0.5 } as const;

/**
 * How well each word tells the laws of a game apart, as a factor of its weight: judged by how often a word of one phrase is in the other texts of the
 * same law, compared with the other laws of the game. Words for anything that happens at a table ("already", "get") say little, however rare they are.
 */
export function tellingOf(games: readonly (readonly { readonly form: string; readonly said: Said }[])[]): Map<string, number> {
  const seen = new Map<string, { n: number; same: number; others: number }>();
  for (const entries of games) {
    const having = new Map<string, number>();
    for (const { said } of entries) for (const one of said.times.keys()) having.set(one, (having.get(one) ?? 0) + 1);
    for (const { form, said } of entries)
      if (form === '')
        for (const one of said.phrases.flatMap((stems) => [...stems])) {
          const row = seen.get(one) ?? { n: 0, same: 0, others: 0 };
          seen.set(one, row);
          row.n += 1;
          row.same += (said.times.get(one) ?? 0) > 1 ? 1 : 0;
          row.others += ((having.get(one) ?? 1) - 1) / Math.max(1, entries.length - 1);
        }
  }
  const telling = new Map<string, number>();
  for (const [one, { n, same, others }] of seen) {
    if (n < FEWEST_PHRASES) continue;
    const [here, there] = [(same + 0.5) / (n + 1), (others + 0.05) / (n + 1)];
    const factor = TELLS.base + TELLS.part * Math.log((here * (1 - there)) / (there * (1 - here)));
    telling.set(one, Math.round(10 * Math.max(TELLS.least, Math.min(TELLS.most, factor))) / 10);
  }
  return telling;
}
