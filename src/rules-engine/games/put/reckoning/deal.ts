// How a deal of two players ended: given up by one of them, or played out in three tricks.

import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
const TRICKS = 3;
const ENOUGH = 2;
const PLAYED = { when: { field: 'end', is: ['played'] } } as const;

export const DEAL = {
  end: choiceOf('How did the deal end?', {
    played: 'Both went on, and it was played out',
    'pone-put': 'The non-dealer put, and was not seen',
    'dealer-put': 'The dealer put, and was not seen',
    'pone-gave-up': 'The non-dealer threw up the cards, or would not go on',
    'dealer-gave-up': 'The dealer laid no card to the one played, or would not go on',
  }),
  poneTricks: count('The non-dealer’s tricks', 0, TRICKS, PLAYED),
  dealerTricks: count('The dealer’s tricks', 0, TRICKS, { ...PLAYED, hint: 'Tied tricks are left out: they are nobody’s.' }),
} as const;
export type Dealt = Values<typeof DEAL>;

/** The lines of a deal, or its problems. `to`: the columns of the two players. */
export function dealLines(
  { end, poneTricks, dealerTricks }: Dealt,
  to: Readonly<Record<'pone' | 'dealer', string>>,
  by: Prices,
): { lines: Line[]; problems: Problem[]; open: string | null } {
  const none = { problems: [], open: null };
  if (end === 'pone-put') return { ...none, lines: [by.line('declined', 'a put that was not seen', { to: to.pone })] };
  if (end === 'dealer-put') return { ...none, lines: [by.line('declined', 'a put that was not seen', { to: to.dealer })] };
  if (end === 'pone-gave-up') return { ...none, lines: [by.line('thrown-up', 'the other gave up', { to: to.dealer })] };
  if (end === 'dealer-gave-up') return { ...none, lines: [by.line('thrown-up', 'the other gave up', { to: to.pone })] };
  const [of, over] = [poneTricks ?? 0, dealerTricks ?? 0];
  if (of + over > TRICKS) return { ...none, lines: [], problems: [problem('dealerTricks', `no more than ${TRICKS} tricks for both`, `${of + over}`)] };
  if (of >= ENOUGH) return { ...none, lines: [by.line('put-won', sayPoints(of, 'trick'), { to: to.pone })] };
  if (over >= ENOUGH) return { ...none, lines: [by.line('put-won', sayPoints(over, 'trick'), { to: to.dealer })] };
  if (of === 1 && over === 1)
    return { ...none, lines: [to.pone, to.dealer].map((side) => by.mention('trick-and-tie', 'trick and tie: nobody scores', { to: side })) };
  return { ...none, lines: [], open: 'Nobody has won two tricks; what two ties or three come to the book does not say.' };
}
