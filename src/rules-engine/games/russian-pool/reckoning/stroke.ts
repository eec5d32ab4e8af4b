import { choiceOf, flag, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

const BALLS = { black: 'Black', blue: 'Blue', red: 'Red', brown: 'Brown', yellow: 'Yellow' } as const;
type Ball = keyof typeof BALLS;
const POCKET = { no: 'No', foot: 'At the foot', side: 'At the side', head: 'At the head' } as const;
type Pocket = keyof typeof POCKET;
/** The pockets that count for each ball (Blue Ribbon 1940, p. 56). */
const OWN: Readonly<Record<Ball, readonly Pocket[]>> = { black: ['foot'], blue: ['side'], red: ['foot', 'side', 'head'], brown: ['head'], yellow: ['head'] };

/** The fields of a stroke. */
export const ask = {
  first: choiceOf('Ball struck first', { none: 'None', ...BALLS }),
  carom: flag('Carom: another ball struck after it'),
  ball: choiceOf('Ball pocketed', { none: 'None', ...BALLS }, { otherwise: 'none' }),
  pocket: choiceOf('Its pocket', { foot: POCKET.foot, side: POCKET.side, head: POCKET.head }, { when: { field: 'ball', is: Object.keys(BALLS) } }),
  cue: choiceOf('Cue ball in a pocket?', POCKET, { otherwise: 'no' }),
} as const;
export type Stroke = Values<typeof ask>;
interface Reckoned {
  readonly problems: readonly Problem[];
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}

/** A stroke in words. */
export function sayStroke({ first, carom, ball, cue }: Stroke): string {
  if (first === 'none') return cue === 'no' ? 'nothing struck' : 'the cue ball pocketed, nothing struck';
  const made = [carom && 'a carom', ball !== 'none' && `the ${ball} pocketed`, cue !== 'no' && 'the cue ball pocketed'].filter(
    (one) => typeof one === 'string',
  );
  return `the ${first} first${made.length === 0 ? ', nothing made' : `, ${made.join(', ')}`}`;
}

/** The lines of one stroke: its points, unless there is a foul, in which case only the forfeit counts. */
export function reckon({ first, carom, ball, pocket, cue }: Stroke, by: Schedule<typeof points>, to: string): Reckoned {
  const plain = { problems: [], notes: [] };
  if (first === 'none') {
    if (carom) return { ...plain, problems: [problem('carom', 'no carom, as nothing was struck', 'a carom')], lines: [] };
    if (ball !== 'none') return { ...plain, problems: [problem('ball', 'none, as nothing was struck', `the ${ball}`)], lines: [] };
    return { ...plain, lines: [], notes: ['A miss, and a cue ball pocketed with nothing struck, have no price in this game.'] };
  }
  const wrongBall = ball !== 'none' && pocket !== null && !OWN[ball].includes(pocket) ? ball : null;
  const wrongCue = cue !== 'no' && !OWN[first].includes(cue) ? first : null;
  if (carom && first === 'black' && wrongBall === 'black' && wrongCue === 'black')
    return { ...plain, lines: [by.line('black-and-white', 'black and cue ball in wrong pockets', { to })] };
  const lines: Line[] = [];
  if (wrongBall !== null) lines.push(by.line(wrongBall, `the ${wrongBall} in a wrong pocket`, { times: -1, to }));
  if (wrongCue !== null) lines.push(by.line(wrongCue, `the cue ball in a wrong pocket, off the ${wrongCue}`, { times: -1, to }));
  if (lines.length > 0) return { ...plain, lines };
  if (carom) lines.push(by.line('carom', 'carom', { to }));
  if (ball !== 'none') lines.push(by.line(ball, `the ${ball} pocketed`, { to }));
  if (cue !== 'no') lines.push(by.line(first, `the cue ball pocketed off the ${first}`, { to }));
  const twice = ball === first && cue !== 'no';
  return {
    ...plain,
    lines,
    notes: twice ? ['Ball and cue ball are counted each, as the price of both going wrong supposes; the book does not say it outright.'] : [],
  };
}
