// A deal of two players: the king, the tricks, and the changing of cards.

import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

/** The number of tricks in a deal, and how many of them win the point. */
const TRICKS = 5;
const MAJORITY = 3;

/** The fields of a deal; `king` is seldom held, so the default is nobody. */
export const DEAL = {
  change: choiceOf('Were cards changed?', {
    changed: 'Yes, until the non-dealer was content',
    stood: 'No: the non-dealer played without proposing',
    refused: 'No: the dealer refused the first proposal',
    'refused-later': 'Yes, and then the dealer refused a further proposal',
  }),
  tricks: count('The non-dealer’s tricks', 0, TRICKS, { hint: 'Of five; the dealer has the others.' }),
  king: choiceOf(
    'Who turned the king of trumps, or held and announced it in time?',
    { nobody: 'Nobody', pone: 'The non-dealer', dealer: 'The dealer' },
    { otherwise: 'nobody' },
  ),
} as const;
export type Dealt = Values<typeof DEAL>;
type Player = 'pone' | 'dealer';

/** The player who played at a risk without changing cards, by this book. */
function atRisk(change: Dealt['change'], by: Prices): Player | null {
  if (change === 'stood') return 'pone';
  if (change === 'refused' || (change === 'refused-later' && by.way('vulnerable') === 'any')) return 'dealer';
  return null;
}

const SECOND_REFUSAL =
  'The book does not distinguish a refusal after a change of cards from the first. If it means the first alone, three or four tricks score 1.';
/** Notes on what the book leaves open: whether a later refusal costs double too. */
export function doubtsOf({ change, tricks }: Dealt, by: Prices): string[] {
  return change === 'refused-later' && by.way('vulnerable') === 'any' && tricks >= MAJORITY && tricks < TRICKS ? [SECOND_REFUSAL] : [];
}

/** The lines of a deal in the order of marking: the king before the first trick, then the tricks. `to`: the columns of the two players. */
export function dealLines({ change, tricks, king }: Dealt, to: Readonly<Record<Player, string>>, by: Prices): Line[] {
  const lines = king === 'nobody' ? [] : [by.line('king', 'the king', { to: to[king] })];
  const winner: Player = tricks >= MAJORITY ? 'pone' : 'dealer';
  const won = winner === 'pone' ? tricks : TRICKS - tricks;
  const said = sayPoints(won, 'trick');
  if (won === TRICKS) return [...lines, by.line('vole', 'all five tricks', { to: to[winner] })];
  const risked = atRisk(change, by);
  const other = winner === 'pone' ? 'dealer' : 'pone';
  if (risked === other) {
    const how = other === 'pone' ? 'who did not propose' : 'who refused';
    return [...lines, by.line('vulnerable', `${said} against one ${how}`, { to: to[winner] })];
  }
  return [...lines, by.line('point', said, { to: to[winner] })];
}
