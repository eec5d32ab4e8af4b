// A law whose cases are too many for a line, told by the two ends of one question: the plainest case of each, and how many cases are left.

import {
  type Branch,
  branchesOf,
  capital,
  inBrackets,
  labelsOf,
  lowered,
  questionFor,
  type Style,
  sayOthers,
  sayWhen,
  stop,
  telling,
  turningOn,
  weight,
} from './brief-branches.ts';
import type { Case, Fact, Facts } from './laws.ts';
import { isOpen } from './rulings/cases.ts';

/** What is told of one end, and which of its cases that leaves out. */
interface End {
  readonly text: string;
  readonly left: readonly Case[];
  /** Whether some of what the case orders is left out. */
  readonly cut: boolean;
}

const firstOf = (allowed: string | readonly string[] | undefined): string | undefined => [allowed].flat()[0] as string | undefined;

/** The plainest case of a branch; where one other question alone changes its figures, with that in brackets. */
function tellEnd(facts: Facts, branch: Branch, key: string, style: Style, most: number): End | null {
  const [base] = branch.cases.toSorted((a, b) => weight(facts, a) - weight(facts, b));
  // What is ruled in all the rest does not stand for an end that has cases of its own.
  if (base === undefined || (branch.cases.length > 1 && base.when === undefined)) return null;
  const without = (...left: readonly string[]) =>
    sayWhen(facts, Object.fromEntries(Object.entries(base.when ?? {}).filter(([one]) => !left.includes(one))), style);
  const given = { [key]: branch.options[0] };
  const fixed = Object.fromEntries(Object.entries(base.when ?? {}).map(([one, allowed]) => [one, firstOf(allowed)]));
  for (const other of turningOn(facts, branch.cases)) {
    if (other === key) continue;
    const { [other]: _, ...rest } = { ...fixed, ...given };
    const cases = branch.cases.filter(
      (one) =>
        one.when !== undefined &&
        Object.entries(rest).every(([fact, option]) => one.when?.[fact] === undefined || [one.when[fact]].flat().includes(option ?? '')),
    );
    if (cases.length < 2 || cases.some(isOpen)) continue;
    const told = inBrackets(facts, { options: branch.options, cases }, rest, style);
    if (told !== null) return { text: joined(without(key, other), told), left: branch.cases.filter((one) => !cases.includes(one)), cut: false };
  }
  const then = most < base.then.length ? telling(base.then).slice(0, most) : base.then;
  const isCut = then.length < base.then.length;
  return { text: joined(without(key), `${style.ruling(then)}${isCut ? ', and more' : ''}`), left: branch.cases.filter((one) => one !== base), cut: isCut };
}
const joined = (when: string, ruling: string): string => (when === '' ? `: ${ruling}` : `, ${lowered(when)}: ${ruling}`);

/** Whether answers to "when" are all that come after the first: they are told as "later". */
const isLater = (fact: Fact, { options }: Branch, parts: number): boolean =>
  parts === 2 && options.length > 1 && /^when\b/i.test(fact.ask) && Object.keys(fact.options).slice(-options.length).join() === options.join();

/** The two ends of one question, whole and with the first of what each orders; none where one end decides nothing. */
export function endsOf(facts: Facts, cases: readonly Case[], key: string, style: Style): { readonly text: string; readonly loss: number }[] {
  const fact = facts[key];
  const all = branchesOf(facts, cases, key, {});
  const branches = all.filter((one) => !one.cases.every(isOpen));
  const [first, last] = [branches[0], branches.at(-1)];
  if (fact === undefined || first === undefined || last === undefined || first === last) return [];
  const asked = questionFor(fact, [...first.options, ...last.options]);
  return [99, 1].flatMap((most) => {
    const ends = [first, last].map((branch) => ({ branch, end: tellEnd(facts, branch, key, style, most) }));
    if (ends.some(({ end }) => end === null)) return [];
    const parts = ends.map(({ branch, end }) =>
      stop(`${capital(branch === last && isLater(fact, last, branches.length) ? 'later' : labelsOf(fact, branch, style, false))}${end?.text ?? ''}`),
    );
    if (ends[0]?.end?.text === ends[1]?.end?.text) return [];
    const between = all.filter((branch) => branch !== first && branch !== last).flatMap((branch) => branch.cases);
    const left = new Set([...ends.flatMap(({ end }) => end?.left ?? []), ...between]).size;
    const cuts = ends.filter(({ end }) => end?.cut).length;
    const others = left > 0 ? ` ${sayOthers(left)}` : '';
    return [{ text: `${asked}${parts.join(' ')}${others}`, loss: Math.min(left, 5) * 0.2 + cuts * 0.7 }];
  });
}
