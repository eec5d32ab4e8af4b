import { type Problem, problem } from '../../../scoring/result.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import { type By, inTrick, SPECIAL, SPECIALS, type SpecialKey } from './cards.ts';

/** Players of a table, 0 to 3, in the order in which they deal: the next is on the right. */
export type Place = 0 | 1 | 2 | 3;
export const PLACES: readonly Place[] = [0, 1, 2, 3];
export const TRICKS = 11;
/** A payment for an ace or quinola: how, by whom, who received it or forced it, and when. */
export interface Event {
  readonly key: SpecialKey;
  readonly how: 'placed' | 'forced' | 'led';
  readonly by: Place;
  readonly to: Place | null;
  /** Before the last two tricks, in the last but one, or in the last. */
  readonly when: 'before' | 'tenth' | 'last';
}

/** One deal. */
export interface Played {
  readonly dealer: Place;
  readonly points: readonly number[];
  readonly tricks: readonly number[];
  readonly discards: readonly Card[];
  readonly reversis: 'none' | 'made' | 'broken';
  readonly breaker: Place | null;
  readonly espagnolette: Place | null;
  readonly revoker: Place | null;
  readonly events: readonly Event[];
}

/** The player who won the first nine tricks, if a reversis was made or broken. */
export function undertakerOf({ reversis, tricks }: Played): Place | null {
  if (reversis === 'none') return null;
  return PLACES.find((place) => (reversis === 'made' ? tricks[place] === TRICKS : (tricks[place] ?? 0) >= TRICKS - 2)) ?? null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function reversisProblems(played: Played, name: (place: Place) => string): Problem[] {
  const { reversis, breaker, tricks, espagnolette } = played;
  const all = PLACES.some((place) => tricks[place] === TRICKS);
  if (reversis === 'none') return all ? [problem('reversis', 'a reversis made, since one player has every trick', 'no reversis')] : [];
  const undertaker = undertakerOf(played);
  if (undertaker === null) return [problem('tricks', reversis === 'made' ? 'one player with all the tricks' : 'one player with nine or ten', tricks.join(' '))];
  const own: Problem[] =
    espagnolette === undertaker ? [problem('espagnolette', 'another player: who undertakes the reversis plays a common hand', name(undertaker))] : [];
  if (reversis === 'made') return own;
  if (all) return [problem('reversis', 'a reversis made, since one player has every trick', 'a reversis broken')];
  if (breaker === null || breaker === undertaker || tricks[breaker] === 0)
    return [problem('breaker', 'another player, with one of the last two tricks', breaker === null ? 'nobody' : name(breaker))];
  return own;
}

function eventProblems(played: Played, name: (place: Place) => string): Problem[] {
  const { events, discards, tricks, reversis } = played;
  const undertaker = undertakerOf(played);
  const problems: Problem[] = [];
  for (const { key, how, by, to, when } of events) {
    const { card, title } = SPECIAL[key];
    if (discards.includes(card)) problems.push(problem(key, 'nothing for a card among the discards', `${title}, ${how}`));
    if (how !== 'led' && (to === null || to === by)) problems.push(problem(`${key}To`, 'another player than the one who played it', name(by)));
    if (how === 'placed' && to !== null && tricks[to] === 0) problems.push(problem(`${key}To`, 'a player who has won a trick', name(to)));
    if (undertaker === null) continue;
    const late = reversis === 'broken' && when !== 'before';
    if (how === 'placed' && !late && to !== undertaker)
      problems.push(problem(`${key}To`, `${name(undertaker)}, who won the trick`, to === null ? 'nobody' : name(to)));
    if (how === 'led' && !late && by !== undertaker && when !== 'before') problems.push(problem(`${key}By`, `${name(undertaker)}, who had the lead`, name(by)));
  }
  for (const when of ['tenth', 'last'] as const)
    for (const place of PLACES) {
      const own = events.filter((one) => one.when === when && one.by === place);
      if (own.length > 1)
        problems.push(problem(`${own[1]?.key ?? ''}When`, `one card of ${name(place)} in a trick`, own.map(({ key }) => SPECIAL[key].title).join(', ')));
    }
  return problems;
}

/** Problems: points and tricks that do not add up, cards in two places, payments to oneself. */
export function playedProblems(played: Played, name: (place: Place) => string, by: By): Problem[] {
  const { points, tricks, discards } = played;
  const left = by.points('all') - sum(discards.map((card) => inTrick(card, by)));
  const problems: Problem[] = [];
  if (sum(tricks) !== TRICKS) problems.push(problem('tricks', `${TRICKS} tricks in all`, `${sum(tricks)}`));
  if (sum(points) !== left) problems.push(problem('points', `${left} points in all, with ${discards.map(showCard).join(' ')} discarded`, `${sum(points)}`));
  for (const place of PLACES)
    if (tricks[place] === 0 && (points[place] ?? 0) > 0) problems.push(problem('points', `none for ${name(place)}, who has no trick`, `${points[place]}`));
  return problems.length > 0 ? problems : [...reversisProblems(played, name), ...eventProblems(played, name)];
}

/** The events from the fields of aces and quinolas, by their keys: `aceSpades`, `aceSpadesBy`, `aceSpadesTo`, `aceSpadesWhen`. */
export function eventsOf(asked: Readonly<Record<string, unknown>>, placeOf: (seat: unknown) => Place | null): readonly Event[] {
  return SPECIALS.flatMap((key) => {
    const how = asked[key];
    const by = placeOf(asked[`${key}By`]);
    if ((how !== 'placed' && how !== 'forced' && how !== 'led') || by === null) return [];
    const when = asked[`${key}When`];
    return [{ key, how, by, to: placeOf(asked[`${key}To`]), when: when === 'tenth' || when === 'last' ? when : 'before' }];
  });
}
