// Balls of a pool or snooker table. A separate module so that only pool scorers bundle it.

import { type Problem, problem } from '../scoring/result.ts';
import { LONGEST_HAND } from './cards.ts';
import type { SheetShape } from './diagrams.ts';

/** A ball in its notation: `1` to `15` for pool balls, `cue`, or the colour: `red`, `spot-red`. */
export type Ball = string;

/** How a ball looks: its colour and the word for it, a band or spots on white, and the mark printed on it. */
export interface Look {
  readonly colour: string;
  readonly word: string;
  readonly mark: string;
  readonly band?: true;
  readonly spots?: true;
}

const RED = '#c4161c';
const YELLOW = '#f0be00';
const GREEN = '#17703a';
const BROWN = '#7a4a1f';
const BLUE = '#1c4fa8';
const PINK = '#e98aac';
const BLACK = '#1d1c1b';
const WHITE = '#fbf7ec';

const solid = (mark: string, word: string, colour: string): Look => ({ colour, word, mark });
const stripe = (mark: string, word: string, colour: string): Look => ({ colour, word: `${word} stripe`, mark, band: true });
const spotted = (mark: string, word: string, colour: string): Look => ({ colour, word: `spot ${word}`, mark, spots: true });

/**
 * Every ball by its notation. The books only say that the numbered balls are "usually coloured"; these are the usual colours of sets on sale. No law depends on
 * them.
 */
export const LOOKS: Readonly<Record<Ball, Look>> = {
  1: solid('1', 'yellow', YELLOW),
  2: solid('2', 'blue', BLUE),
  3: solid('3', 'red', RED),
  4: solid('4', 'purple', '#5a2a86'),
  5: solid('5', 'orange', '#e0651a'),
  6: solid('6', 'green', GREEN),
  7: solid('7', 'maroon', '#74202c'),
  8: solid('8', 'black', BLACK),
  9: stripe('9', 'yellow', YELLOW),
  10: stripe('10', 'blue', BLUE),
  11: stripe('11', 'red', RED),
  12: stripe('12', 'purple', '#5a2a86'),
  13: stripe('13', 'orange', '#e0651a'),
  14: stripe('14', 'green', GREEN),
  15: stripe('15', 'maroon', '#74202c'),
  cue: solid('', 'cue-ball', WHITE),
  white: solid('W', 'white', WHITE),
  red: solid('R', 'red', RED),
  yellow: solid('Y', 'yellow', YELLOW),
  green: solid('G', 'green', GREEN),
  brown: solid('Br', 'brown', BROWN),
  blue: solid('Bl', 'blue', BLUE),
  pink: solid('P', 'pink', PINK),
  black: solid('Bk', 'black', BLACK),
  'spot-white': spotted('W', 'white', WHITE),
  'spot-red': spotted('R', 'red', RED),
  'spot-yellow': spotted('Y', 'yellow', YELLOW),
  'spot-green': spotted('G', 'green', GREEN),
  'spot-brown': spotted('Br', 'brown', BROWN),
  'spot-blue': spotted('Bl', 'blue', BLUE),
};

/** Rows of a set, as shown in a rack or a picker. */
interface SetOfBalls {
  readonly rows: Readonly<Record<string, readonly Ball[]>>;
  /** Balls with more than one copy. */
  readonly copies?: Readonly<Record<Ball, number>>;
  readonly such: string;
}
/** Sets in use: the fifteen numbered balls, with or without the cue-ball; snooker balls; single balls by colour. */
export const BALL_SETS = {
  pool: { rows: { solids: ['1', '2', '3', '4', '5', '6', '7', '8'], stripes: ['9', '10', '11', '12', '13', '14', '15'] }, such: '3 7 15' },
  'pool-and-cue': {
    rows: { solids: ['1', '2', '3', '4', '5', '6', '7', '8'], stripes: ['9', '10', '11', '12', '13', '14', '15'], 'cue-ball': ['cue'] },
    such: '3 7 cue',
  },
  snooker: { rows: { reds: ['red'], colours: ['yellow', 'green', 'brown', 'blue', 'pink', 'black'] }, copies: { red: 15 }, such: 'red black' },
  coloured: {
    rows: {
      plain: ['white', 'red', 'yellow', 'green', 'brown', 'blue', 'pink', 'black'],
      spotted: ['spot-white', 'spot-red', 'spot-yellow', 'spot-green', 'spot-brown', 'spot-blue'],
    },
    such: 'red spot-blue',
  },
} as const satisfies Record<string, SetOfBalls>;
export type BallSet = keyof typeof BALL_SETS;

/** What a field of balls asks for: the set, the balls allowed (`only`), how many, and whether those off the table rather than on it. */
export interface BallsAsked {
  readonly set: BallSet;
  readonly only?: readonly Ball[];
  readonly many: readonly [least: number, most: number];
  readonly off?: true;
}

/** The rows of balls of a field. */
export function rowsOfBalls({ set, only }: Pick<BallsAsked, 'set' | 'only'>): { readonly label: string; readonly balls: readonly Ball[] }[] {
  return Object.entries(BALL_SETS[set].rows).flatMap(([label, all]: [string, readonly Ball[]]) => {
    const balls = all.filter((ball) => only === undefined || only.includes(ball));
    return balls.length === 0 ? [] : [{ label, balls }];
  });
}
/** The distinct balls of a set. */
export const ballsOf = (asked: Pick<BallsAsked, 'set' | 'only'>): Ball[] => rowsOfBalls(asked).flatMap(({ balls }) => balls);
/** How many of a ball a set contains. */
export const copiesOfBall = (set: BallSet, ball: Ball): number => (BALL_SETS[set] as SetOfBalls).copies?.[ball] ?? 1;

/** A ball in words: "15, maroon stripe", "spot red", "cue-ball". */
export function sayBall(ball: Ball): string {
  const look = LOOKS[ball];
  if (look === undefined) return ball;
  return /^\d/.test(ball) ? `${ball}, ${look.word}` : look.word;
}

/** Parses balls separated by spaces, commas or full stops: `3 7 15`, `red black`, `spot blue`; `none` is an empty list. */
export function parseBalls(text: string, asked: Pick<BallsAsked, 'set' | 'only'>): { balls: Ball[]; wrong: string[] } {
  if (text.length > LONGEST_HAND) return { balls: [], wrong: [text] };
  const known = ballsOf(asked);
  const words = text
    .toLowerCase()
    .replace(/\bspot[\s-]+(?=[a-z])/g, 'spot-')
    .replace(/\bcue[\s-]*ball\b/g, 'cue');
  const balls: Ball[] = [];
  const wrong: string[] = [];
  for (const word of words.split(/[\s,;.|+_]+/).filter((part) => !['', 'none', 'and', 'the', 'ball', 'balls'].includes(part))) {
    const ball = word.replace(/^#|-?balls?$/g, '').replace(/^0+(?=\d)/, '');
    const one = known.find((is) => is === ball || `${is}s` === ball);
    if (one === undefined) wrong.push(word);
    else balls.push(one);
  }
  return { balls, wrong };
}
/** Formats balls for links and the terminal; the inverse of `parseBalls`. */
export const makeBalls = (balls: readonly Ball[]): string => balls.join(' ');

/** Parses and validates a field: words that are not in the set, too many copies of a ball, too many or too few balls. */
export function readBalls(field: string, text: string | null, asked: BallsAsked): { readonly balls: readonly Ball[]; readonly problems: readonly Problem[] } {
  const { balls, wrong } = parseBalls(text ?? '', asked);
  const [least, most] = asked.many;
  const known = ballsOf(asked);
  const such = asked.only === undefined ? `balls such as ${BALL_SETS[asked.set].such}` : `balls of these: ${known.join(' ')}`;
  const problems = wrong.length === 0 ? [] : [problem(field, such, wrong.map((word) => `"${word}"`).join(', '))];
  for (const ball of new Set(balls)) {
    const [there, found] = [copiesOfBall(asked.set, ball), balls.filter((one) => one === ball).length];
    if (found > there) problems.push(problem(field, there === 1 ? `the ${ball} once` : `at most ${there} of ${ball}`, `${found} of it`));
  }
  const many = least === most ? `${least}` : `${least} to ${most}`;
  if (wrong.length === 0 && (balls.length < least || balls.length > most))
    problems.push(problem(field, `${many} ${most === 1 ? 'ball' : 'balls'}`, `${balls.length}`));
  return { balls, problems };
}

/** A ball in a diagram; one that is gone is drawn as a ring with its number. */
export function drawnBall(x: number, y: number, r: number, ball: Ball, gone = false): SheetShape {
  return { kind: 'ball', x, y, r, look: LOOKS[ball] ?? solid(ball, ball, WHITE), ...(gone ? { gone: true as const } : {}) };
}

type More = {
  readonly hint?: string;
  readonly optional?: true;
  readonly seldom?: true;
  readonly given?: string;
  readonly when?: { readonly field: string; readonly is: readonly string[] };
};
/**
 * A text field for balls, with a picker on the page. `many`: least and most; `only`: a part of the set; `off`: the balls are in a rack and not on the table.
 * Its sheet parses it with `readBalls`.
 */
export const balls = <const O extends More>(
  label: string,
  set: BallSet,
  many: readonly [number, number],
  more: O = {} as O,
  { only, off }: { readonly only?: readonly Ball[]; readonly off?: true } = {},
) =>
  ({
    kind: 'words',
    label,
    maxLength: 160,
    balls: { set, many, ...(only === undefined ? {} : { only }), ...(off === undefined ? {} : { off }) },
    ...more,
  }) as const;
