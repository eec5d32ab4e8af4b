import { type Problem, type Result, wrong } from '../../../../../scoring/result.ts';
import type { Added, Schedule } from '../../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../../scoring/scorers.ts';
import type { points } from '../../../points.ts';
import { type Asked, DEAL_FIELDS, dealOf } from '../../../reckoning/fields.ts';
import { faultsOf, HONOUR_NAMES, reckon } from '../../../reckoning/reckon.ts';

const { trump, doubles, tricks, chicane } = DEAL_FIELDS;
/** The fields of a deal, for the scorer and the sheet. This section has no penalty for a revoke. */
export const DEAL_OF_THREE = {
  trump,
  doubles,
  tricks,
  'in-dealer': DEAL_FIELDS['in-dealer'],
  'in-dummy': DEAL_FIELDS['in-dummy'],
  'in-eldest': DEAL_FIELDS['in-eldest'],
  'in-right': DEAL_FIELDS['in-right'],
  chicane,
} as const;
type AskedOfThree = Omit<Asked, 'revoke' | 'revokes' | 'penalty'>;

/** The columns of a deal: only the dealer scores below the line. */
export interface Places {
  readonly below: string;
  readonly above: string;
  /** The columns above the line of the player on the dealer's left and of the one on the right. */
  readonly against: readonly [string, string];
}
interface DealOfThree {
  readonly lines: readonly Line[];
  readonly dealer: { readonly below: number; readonly above: number };
  /** The score of each of the two others. */
  readonly each: number;
  readonly notes: readonly string[];
}

const AGAINST = 'against';
const HONOURS = [...(Object.keys(HONOUR_NAMES) as (keyof typeof HONOUR_NAMES)[]), 'aces-three', 'aces-four', 'aces-four-in-hand'] as const;
/** Honours are four fields; a problem with their sum is shown at the first one. */
const placed = (issue: Problem): Problem => (issue.field === 'honours' ? { ...issue, field: 'in-dealer' } : issue);

/** Counts a deal: what the dealer loses and the honours of the others go to each of them above the line; donohue p. 409. */
export function dealOfThree(
  asked: AskedOfThree,
  places: Places,
  by: Schedule<typeof points & Added<'lost-tricks' | 'honours-against-dealer'>>,
): Result<DealOfThree> {
  const one = dealOf({ ...asked, revoke: 'nobody', revokes: null, penalty: null }, [0, 0]);
  const faults = faultsOf(one, by);
  if (faults.length > 0) return wrong(...faults.map(placed));
  const { lines, below, above, notes } = reckon(one, by, { below: [places.below, AGAINST], above: [places.above, AGAINST] });
  const shared: Line[] = lines.flatMap((line) => (line.to === AGAINST ? places.against.map((to) => ({ ...line, to })) : [line]));
  const lost = below[1];
  if (lost > 0) shared.push(by.mention('lost-tricks', 'the tricks that the dealer lost stand above the line of each opponent', { to: places.above }));
  if (lines.some((line) => line.to === AGAINST && HONOURS.some((key) => line.rule === by.id(key))))
    shared.push(...places.against.map((to) => by.mention('honours-against-dealer', 'each opponent scores the honours in full', { to })));
  if (asked.chicane === 'opponents' || asked.chicane === 'both' || 13 - asked.tricks >= 12)
    notes.push('Chicane and slam against the dealer are shared as honours are; the text says it of honours.');
  return { ok: true, value: { lines: shared, dealer: { below: below[0], above: above[0] }, each: lost + above[1], notes } };
}

const DEALER = 'Dealer';
const SCORED_ALONE: Places = { below: DEALER, above: DEALER, against: ['Player on the dealer’s left', 'Player on the dealer’s right'] };

export const deal = scorer({
  title: 'A deal of three-handed bridge',
  gist: 'What the dealer and each of the two others score.',
  aka: ['cut-throat bridge', 'all against all'],
  books: ['donohue'],
  ask: DEAL_OF_THREE,
  score: (asked, by: Schedule<typeof points & Added<'lost-tricks' | 'honours-against-dealer'>>) => {
    const counted = dealOfThree(asked as AskedOfThree, SCORED_ALONE, by);
    if (!counted.ok) return counted;
    const { lines, dealer, each, notes } = counted.value;
    const said = [
      ...(dealer.below + dealer.above > 0 ? [`Dealer: ${dealer.below} below the line and ${dealer.above} above`] : []),
      ...(each > 0 ? [`each opponent: ${each} above the line`] : []),
    ];
    const headline = said.join('; ');
    return { ok: true, value: answer(headline.charAt(0).toUpperCase() + headline.slice(1), lines, notes) };
  },
});
