// A game of two sides: how it ended, and who wins it.

import { across, type Side } from '../../../mechanics/sides.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;

const ENDS = {
  out: 'It knocked, and had 101',
  sevens: 'One of its players had five sevens',
  error: 'It knocked, and had not 101',
  'played-on': 'It had 101 and played on',
  refused: 'It refused a recount of the trick, or mixed the cards',
  unfounded: 'It claimed an error that was none',
  revoke: 'It revoked when the talon was gone',
  recounted: 'It lost count and tried to count its tricks over',
} as const;

/** The fields of a game. `sides`: the answers to "Which side?". */
export const gameOf = <const T extends Readonly<Record<Side, string>>>(sides: T) =>
  ({
    side: choiceOf('Which side ended it?', sides),
    end: choiceOf('How?', ENDS),
    tricks: choiceOf('Had the other side won a trick?', { some: 'Yes', none: 'No' }, { when: { field: 'end', is: ['out', 'sevens'] } }),
  }) as const;
export type Ended = Values<ReturnType<typeof gameOf<Readonly<Record<Side, string>>>>>;

const SAID: Readonly<Record<Ended['end'], string>> = {
  out: 'out with 101',
  sevens: 'five sevens',
  error: 'the others claimed to be out in error',
  'played-on': 'the others played on after 101',
  refused: 'the others refused a recount, or mixed the cards',
  unfounded: 'the others claimed an error that was none',
  revoke: 'a revoke of the others',
  recounted: 'the others tried to count their tricks over',
};

/** The line and the winner of a game. */
export function lineOf({ side, end, tricks }: Ended, to: Readonly<Record<Side, string>>, by: Prices): { readonly line: Line; readonly winner: Side } {
  const won = end === 'out' || end === 'sevens';
  const winner = won ? side : across(side);
  const double = won ? tricks === 'none' : end !== 'revoke' && end !== 'recounted';
  const say = won && double ? `${SAID[end]}, and no trick for the others` : SAID[end];
  return { line: by.line(double ? 'gaigel' : 'single-game', say, { to: to[winner] }), winner };
}
