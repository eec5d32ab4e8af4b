import { choiceOf } from '../../../scoring/fields.ts';
import type { Problem } from '../../../scoring/result.ts';
import { balls, readBalls } from '../../../vocabulary/balls.ts';
import type { Colour } from './colours.ts';
import type { Fault, Stroke } from './strokes.ts';

const COLOUR = { yellow: 'Yellow', green: 'Green', brown: 'Brown', blue: 'Blue', pink: 'Pink', black: 'Black' } as const;
const POCKETED = { set: 'snooker', many: [0, 21] } as const;
/** The fields of a stroke. */
export const ask = {
  balls: balls('Pocketed by the stroke', POCKETED.set, POCKETED.many, { optional: true, hint: 'Left empty: none.' }),
  fault: choiceOf(
    'What went wrong?',
    {
      none: 'Nothing, or only what was pocketed',
      wrong: 'Wrong ball struck first',
      miss: 'Clear miss, nothing struck',
      white: 'White pocketed, nothing struck',
      'in-off': 'White pocketed after it struck a ball',
    },
    { otherwise: 'none' },
  ),
  hit: choiceOf('Which ball was struck first?', { red: 'A red', ...COLOUR }, { when: { field: 'fault', is: ['wrong'] } }),
  aimed: choiceOf('Colour played at, after a red', COLOUR, { optional: true, seldom: true, hint: 'Asked for where the stroke failed or a red went in.' }),
} as const;

interface Asked {
  readonly balls: string | null;
  readonly fault: Fault;
  readonly hit: string | null;
  readonly aimed: Colour | null;
}
/** The entered stroke, with the problem of balls that are not in the set. */
export function strokeOf({ balls: text, ...rest }: Asked): { readonly stroke: Stroke; readonly problems: readonly Problem[] } {
  const read = readBalls('balls', text, POCKETED);
  return { stroke: { ...rest, balls: read.balls }, problems: read.problems };
}

/** A stroke in words. */
export function sayStroke({ balls: pocketed, fault, hit }: Stroke): string {
  const reds = pocketed.filter((ball) => ball === 'red').length;
  const said = [
    ...(reds === 0 ? [] : [reds === 1 ? 'a red' : `${reds} reds`]),
    ...pocketed.filter((ball) => ball !== 'red').map((ball) => `the ${ball}`),
    ...{ none: [], wrong: [`the ${hit} struck first`], miss: ['a clear miss'], white: ['the white pocketed'], 'in-off': ['the white pocketed'] }[fault],
  ];
  return said.join(', ') || 'nothing pocketed';
}
