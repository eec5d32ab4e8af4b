// A ruling as what is done at the table, one step after the other: who stops, who takes what back, who may choose, who scores, who deals.

import { sayEach } from '../laws/remedies/amounts.ts';
import { PROVISOS } from '../laws/remedies/provisos.ts';
import type { Claim, Remedy } from '../laws/remedies.ts';
import { effectsOf } from '../laws/rulings/effects.ts';
import { sayLimit } from '../vocabulary/moments.ts';
import type { Party } from '../vocabulary/parties.ts';
import type { People } from './people.ts';
import { remediesOf, sayClaim, sentence } from './rulings.ts';
import { type Draft, draftsOf, EVERYBODY, type Picture, STAGES } from './step-forms.ts';

/** One thing that somebody does. */
export interface TableStep {
  /** Who acts; `EVERYBODY` where it is all at the table. */
  readonly who: Party | typeof EVERYBODY;
  /** A whole sentence that names whoever acts. */
  readonly text: string;
  /** What lies or moves where, if it can be drawn. */
  readonly picture: Picture | null;
}

/** Remedies that ask nothing of anybody: where a ruling has no other, there is nothing to put right. */
const AT_REST: readonly Remedy['kind'][] = ['no-penalty', 'no-penalty-printed', 'etiquette', 'not-decided', 'stands'];

/** The steps of one remedy; of one that holds others on a condition, theirs with the condition before each. */
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
 * What is done to put a ruling into practice, in the order in which it is done: everybody stops, cards go back, cards are shown, whoever has a
 * choice makes it, duties, points, the next card, the deal. Empty where nothing is asked of anybody.
 */
export function stepsOf(then: readonly Remedy[], claim: Claim | undefined, people: People): readonly TableStep[] {
  if (effectsOf(then, people).every((one) => one.class === 'none') || then.every(({ kind }) => AT_REST.includes(kind))) return [];
  const drafts: Draft[] = then.flatMap((one) => withConditions(one, people));
  if (!drafts.some(({ stage }) => stage === 'stop'))
    drafts.push({ stage: 'stop', who: EVERYBODY, clause: 'everybody stops until this is put right', picture: null });
  const limit = claim === undefined ? '' : sayClaim(claim, then, people);
  // "This right lasts until ..." belongs to the right, which is the first that the ruling gives.
  const isOfRight = limit.startsWith('This right');
  const right = isOfRight ? drafts[0] : undefined;
  if (claim !== undefined && !isOfRight) drafts.push({ stage: 'claim', who: claim.by, clause: limit, picture: null });
  const steps = STAGES.flatMap((stage) => drafts.filter((one) => one.stage === stage)).map(
    (draft): TableStep => ({ who: draft.who, text: `${sentence(draft.clause)}${draft === right ? ` ${limit}` : ''}`, picture: draft.picture }),
  );
  // Two remedies may ask the same: a misdeal, and a new deal.
  return steps.filter(({ text }, n) => steps.findIndex((one) => one.text === text) === n);
}
