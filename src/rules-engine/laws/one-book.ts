// Rows of a game that only one book has. The book is named once, by the citation that the row needs anyway.
import type { Citation } from '../books.ts';
import { type Given, item as itemOfBooks, type ScoreItem } from '../scoring/points.ts';
import type { WithTopic } from '../vocabulary/topics.ts';
import { type Case, type Facts, type Law, type LawOf, law as lawOfBooks, type Usual, type When } from './laws.ts';

type Cites = Citation | readonly [Citation, ...Citation[]];
const bookOf = (cites: Cites) => ('book' in cites ? cites : cites[0]).book;

/**
 * Declares a law of a single book: its cases and their citation are written in the row itself. `facts` may be left out if there is one ruling. Conditions are
 * checked against the row's own facts, as in `laws/laws.ts`.
 */
export function law<const F extends Facts = Record<never, never>>(
  row: Omit<Law, 'facts' | 'usual' | 'readings' | 'consult' | 'offence' | 'question'> &
    WithTopic & {
      readonly facts?: F;
      readonly usual?: Usual<NoInfer<F>>;
      readonly cases: readonly Case<When<NoInfer<F>>>[];
      readonly cites: Cites;
      /** What the book adds to all cases. */
      readonly note?: string;
    },
): LawOf<F> {
  const { cases, cites, note, usual, facts = {} as F, ...words } = row;
  return lawOfBooks({
    ...words,
    facts,
    ...(usual === undefined ? {} : { usual: usual as Usual<F> }),
    readings: (says) => ({ [bookOf(cites)]: says(cases as readonly Case<When<F>>[], cites, note) }),
  });
}

/** Declares a score item of a single book: `item({ title, gist, bookValue: bookValue(5, cites.sierra.melds) })`. */
export function item<W extends string = never>(row: Omit<ScoreItem<W>, 'books'> & { readonly bookValue: Given<W> }): ScoreItem<W> {
  const { bookValue: worth, ...words } = row;
  return itemOfBooks({ ...words, books: Object.fromEntries(worth.cites.map(({ book }) => [book, worth])) });
}
