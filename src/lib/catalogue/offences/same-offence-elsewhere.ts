// A few laws on the same offence in other games, for the page of a law.
import type { Place, ResolvedLaw } from '../../../rules-engine/index.ts';
import { hasPage } from '../../addresses/pages.ts';
import { gameOf } from '../library.ts';
import { offences, type PlacedLaw } from './headings.ts';

const MOST = 3;
/** Headings whose offences have nothing in common. */
const MIXED: readonly string[] = ['other-fault', 'seats-and-partners'];
const byOffence = new Map(offences.filter(({ topic }) => !MIXED.includes(topic.id)).map(({ topic, laws }) => [topic.id, laws]));

/**
 * Laws of other games on the same offence: games of its own shelf first, one law per game, without variants. A question has none: "Is it
 * allowed?" asks something else in every game.
 */
export function alsoUnder(place: Place, law: ResolvedLaw): readonly PlacedLaw[] {
  const all = law.topic.kind === 'offence' ? (byOffence.get(law.topic.id) ?? []) : [];
  const own = gameOf(place.id);
  const others = all.filter((one) => one.place.parent === null && one.place.id !== own.id && hasPage(one.place, one.law));
  const near = ({ place: { id } }: PlacedLaw) => (gameOf(id).shelf === own.shelf ? 0 : 1);
  const first = others.filter((one, n) => others.findIndex(({ place: { id } }) => id === one.place.id) === n).sort((a, b) => near(a) - near(b));
  return first.slice(0, MOST);
}
