// The field of a score sheet that asks for an offence. The sheet then scores it by its own book.
import { casesOf, effectsOf, makeId, type Place, type ResolvedLaw } from '../../../rules-engine/index.ts';

/** What a ruling costs in points, tricks or money. */
const COSTS = /^(?:score|lose|pay|tricks):/;

const costsPoints = (law: ResolvedLaw): boolean =>
  Object.values(law.readings).some((reading) => casesOf(reading).some(({ then }) => effectsOf(then, law.people).some(({ slot }) => COSTS.test(slot))));

/** The id of the field ("euchre.score.game.revoke"); null if no sheet of this place asks for the offence, or if no book makes it cost points. */
export function sheetField(place: Place, law: ResolvedLaw): string | null {
  if (law.topic.kind !== 'offence' || !costsPoints(law)) return null;
  for (const [key, count] of Object.entries(place.scorers)) {
    if (count.kind !== 'sheet') continue;
    // "revoke", "revokes" or "revoked", or one of the answers: "A fault? Miss".
    const found = Object.entries(count.entry).find(
      ([name, field]) =>
        [law.key, `${law.key}s`, `${law.key}d`, `${law.key}r`].includes(name) || (field.kind === 'choice' && Object.hasOwn(field.options, law.key)),
    );
    if (found !== undefined) return `${makeId(place.id, 'score', key)}.${found[0]}`;
  }
  return null;
}
