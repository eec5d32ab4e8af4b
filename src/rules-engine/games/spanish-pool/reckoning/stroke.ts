import { choiceOf, count, flag, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const onBall = { when: { field: 'first', is: ['ball'] } } as const;
/** The fields of a stroke. */
export const ask = {
  first: choiceOf('What did the cue ball strike first?', { ball: 'A ball', pins: 'Pins', none: 'Nothing' }, { otherwise: 'ball' }),
  carom: flag('Carom', onBall),
  red: flag('Red pocketed', onBall),
  white: flag('White pocketed', onBall),
  pins: count('Pins down', 0, 5, { optional: true }),
  middle: flag('The one pin was the middle one', { ...onBall, seldom: true }),
  own: choiceOf('The cue ball itself', { stays: 'Stayed on the table', pocket: 'Went into a pocket', off: 'Went off the table' }, { otherwise: 'stays' }),
} as const;
export type Stroke = Values<typeof ask>;

/** The result of a stroke in words. */
export function sayStroke({ first, carom, red, white, pins, own }: Stroke): string {
  const made = [
    carom && 'a carom',
    red && 'the red',
    white && 'the white',
    pins !== null && pins > 0 && counted(pins, 'pin'),
    own === 'pocket' && 'the cue ball in a pocket',
    own === 'off' && 'the cue ball off the table',
  ].filter((one) => typeof one === 'string');
  const said = made.length === 0 ? (first === 'none' ? 'a miss' : 'nothing') : made.join(', ');
  return first === 'pins' ? `${said}, before a ball was struck` : said;
}

/** The result of a stroke; `notes`: what the book leaves open. */
export interface Reckoned {
  readonly problems: readonly Problem[];
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}

/** The lines of one stroke by rules 1 to 6 (Blue Ribbon 1940, p. 323), for the striker. */
export function reckon(stroke: Stroke, by: Schedule<typeof points>, to: string): Reckoned {
  const { first, carom, red, white, middle, own } = stroke;
  const pins = stroke.pins ?? 0;
  const none = { problems: [], notes: [] };
  if (first === 'none') {
    if (pins > 0) return { ...none, problems: [problem('pins', 'no pins, as nothing was struck', `${pins}`)], lines: [] };
    return {
      ...none,
      lines: [own === 'stays' ? by.line('miss', 'miss', { to }) : by.line('coup', `cue ball ${own === 'off' ? 'off the table' : 'in a pocket'}`, { to })],
    };
  }
  if (first === 'pins') {
    if (pins === 0) return { ...none, problems: [problem('pins', '1 to 5, as pins were struck first', '0')], lines: [] };
    const more = own === 'stays' ? [] : ['The book does not say what becomes of a cue ball that leaves the table after the pins.'];
    return { ...none, lines: [by.line('pin-first', `${counted(pins, 'pin')} before a ball`, { times: pins, to })], notes: more };
  }
  if (middle && pins !== 1) return { ...none, problems: [problem('pins', '1, the middle pin alone', `${pins}`)], lines: [] };
  if (own === 'off' && !carom && !red && !white)
    return {
      ...none,
      lines: [],
      notes: [
        'The cue ball went off the table after a ball, and neither carom nor pocket was made: nothing is taken off for that, and the book does not say what pins would count.',
      ],
    };
  const sign = own === 'off' ? -1 : 1;
  const lost = own === 'off' ? ', lost' : '';
  const lines: Line[] = [];
  if (carom) lines.push(by.line('carom', `carom${lost}`, { times: sign, to }));
  if (red) lines.push(by.line('red', `red pocketed${lost}`, { times: sign, to }));
  if (white) lines.push(by.line('white', `white pocketed${lost}`, { times: sign, to }));
  const five = middle && !red && !white;
  if (five) lines.push(by.line('middle-pin', `the middle pin alone${lost}`, { times: sign, to }));
  else if (pins > 0) lines.push(by.line('pin', `${counted(pins, 'pin')}${lost}`, { times: sign * pins, to }));
  const notes = [
    ...(own === 'pocket' ? ['Losing hazards are said to score, and the book gives no number for one: none is counted.'] : []),
    ...(middle && !five ? ['With a ball pocketed each pin is given two; the middle pin alone is counted so as well.'] : []),
  ];
  return { problems: [], lines, notes };
}
