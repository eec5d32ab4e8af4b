// The entry of a deal on a sheet: the count of each player at the end of the play, the tricks, and pic or repic.
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { Prices } from './holdings.ts';

const NONE = 'none';
/** The fields of a deal. `one` and `other`: the names of the two players in the questions. */
export const entryOf = (one: string, other: string) =>
  ({
    first: count(`Count of the ${one}: declarations, play and last trick`, 0, 150, { hint: 'Without pic, repic, cards and capot.' }),
    second: count(`Count of the ${other}`, 0, 150),
    tricks: count(`Tricks of the ${one}`, 0, 12, { hint: 'Of twelve.' }),
    bonus: choiceOf(
      'Pic or repic?',
      {
        [NONE]: 'Neither',
        'first-pic': `Pic, the ${one}`,
        'first-repic': `Repic, the ${one}`,
        'second-pic': `Pic, the ${other}`,
        'second-repic': `Repic, the ${other}`,
      },
      { otherwise: NONE },
    ),
  }) as const;
export type DealEntry = Pick<Values<ReturnType<typeof entryOf>>, 'first' | 'second' | 'tricks'> & { readonly bonus: string };

const TRICKS = 12;
/** The lines of a deal for its two columns, or its problems. */
export function entryLines(
  { first, second, tricks, bonus }: DealEntry,
  to: Readonly<Record<'first' | 'second', string>>,
  by: Prices,
): { lines: Line[]; problems: Problem[] } {
  const [who, what] = bonus.split('-') as ['first' | 'second', 'pic' | 'repic' | undefined];
  const lines = [by.sum('counted', `${first} counted`, first, { to: to.first }), by.sum('counted', `${second} counted`, second, { to: to.second })];
  const problems: Problem[] = [];
  if (what !== undefined) {
    const least = by.points('count-for-pic');
    const has = who === 'first' ? first : second;
    if (has < least) problems.push(problem(who, `a count of at least ${least} with ${what}`, `${has}`));
    lines.push(by.line(what, what, { to: to[who] }));
  }
  const best = tricks * 2 > TRICKS ? 'first' : 'second';
  const most = Math.max(tricks, TRICKS - tricks);
  if (most === TRICKS) lines.push(by.line('capot', 'capot', { to: to[best] }));
  else if (tricks * 2 !== TRICKS) lines.push(by.line('cards', `${most} tricks`, { to: to[best] }));
  return { lines, problems };
}

/** An entry in words: "42 and 10, 8 tricks and 4". */
export const sayEntry = ({ first, second, tricks }: DealEntry, one: string, other: string): string =>
  `${one} counts ${first} and takes ${counted(tricks, 'trick')}; ${other} counts ${second} and takes ${TRICKS - tricks}.`;
