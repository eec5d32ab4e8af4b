// A ruling as a sequence of steps at the table: who stops, takes something back, may choose, scores or deals.

import { sayEach } from '../laws/remedies/amounts.ts';
import { PROVISOS } from '../laws/remedies/provisos.ts';
import type { Claim, Remedy } from '../laws/remedies.ts';
import { effectsOf } from '../laws/rulings/effects.ts';
import { sayLimit } from '../vocabulary/moments.ts';
import type { Party } from '../vocabulary/parties.ts';
import type { People } from './people.ts';
import { remediesOf, sayClaim, sentence } from './rulings.ts';
import { type Draft, draftsOf, EVERYBODY, type Picture, STAGES } from './step-forms.ts';

/** One thing that a player does. */
export interface TableStep {
  /** The acting player; `EVERYBODY` for all players. */
  readonly who: Party | typeof EVERYBODY;
  /** A full sentence that names the acting player. */
  readonly text: string;
  /** What is drawn, and from where to where it moves; null if there is nothing to draw. */
  readonly picture: Picture | null;
}

/** Remedies that require no action. A ruling with no other remedies has no steps. */
const NO_ACTION: readonly Remedy['kind'][] = ['no-penalty', 'permitted', 'no-penalty-printed', 'etiquette', 'not-decided', 'stands'];

/** The steps of one remedy. If it contains others on a condition, each of their steps begins with the condition. */
function withConditions(remedy: Remedy, people: People): readonly Draft[] {
  const each = (condition: string, what: readonly Remedy[]) =>
    what.flatMap((one) => withConditions(one, people)).map((draft) => ({ ...draft, clause: `${condition}, ${draft.clause}` }));
  switch (remedy.kind) {
    case 'only-if':
      return each(`if ${PROVISOS[remedy.proviso]}`, remedy.what);
    case 'unless':
      return each(`unless ${PROVISOS[remedy.proviso]}`, remedy.what);
    case 'until':
      return each(`until ${sayLimit(remedy.moment)}`, remedy.what);
    case 'for-each':
      return each(`for each ${sayEach(remedy.each)}`, remedy.what);
    case 'choice':
    case 'may-demand':
      return [{ stage: 'choose', who: remedy.by, clause: remediesOf([remedy], people).clause, picture: null }];
    case 'no-penalty-printed':
    case 'not-decided':
      return [];
    default:
      return draftsOf(remedy, people);
  }
}

/**
 * The steps of a ruling in the order of `STAGES`: everybody stops, cards go back, cards are shown, choices, duties, points, the next card, the deal.
 * Empty if nobody has to do anything.
 */
export function stepsOf(then: readonly Remedy[], claim: Claim | undefined, people: People): readonly TableStep[] {
  if (effectsOf(then, people).every((one) => one.class === 'none') || then.every(({ kind }) => NO_ACTION.includes(kind))) return [];
  const drafts: Draft[] = then.flatMap((one) => withConditions(one, people));
  if (!drafts.some(({ stage }) => stage === 'stop'))
    drafts.push({ stage: 'stop', who: EVERYBODY, clause: 'everybody stops until this is put right', picture: null });
  const limit = claim === undefined ? '' : sayClaim(claim, then, people);
  // "This right lasts until ..." belongs to the first right that the ruling gives.
  const isOfRight = limit.startsWith('This right');
  const right = isOfRight ? drafts[0] : undefined;
  if (claim !== undefined && !isOfRight) drafts.push({ stage: 'claim', who: claim.by, clause: limit, picture: null });
  const steps = STAGES.flatMap((stage) => drafts.filter((one) => one.stage === stage)).map(
    (draft): TableStep => ({ who: draft.who, text: `${sentence(draft.clause)}${draft === right ? ` ${limit}` : ''}`, picture: draft.picture }),
  );
  // Two remedies may have the same step, such as a misdeal and a new deal.
  return steps.filter(({ text }, n) => steps.findIndex((one) => one.text === text) === n);
}
