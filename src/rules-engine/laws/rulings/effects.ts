// What a ruling does in the game, as data: points, the deal, a card, a hand. Books are compared by these effects.
import type { People } from '../../wording/people.ts';
import { distinct, type Effect } from '../remedies/forms/form.ts';
import { FORMS } from '../remedies/forms/index.ts';
import { PartyNames } from '../remedies/forms/party-names.ts';
import type { Remedy } from '../remedies.ts';

export { type Effect, type EffectClass, keyOf } from '../remedies/forms/form.ts';
export { seatOf } from '../remedies/forms/party-names.ts';

/** The effects of remedies, in order, with duplicates. */
function oneByOne(remedies: readonly Remedy[], names: PartyNames): Effect[] {
  return remedies.flatMap((one) => FORMS[one.kind].effects(one as never, names, (held) => oneByOne(held, names)));
}

/** The effects of a ruling, without duplicates. */
export const effectsOf = (remedies: readonly Remedy[], people: People): readonly Effect[] => distinct(oneByOne(remedies, new PartyNames(people)));
