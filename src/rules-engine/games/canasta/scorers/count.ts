import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

/** The schedule of canasta. */
export type Prices = Schedule<typeof points>;
export const RED_THREES = 4;

/** The cards of one side at the end of a deal. */
export interface SideCount {
  /** Values of the melded cards, including those in canastas. */
  readonly melded: readonly Line[];
  readonly naturals: number;
  readonly mixed: number;
  readonly redThrees: number;
  /** Values of the cards in the hands of both partners. */
  readonly inHand: number;
  readonly out: 'no' | 'out' | 'concealed';
  /** Whether the side made its initial meld. */
  readonly opened: boolean;
  readonly opponentsOut: boolean;
}

/** The lines of a deal for one side. */
export function countSide(side: SideCount, by: Prices, to: string): Line[] {
  const lines: Line[] = side.melded.map((line) => ({ ...line, to }));
  if (side.naturals > 0) lines.push(by.line('natural-canasta', counted(side.naturals, 'natural canasta'), { times: side.naturals, to }));
  if (side.mixed > 0) lines.push(by.line('mixed-canasta', counted(side.mixed, 'mixed canasta'), { times: side.mixed, to }));
  const threes = redThreeLine(side, by, to);
  if (threes !== null) lines.push(threes);
  if (side.out === 'out') lines.push(by.line('going-out', 'going out', { to }));
  if (side.out === 'concealed') lines.push(by.line('going-out-concealed', 'going out concealed', { to }));
  if (side.inHand > 0) lines.push(by.sum('cards-in-hand', 'cards left in the hands', -side.inHand, { to }));
  return lines;
}

function redThreeLine({ redThrees, opened, opponentsOut }: SideCount, by: Prices, to: string): Line | null {
  if (redThrees === 0) return null;
  const [item, times, name] =
    redThrees === RED_THREES ? (['all-red-threes', 1, 'all four red threes'] as const) : (['red-three', redThrees, counted(redThrees, 'red three')] as const);
  if (!opened && opponentsOut) return by.sum('red-threes-lost', `${name}, without a meld`, -times * by.points(item), { to });
  return by.line(item, name, { times, to });
}

/** The problem of a value that is not a multiple of the lowest card value. */
export function oddValue(field: string, value: number | null, by: Prices): Problem[] {
  const step = by.points('low');
  return value === null || value % step === 0 ? [] : [problem(field, `a multiple of ${step}`, `${value}`)];
}

/** Above this score the table of initial melds asks for more; the table does not cover the score itself. */
const FIFTEEN_HUNDRED = 1500;

/** The score item for the minimum of the initial meld in the next deal. */
export function initialItem(score: number): 'meld-in-debt' | 'meld-from-nothing' | 'meld-from-fifteen-hundred' | 'meld-from-three-thousand' {
  if (score < 0) return 'meld-in-debt';
  if (score < FIFTEEN_HUNDRED) return 'meld-from-nothing';
  return score < 3000 ? 'meld-from-fifteen-hundred' : 'meld-from-three-thousand';
}

const GAP = 'The table of the manual leaves out a score of exactly 1500; it is taken here with the scores above it.';
/** The note on a score that the table leaves out. */
export const gapAt = (score: number | null): readonly string[] => (score === FIFTEEN_HUNDRED ? [GAP] : []);

export const NOTES = {
  concealed: 'The bonus for going out concealed is taken instead of that for going out; the manual does not say whether it is added.',
  threes: 'The red threes are taken off instead of added, since the other side went out before this one had melded.',
} as const;
