import { count } from '../../../scoring/fields.ts';
import { type Problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { type Asked, DEAL_FIELDS, dealOf } from '../reckoning/fields.ts';
import { faultsOf, type Names, reckon } from '../reckoning/reckon.ts';
import { BOOKS } from '../reckoning/trumps.ts';

const SIDES = ['Dealer’s side', 'Opponents'] as const;
const NAMES: Names = { below: SIDES, above: SIDES };
const REVOKED = { field: 'revoke', is: ['dealer', 'opponents'] } as const;

/** Honours are four fields; a problem with their sum is shown at the first one. */
const placed = (issue: Problem): Problem => (issue.field === 'honours' ? { ...issue, field: 'in-dealer' } : issue);

function sideSays(below: number, above: number): string {
  if (above === 0) return `${below} below the line`;
  return below === 0 ? `${above} above the line` : `${below} below the line and ${above} above`;
}

export const deal = scorer({
  title: 'A deal of bridge',
  gist: 'What each side scores for tricks, honours, chicane and slam, line by line.',
  aka: ['bridge whist score', 'grand slam', 'no trumps doubled', 'honors', 'chicane', 'redoubled', 'little slam'],
  books: BOOKS,
  ask: {
    ...DEAL_FIELDS,
    'dealer-before': count('The dealer’s side had toward the game', 0, 28, {
      optional: true,
      when: REVOKED,
      hint: 'Needed because a side that revoked cannot pass a certain score.',
    }),
    'opponents-before': count('The opponents had toward the game', 0, 28, { optional: true, when: REVOKED }),
  },
  score: (asked, by: Schedule<typeof points>) => {
    const one = dealOf(asked as Asked, [asked['dealer-before'] ?? 0, asked['opponents-before'] ?? 0]);
    const faults = faultsOf(one, by);
    if (faults.length > 0) return wrong(...faults.map(placed));
    const { lines, below, above, notes } = reckon(one, by, NAMES);
    const [ours, theirs] = [below[0] + above[0], below[1] + above[1]];
    const said = [
      ...(ours === 0 && below[0] === 0 ? [] : [`${SIDES[0]}: ${sideSays(below[0], above[0])}`]),
      ...(theirs === 0 && below[1] === 0 ? [] : [`${SIDES[1]}: ${sideSays(below[1], above[1])}`]),
    ];
    const scored: [boolean, boolean] = [false, false];
    for (const line of lines) if (line.points !== undefined) scored[line.to === SIDES[0] ? 0 : 1] = true;
    const totals: Answer['totals'] = SIDES.flatMap((to, side) =>
      scored[side as 0 | 1] ? [{ to, points: side === 0 ? ours : theirs, unit: 'point' as const }] : [],
    );
    return { ok: true, value: { headline: said.length === 0 ? 'Nobody scores' : said.join('; '), lines, totals, notes } };
  },
});
