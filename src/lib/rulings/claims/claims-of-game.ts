// What can be claimed in a game, and until when: for the page that shows, for any moment of a deal, which claims are still open.
import { type BookId, casesOf, claimOf, inOrder, type Moment, momentKey, momentName, orderOf, type Place, sayLimit } from '../../../rules-engine/index.ts';
import { hrefOfLaw } from '../../addresses/pages.ts';
import { clocksOf } from './claim-clock.ts';

/** One right to claim something. */
export interface LimitedClaim {
  readonly title: string;
  readonly url: string;
  /** Who may claim: "the other side". */
  readonly by: string;
  /** The end of the sentence: "until the trick is turned". */
  readonly until: string;
  readonly books: readonly BookId[];
  /** Positions of the first and the last moment in the order of a deal. At the last it is too late. */
  readonly from: number;
  readonly to: number;
}

/** A moment of a deal: its name, and its position in the order. */
export interface DealMoment {
  readonly title: string;
  readonly order: number;
}

/** The claims of a game that some book limits in time, in the order in which they end. */
export function claimsOfGame(place: Place): LimitedClaim[] {
  const claims = place.laws.flatMap((law) =>
    clocksOf(law, place).flatMap(({ by, books, steps }): LimitedClaim[] => {
      const [first, last] = [steps[0]?.moment, steps.at(-1)?.moment];
      if (first === undefined || last === undefined) return [];
      const to = orderOf(last);
      // A law filed under the moment that ends its claim is about something earlier: the claim is open until then.
      const from = orderOf(first) < to ? orderOf(first) : 0;
      return [{ title: law.title, url: hrefOfLaw(place, law), by, until: sayLimit(last), books, from, to }];
    }),
  );
  return claims.sort((a, b) => a.to - b.to || a.from - b.from || (a.title < b.title ? -1 : 1));
}

/** The claims that end at one moment. */
export interface ClaimsUntil extends Pick<LimitedClaim, 'until' | 'to'> {
  readonly claims: readonly LimitedClaim[];
}

/** The claims of a game grouped by the moment at which they end, earliest first. */
export function claimsByLimit(place: Place): ClaimsUntil[] {
  return [...Map.groupBy(claimsOfGame(place), ({ to, until }) => `${to} ${until}`).values()].map((claims) => {
    const { until, to } = claims[0] as LimitedClaim;
    return { until, to, claims };
  });
}

/** The moments that begin or end a claim of a game, in the order of a deal. */
export function momentsOfClaims(place: Place): DealMoment[] {
  const limits = place.laws.flatMap((law) =>
    Object.values(law.readings).flatMap((reading) =>
      casesOf(reading).flatMap((one): Moment[] => {
        const claim = claimOf(one);
        return claim === undefined ? [] : [claim.from ?? law.moment, claim.until];
      }),
    ),
  );
  const once = new Map(limits.map((moment) => [momentKey(moment), moment]));
  return inOrder([...once.values()])
    .filter((moment) => moment !== 'any-time')
    .map((moment) => ({ title: momentName(moment), order: orderOf(moment) }));
}
