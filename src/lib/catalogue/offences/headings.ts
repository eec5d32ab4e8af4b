import {
  BOOK_IDS,
  type BookId,
  inOrder,
  type Moment,
  momentKey,
  OFFENCES,
  type Place,
  QUESTIONS,
  type ResolvedLaw,
  SHELVES,
  type Shelf,
  type Topic,
  wordsOfTopic,
} from '../../../rules-engine/index.ts';
import { gameOf, places, titleOf } from '../library.ts';

export interface PlacedLaw {
  readonly place: Place;
  readonly title: string;
  readonly law: ResolvedLaw;
}

/** Whether a place itself writes or amends a law. */
export function isOwn(place: Place, law: ResolvedLaw): boolean {
  if (place.parent === null) return law.writtenAt === place.id;
  const variant = gameOf(place.id).variants[place.id.slice(place.parent.length + 1)];
  return variant?.laws.add?.[law.key] !== undefined || variant?.laws.amend?.[law.key] !== undefined;
}

const own: readonly PlacedLaw[] = places.flatMap((place) =>
  place.laws.filter((law) => isOwn(place, law)).map((law) => ({ place, title: titleOf(place.id), law })),
);

/** The page that compares a heading across all games. */
export const urlOfTopic = ({ kind, id }: Topic): string => `/${kind === 'offence' ? 'penalties' : 'questions'}/${id}/`;

export interface Heading {
  readonly topic: Topic;
  readonly title: string;
  readonly aka: readonly string[];
  readonly url: string;
  /** Every law under it in every game, games by title; a variant's only if the variant writes or amends it. */
  readonly laws: readonly PlacedLaw[];
}

function headingsOf(topics: readonly Topic[]): Heading[] {
  return topics.flatMap((topic) => {
    const laws = own.filter(({ law }) => law.topic.id === topic.id);
    return laws.length === 0 ? [] : [{ topic, ...wordsOfTopic(topic), url: urlOfTopic(topic), laws }];
  });
}
/** The standard offences that some game has a law on, in the order of a deal. */
export const offences: readonly Heading[] = headingsOf(Object.keys(OFFENCES).map((id) => ({ kind: 'offence', id }) as Topic));
/** The standard questions that some game answers. */
export const questions: readonly Heading[] = headingsOf(Object.keys(QUESTIONS).map((id) => ({ kind: 'question', id }) as Topic));

export interface ShelfOfMoments {
  readonly shelf: Shelf;
  readonly title: string;
  readonly moments: readonly { readonly moment: Moment; readonly games: readonly Place[] }[];
}
/** For each shelf, the moments of a deal and the games of that shelf that have laws on them. */
export const momentsByShelf: readonly ShelfOfMoments[] = (Object.keys(SHELVES) as Shelf[]).flatMap((shelf) => {
  const here = places.filter((place) => place.parent === null && gameOf(place.id).shelf === shelf);
  const faultsOf = (place: Place) => place.laws.filter(({ topic }) => topic.kind === 'offence');
  const moments = inOrder(here.flatMap((place) => faultsOf(place).map(({ moment }) => moment))).map((moment) => ({
    moment,
    games: here.filter((place) => faultsOf(place).some((law) => momentKey(law.moment) === momentKey(moment))),
  }));
  return moments.length === 0 ? [] : [{ shelf, title: SHELVES[shelf], moments }];
});

/** The books that have anything on a law of the list, newest first. */
export function booksIn(laws: readonly PlacedLaw[]): BookId[] {
  return BOOK_IDS.filter((book) => laws.some(({ law }) => law.readings[book].status === 'stated' || law.readings[book].status === 'by-reference'));
}
