// What a ruling does at the table, as data: whose points, what becomes of the deal, of a card, of a hand. Books are compared by these effects.
import type { People } from '../../wording/people.ts';
import { distinct, type Effect } from '../remedies/forms/form.ts';
import { FORMS } from '../remedies/forms/index.ts';
import { Speaker } from '../remedies/forms/speaker.ts';
import type { Remedy } from '../remedies.ts';

export { type Effect, type EffectClass, keyOf } from '../remedies/forms/form.ts';
export { seatOf } from '../remedies/forms/speaker.ts';

/** The effects of remedies one by one, in their order. */
function oneByOne(remedies: readonly Remedy[], speaker: Speaker): Effect[] {
  return remedies.flatMap((one) => FORMS[one.kind].effects(one as never, speaker, (held) => oneByOne(held, speaker)));
}

/** What a ruling does, each effect once. */
export const effectsOf = (remedies: readonly Remedy[], people: People): readonly Effect[] => distinct(oneByOne(remedies, new Speaker(people)));
