import {
  BOOK_IDS,
  type BookId,
  type Claim,
  casesOf,
  claimOf,
  inOrder,
  type Moment,
  momentKey,
  momentName,
  nameOf,
  orderOf,
  type Place,
  type ResolvedLaw,
} from '../../../rules-engine/index.ts';

export interface ClockStep {
  readonly moment: Moment;
  readonly title: string;
  /** `fault`: the offence happens; `open`: a claim is still heard; `shut`: the claim ends at this moment. */
  readonly state: 'fault' | 'open' | 'shut';
}
/** The life of one right to claim, from the offence to the moment that ends it. */
export interface Clock {
  readonly books: readonly BookId[];
  readonly by: string;
  readonly steps: readonly ClockStep[];
}

/** The moments that occur in a game: those at which its laws happen or claims end. */
function momentsOf(place: Place): readonly Moment[] {
  const known = place.laws.flatMap((law) => [
    law.moment,
    ...BOOK_IDS.flatMap((book) => casesOf(law.readings[book]).flatMap((one) => claimOf(one)?.until ?? [])),
  ]);
  return inOrder(known.filter((moment) => moment !== 'any-time'));
}

/** The timelines of a law's claims: one for each right that some book limits; books with the same limit share one. */
export function clocksOf(law: ResolvedLaw, place: Place): Clock[] {
  const rights = new Map<string, { claim: Claim; books: Set<BookId> }>();
  for (const book of BOOK_IDS) {
    for (const claim of casesOf(law.readings[book]).map(claimOf)) {
      if (claim === undefined) continue;
      const key = JSON.stringify([claim.by, claim.until, claim.from ?? null]);
      const known = rights.get(key) ?? { claim, books: new Set<BookId>() };
      known.books.add(book);
      rights.set(key, known);
    }
  }
  const known = momentsOf(place);
  return [...rights.values()].map(({ claim, books }) => {
    const start = claim.from ?? law.moment;
    const first = start === 'any-time' ? claim.until : start;
    const between = known.filter((moment) => orderOf(moment) > orderOf(first) && orderOf(moment) < orderOf(claim.until));
    const last = momentKey(claim.until);
    const moments = [...(momentKey(first) === last ? [] : [first]), ...between, claim.until];
    return {
      books: [...books],
      by: nameOf(claim.by, law.people).name,
      steps: moments.map((moment, n) => ({
        moment,
        title: momentName(moment),
        state: momentKey(moment) === last ? ('shut' as const) : n === 0 ? ('fault' as const) : ('open' as const),
      })),
    };
  });
}
