// What the books say on players who disagree about what happened. A law is listed here only if it is about that, which no field of its row says;
// a law on whether a rule exists ("What the rules leave open") is not.
import { BOOK_IDS, firstLine, type Place, type ResolvedLaw, speakersOf } from '../../rules-engine/index.ts';
import { addressAt, homeOf } from '../addresses/pages.ts';
import { dateOfBook, nameOfBook } from '../books/names.ts';
import { places } from '../catalogue/library.ts';
import type { AllDisputedFacts, DisputedFacts } from '../record/unsettled.ts';
import { pagesOf } from './law-page/law-control.ts';

/** Laws on players who disagree, about anything. */
const ANY_FACT = [
  'bowling.law.dispute',
  'checkers.law.dispute',
  'color-ball-pool.law.dispute',
  'english-pyramids.law.dispute',
  'pedro.law.claimed-points',
  'whist.law.disputed-fact',
];
/** The key, in several games, of the law on a revoke that can no longer be proved. */
const ON_A_REVOKE = 'tricks-mixed';

/** Longer than any line of these laws. */
const WHOLE = 1000;

function disputedAt(place: Place, law: ResolvedLaw): DisputedFacts | null {
  const isRevoke = law.key === ON_A_REVOKE && law.topic.id === 'revoke';
  const game = place.id.split('/')[0] ?? '';
  const isAny = ANY_FACT.includes(`${game}.law.${law.key}`) || ANY_FACT.includes(homeOf(place, law));
  if (!isRevoke && !isAny) return null;
  const speakers = speakersOf(law);
  const rulings = BOOK_IDS.filter((book) => speakers.includes(book)).flatMap((book) => {
    const says = firstLine(law, book, WHOLE);
    return says === null ? [] : [{ by: `${nameOfBook(book)}, ${dateOfBook(book)}, ${pagesOf(law, book).pages}`, says }];
  });
  return rulings.length === 0 ? null : { title: law.title, href: addressAt(place, law), on: isRevoke ? 'revoke' : '', rulings };
}

/** The laws on disputed facts of every place that has any. */
export function disputedFacts(): AllDisputedFacts {
  const all = places.map((place) => [place.id, place.laws.flatMap((law) => disputedAt(place, law) ?? [])] as const);
  return Object.fromEntries(all.filter(([, laws]) => laws.length > 0));
}
