// The state of a score sheet, as text for the record of the evening.
import type { Played } from '../../rules-engine/index.ts';

/** The totals, who has won, and the state, as sentences. The totals are left out if one of the sentences already has them. */
export function sayStanding({ over, state }: Pick<Played, 'over' | 'state'>, totals: readonly { readonly side: string; readonly points: number }[]): string {
  const total = totals.map(({ side, points }) => `${side} ${points}`).join(', ');
  const said = over === null ? state : [over, ...state];
  return [...(said.some((one) => one.includes(total)) ? [] : [`${total}.`]), ...said].join(' ');
}
