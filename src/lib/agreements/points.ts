// The questions for an agreement: the laws on which the books disagree, starting with those that players ask about most. The build writes them to a
// file for each place, which the browser fetches, so they contain text only, without the rules engine.
import {
  type Answers,
  BOOK_IDS,
  boxesOf,
  casesMet,
  casesOf,
  type Game,
  isOpen,
  lookup,
  optionsOf,
  type Place,
  parseId,
  type ResolvedLaw,
  sayRemedies,
  speakersOf,
  standingAt,
} from '../../rules-engine/index.ts';
import { moved } from '../addresses/former-addresses.ts';
import { addressAt } from '../addresses/pages.ts';
import { gameOf, library, placeOf, places, titleOf } from '../catalogue/library.ts';
import { mostAskedOf } from '../catalogue/offences/penalty-index.ts';
import { sayCondition } from '../rulings/cases.ts';
import { verdictKind } from '../rulings/comparison/verdict.ts';
import { pagesOf } from '../rulings/law-page/law-control.ts';
import type { Agreeable, Choice, Point } from './agreeable.ts';

/** A case in which the books disagree on a law. */
function disputedCase(law: ResolvedLaw): Answers {
  const { parting } = standingAt(law);
  const isUsual = (so: Answers) => Object.entries(law.usual).filter(([key, option]) => so[key] === option).length;
  // The most usual of the cases in which they disagree.
  return parting.toSorted((a, b) => isUsual(b) - isUsual(a))[0] ?? {};
}

const choicesAt = (law: ResolvedLaw, so: Answers): Choice[] => {
  const rulings = speakersOf(law).flatMap((book) => {
    const cases = casesMet(casesOf(law.readings[book]), law.facts, so).filter((one) => !isOpen(one));
    const ruling = [...new Set(cases.map((one) => sayRemedies(one.then, law.people)))].join(' ');
    return ruling === '' ? [] : [{ book, ruling }];
  });
  return [...Map.groupBy(rulings, ({ ruling }) => ruling)].map(([ruling, by]) => ({ ruling, books: by.map(({ book }) => book) }));
};

function pointOf(law: ResolvedLaw): Point | null {
  if (verdictKind(law) !== 'disagree') return null;
  const so = disputedCase(law);
  const choices = choicesAt(law, so);
  if (choices.length < 2) return null;
  const { everywhere, parting } = standingAt(law);
  const [box = {}] = everywhere
    ? []
    : boxesOf(optionsOf(law.facts), parting).filter((one) => Object.entries(one).every(([key, some]) => some.includes(so[key] ?? '')));
  return { law: law.key, title: law.title, when: sayCondition(box, law.facts), choices };
}

/** The keys that laws of a place, or of its parent game, had in earlier editions, mapped to their current keys. */
function formerAt({ id, parent }: Place): Agreeable['former'] {
  const keys = new Set(
    Object.keys(moved).flatMap((one) => {
      const was = parseId(one);
      return was?.kind === 'law' && (was.game === id || was.game === parent) ? [was.key] : [];
    }),
  );
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const found = lookup(library, `${id}.law.${key}`);
      const now = found.kind === 'moved' ? parseId(found.id) : null;
      return found.kind === 'here' ? [] : [[key, now?.game === id && now.kind === 'law' ? now.key : null]];
    }),
  );
}

/** What a table can agree on for a place; null if it has no laws. */
export function agreeableAt(id: string): Agreeable | null {
  const place = placeOf(id);
  if (place.laws.length === 0) return null;
  const points = place.laws.flatMap((law) => pointOf(law) ?? []);
  const order = mostAskedOf(place.laws, place.laws.length).map(({ key }) => key);
  return {
    place: id,
    title: titleOf(id),
    books: BOOK_IDS.filter((book) => place.described.books[book] !== undefined),
    laws: Object.fromEntries(
      place.laws.map((law) => [
        law.key,
        {
          title: law.title,
          href: addressAt(place, law),
          books: Object.fromEntries(speakersOf(law).map((book) => [book, pagesOf(law, book).pages])),
        },
      ]),
    ),
    points: points.toSorted((a, b) => order.indexOf(a.law) - order.indexOf(b.law)),
    former: formerAt(place),
  };
}

/** Former ids of places, each with its current id. */
const formerPlaces: readonly (readonly [was: string, now: string])[] = Object.keys(moved)
  .filter((id) => !id.includes('.'))
  .flatMap((id) => {
    const found = lookup(library, id);
    return found.kind === 'moved' ? [[id, found.id] as const] : [];
  });

/** Every path below `/games/` that has an `agree.json`, with its place: current and former ids. */
export const agreeablePlaces: readonly (readonly [at: string, place: string])[] = [...places.map(({ id }) => [id, id] as const), ...formerPlaces].filter(
  ([, id]) => placeOf(id).laws.length > 0,
);

/** The places that a table can choose from: games by title, each followed by its variants. */
export const placesToAgreeOn: readonly { readonly id: string; readonly title: string; readonly game: Game }[] = places
  .filter(({ laws }) => laws.length > 0)
  .map(({ id }) => ({ id, title: titleOf(id), game: gameOf(id) }));
