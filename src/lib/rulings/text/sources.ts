// Where a reading comes from, and what a silent book has elsewhere: in pieces, so that the page can turn some into links.
import { type BookSilence, type Condition, optionsOf, parseId, type ResolvedLaw, type Step, stopAfter } from '../../../rules-engine/index.ts';
import { nameOfBook } from '../../books/names.ts';
import { inOne, OTHERWISE, type SaidRuling, sayCondition, sayRulings } from '../cases.ts';

/** Titles of laws and places by their ids. */
export interface Titles {
  readonly ofLaw: (id: string) => string;
  readonly ofPlace: (id: string) => string;
}
/** Text in pieces, some of which link to a law. */
export type Pieces = readonly (string | { readonly text: string; readonly law: string })[];
export const inWords = (pieces: Pieces): string => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

const placeIn = (law: string) => parseId(law)?.game ?? '';

/** "By reference to Whist: revoke, and from there to ..."; empty for a book that states it here. */
export function sayChain(chain: readonly Step[], titles: Titles): Pieces {
  const last = chain.at(-1);
  if (last === undefined) return [];
  const steps = chain.flatMap(({ law }, n) => [
    n === 0 ? 'By reference to ' : ', and from there to ',
    { text: `${titles.ofPlace(placeIn(law))}: ${titles.ofLaw(law).toLowerCase()}`, law },
  ]);
  return [...steps, stopAfter(titles.ofLaw(last.law))];
}

/** What a silent book has elsewhere. */
export interface SaidElsewhere {
  /** Which law it is and how it relates to this game, up to the colon. */
  readonly lead: string;
  readonly bearing: string;
  readonly law: string;
  readonly title: string;
  /** Questions that its cases depend on; one that this law words differently or does not ask has a key that no answer has. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** The cases that the answers leave, each with its condition. */
  readonly cases: readonly { readonly condition: string; readonly ruling: SaidRuling; readonly when: Condition | undefined }[];
  readonly cites: BookSilence['elsewhere'][number]['cites'];
}
export interface SaidSilence {
  readonly book: BookSilence['book'];
  /** The text after the book's name. */
  readonly says: string;
  readonly note: string;
  readonly elsewhere: readonly SaidElsewhere[];
}

/** A book's silence at a place, in English: whether its reference clause leads anywhere, why it is silent, and what it rules elsewhere. */
export function saySilence(
  { book, clause, note, elsewhere }: BookSilence,
  { game: place, people }: Pick<ResolvedLaw, 'game' | 'people'>,
  titles: Titles,
): SaidSilence {
  const keyed = (shared: readonly string[], record: object) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [shared.includes(key) ? key : `-${key}`, value]));
  const onward = clause === undefined ? '' : `, nor does its code for ${titles.ofPlace(placeIn(clause.law))}, to which it sends the reader`;
  return {
    book,
    says: `has ${titles.ofPlace(place)} and says nothing about this${onward}.`,
    note: note ?? '',
    elsewhere: elsewhere.map(({ kind, law, title, facts, shared, cases, cites }) => ({
      lead: kind === 'parent' ? `Its law at ${titles.ofPlace(placeIn(law))},` : 'Its general laws of cards,',
      bearing: kind === 'parent' ? 'which it does not extend to this game:' : 'on the same fault:',
      law,
      title,
      facts: keyed(shared, optionsOf(facts)),
      cases: cases.map((one) => ({
        condition: sayCondition(one.when, facts),
        ruling: sayRulings([one], people)[0] as SaidRuling,
        when: one.when === undefined ? undefined : keyed(shared, one.when),
      })),
      cites,
    })),
  };
}

/** A book's silence as lines of text. */
export function silenceInLines({ book, says, note, elsewhere }: SaidSilence): string[] {
  const lines = elsewhere.flatMap(({ lead, bearing, title, cases }) => {
    const [only] = cases;
    const head = `${lead} ${bearing} ${title}`;
    if (cases.length === 1 && only !== undefined) return [`${head}. ${inOne(only.ruling)}`];
    return [`${head}.`, ...cases.map(({ condition, ruling }) => `  ${condition || OTHERWISE}: ${inOne(ruling)}`)];
  });
  return [`${nameOfBook(book)} ${says}${note === '' ? '' : ` ${note}`}`, ...lines];
}
