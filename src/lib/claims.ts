import {
  BOOK_IDS,
  type BookId,
  type Claim,
  casesOf,
  claimOf,
  MOMENTS,
  type Moment,
  orderOf,
  type Place,
  partyName,
  type ResolvedLaw,
} from '../rules-engine/index.ts';

export interface ClockStep {
  readonly moment: Moment;
  readonly title: string;
  /** `fault`: it happens here; `open`: a claim is heard; `shut`: the claim ends with this moment. */
  readonly state: 'fault' | 'open' | 'shut';
}
/** The life of one right to claim, from the offence to the moment that ends it. */
export interface Clock {
  readonly books: readonly BookId[];
  readonly by: string;
  readonly steps: readonly ClockStep[];
}

/** Moments that a game knows: those its laws happen at or end claims with. */
function momentsOf(place: Place): Set<Moment> {
  const known = new Set<Moment>();
  for (const law of place.laws) {
    known.add(law.moment);
    for (const book of BOOK_IDS) for (const claim of casesOf(law.readings[book]).map(claimOf)) if (claim !== undefined) known.add(claim.until);
  }
  known.delete('any-time');
  return known;
}

/** The rights clock of a law: one strip for every right that some book limits, books that limit it alike together. */
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
    const between = [...known].filter((moment) => orderOf(moment) > orderOf(first) && orderOf(moment) < orderOf(claim.until));
    const moments = [...new Set([first, ...between.sort((a, b) => orderOf(a) - orderOf(b)), claim.until])];
    return {
      books: [...books],
      by: partyName(claim.by),
      steps: moments.map((moment, n) => ({
        moment,
        title: MOMENTS[moment],
        state: moment === claim.until ? ('shut' as const) : n === 0 ? ('fault' as const) : ('open' as const),
      })),
    };
  });
}
