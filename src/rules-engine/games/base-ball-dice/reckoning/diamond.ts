import { choiceOf, type Values } from '../../../scoring/fields.ts';

/** Fields for what the book leaves open to the players. */
export const CUSTOMS = {
  push: choiceOf(
    'How far are men on bases pushed?',
    { all: 'As many bases as the striker makes', forced: 'Only as far as a man behind presses them' },
    { hint: 'The book says pushed round, and not how far.' },
  ),
  third: choiceOf(
    'A five, and the one man is on third',
    { safe: 'The man on third is safe', out: 'The one man is out' },
    { hint: 'The book has a rule for either.' },
  ),
} as const;
export type Customs = Values<typeof CUSTOMS>;

/** A side at bat: the base of each man, the number of men out and of runs. */
export interface AtBat {
  readonly men: readonly number[];
  readonly outs: number;
  readonly runs: number;
}
export const START: AtBat = { men: [], outs: 0, runs: 0 };
const HOME = 4;

/** The bases of the men after the striker has made this many bases, home included; the striker is last. */
function pushed(men: readonly number[], bases: number, { push }: Customs): readonly number[] {
  if (push === 'all') return [...men.map((on) => on + bases), bases];
  let behind = bases;
  const moved = [...men]
    .sort((a, b) => a - b)
    .map((on) => {
      behind = Math.max(on, behind + 1);
      return behind;
    });
  return [...moved, bases];
}

/** The man whom a fly ball puts out with the striker; null if all are safe (p. 201-202). */
function caught(men: readonly number[], { third }: Customs): number | null {
  const [only = 0] = men;
  if (men.length === 1) return only === 3 && third === 'safe' ? null : only;
  if (men.includes(1) && men.includes(2) && !men.includes(3)) return 2;
  return men.includes(1) ? 1 : null;
}

/** The state after one throw; `outs` is how many retire the side. */
export function thrown(before: AtBat, die: number, customs: Customs, outs: number): AtBat {
  if (die <= HOME) {
    const all = pushed(before.men, die, customs);
    return { men: all.filter((on) => on < HOME).sort((a, b) => a - b), outs: before.outs, runs: before.runs + all.filter((on) => on >= HOME).length };
  }
  const own = { ...before, outs: before.outs + 1 };
  const gone = die === 5 && own.outs < outs ? caught(own.men, customs) : null;
  return gone === null ? own : { ...own, men: own.men.filter((on) => on !== gone), outs: own.outs + 1 };
}
