import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

export const SIDES = { '1': 'Side 1', '2': 'Side 2', '3': 'Side 3', '4': 'Side 4' } as const;
export type Side = keyof typeof SIDES;
export const THREE_SIDES = { '1': SIDES['1'], '2': SIDES['2'], '3': SIDES['3'] } as const;
const ACES = ['aceSpades', 'aceClubs', 'aceHearts', 'aceDiamonds'] as const;
const ACE_NAMES = { aceSpades: 'ace of spades', aceClubs: 'ace of clubs', aceHearts: 'ace of hearts', aceDiamonds: 'ace of diamonds' } as const;
const PACK = 52;

/** The fields of a deal for a number of sides. Each ace has a field, because the aces go out in the order of the suits. */
export const takenBy = <const S extends Readonly<Record<string, string>>>(sides: S, least: number, most: number) =>
  ({
    cards: listOf('Cards taken in, side by side', count('Player', 0, 60), least, most, { hint: 'They make 52 together.' }),
    spades: listOf('Spades taken in, side by side', count('Player', 0, 15), least, most, { hint: 'They make 13 together.' }),
    big: choiceOf('Big Cassino, the ten of diamonds', sides),
    little: choiceOf('Little Cassino, the two of spades', sides),
    aceSpades: choiceOf('Who took the ace of spades?', sides),
    aceClubs: choiceOf('Who took the ace of clubs?', sides),
    aceHearts: choiceOf('Who took the ace of hearts?', sides),
    aceDiamonds: choiceOf('Who took the ace of diamonds?', sides),
    sweeps: listOf('Sweeps, side by side', count('Player', 0, 20), least, most, { optional: true, seldom: true }),
  }) as const;
export const taken = takenBy(SIDES, 2, 4);
export type Taken = Values<typeof taken>;

/** Problems: the numbers must add up to the pack (52 cards, or 60 with elevens and twelves) and include the named cards. */
export function problemsOf(one: Taken, pack = PACK, moreSpades: readonly Side[] = []): Problem[] {
  const suit = pack / 4;
  const problems: Problem[] = [];
  const sides = one.cards.length;
  const add = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
  if (add(one.cards) !== pack) problems.push(problem('cards', `${pack} cards in all`, `${one.cards.join(' + ')} = ${add(one.cards)}`));
  if (one.spades.length !== sides) problems.push(problem('spades', `a number for each of the ${sides} sides`, `${one.spades.length}`));
  else if (add(one.spades) !== suit) problems.push(problem('spades', `${suit} spades in all`, `${one.spades.join(' + ')} = ${add(one.spades)}`));
  else if (one.spades.some((n, at) => n > (one.cards[at] ?? 0))) problems.push(problem('spades', 'no more spades than cards', one.spades.join(', ')));
  if (one.sweeps !== null && one.sweeps.length !== sides) problems.push(problem('sweeps', `a number for each of the ${sides} sides`, `${one.sweeps.length}`));
  for (const key of ['big', 'little', ...ACES] as const)
    if (Number(one[key]) > sides) problems.push(problem(key, `one of the ${sides} sides`, SIDES[one[key]]));
  if (problems.length === 0) problems.push(...unheld(one, moreSpades));
  return problems;
}

/** Problems of a side with fewer cards or spades than its named cards. `spades`: the holders of other named spades. */
function unheld(one: Taken, spades: readonly Side[]): Problem[] {
  const black = [one.little, one.aceSpades, ...spades];
  const all = [...black, one.big, one.aceClubs, one.aceHearts, one.aceDiamonds];
  const short = (key: 'cards' | 'spades', holders: readonly Side[]) =>
    one[key].flatMap((has, at) => {
      const side = String(at + 1) as Side;
      const named = holders.filter((holder) => holder === side).length;
      return named > has ? [problem(key, `${named} or more for ${SIDES[side]}, with the ${key} named below`, `${has}`)] : [];
    });
  return [...short('cards', all), ...short('spades', black)];
}

/** The side with the most; null if several have. */
function most(numbers: readonly number[]): Side | null {
  const best = Math.max(...numbers);
  const first = numbers.indexOf(best);
  return numbers.lastIndexOf(best) === first ? (String(first + 1) as Side) : null;
}

/** Sweeps as a book counts them: in full, or the surplus over the other side (among several sides over the fewest, which no book states). */
function sweepsOf(sweeps: readonly number[], offset: boolean): readonly number[] {
  if (!offset) return sweeps;
  const least = Math.min(...sweeps);
  return sweeps.map((n) => n - least);
}

/**
 * The points of a deal in the order cards, spades, Big Cassino, Little Cassino, aces (spades, clubs, hearts, diamonds), sweeps: the
 * order of blue-ribbon-1940 p. 137, which does not matter in the other books.
 */
export function linesOf(one: Taken, by: Schedule<typeof points>, notes: string[]): Line[] {
  const offset = by.way('sweep') === 'offset';
  const lines: Line[] = [];
  const cards = most(one.cards);
  if (cards !== null) lines.push(by.line('cards', `cards, ${Math.max(...one.cards)}`, { to: SIDES[cards] }));
  else
    notes.push(
      by.way('cards') === 'none-on-a-tie' ? 'A tie for cards: nobody scores them.' : 'A tie for cards: no side has the majority, and the book says no more.',
    );
  const spades = most(one.spades);
  if (!by.gives('spades')) {
    // If each spade counts, there is no point for most spades.
  } else if (spades !== null) lines.push(by.line('spades', `spades, ${Math.max(...one.spades)}`, { to: SIDES[spades] }));
  else notes.push('A tie for spades: no side has the majority, and the book says no more.');
  lines.push(by.line('big-cassino', 'Big Cassino', { to: SIDES[one.big] }));
  lines.push(by.line('little-cassino', 'Little Cassino', { to: SIDES[one.little] }));
  for (const key of ACES) lines.push(by.line('ace', ACE_NAMES[key], { to: SIDES[one[key]] }));
  if (offset && one.cards.length > 2 && (one.sweeps ?? []).filter((n) => n > 0).length > 1)
    notes.push('The book does not say how sweeps offset one another among more than two sides; the fewest are taken off each here.');
  sweepsOf(one.sweeps ?? [], offset).forEach((n, at) => {
    const own = one.sweeps?.[at] ?? 0;
    const say = `${counted(own, 'sweep')}${n === own ? '' : `, of which ${n} left after those of the other side`}`;
    if (n > 0) lines.push(by.line('sweep', say, { times: n, to: SIDES[String(at + 1) as Side] }));
  });
  return lines;
}
