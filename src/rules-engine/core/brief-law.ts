// A law in one line by one book: every case in its own words where they fit, else in fewer words, else fewer cases and how many others.
import type { BookId } from '../books.ts';
import { briefRemedies, cutTo } from './brief.ts';
import { allOf, capital, factsTurnedOn, rulingsOf, STYLES, type Style, sayOthers, sayWhen, stop, tellsApart, turningOn, weight } from './brief-branches.ts';
import { endsOf } from './brief-ends.ts';
import type { ResolvedLaw } from './inheritance/index.ts';
import type { Case, Facts } from './laws.ts';
import { casesOf, isOpen } from './rulings/cases.ts';
import { sayRemedies } from './say.ts';
import { shortRemedies } from './short.ts';

/** The most that a law's line has, in characters: three lines of a phone that is 390 pixels wide. */
export const BRIEF_LAW = 130;

/** A way to tell a law in one line. */
export interface LawLine {
  readonly text: string;
  /** What it loses against the fullest: words, then cases. */
  readonly loss: number;
  /** Whether it tells a case, and not merely what may come of it. */
  readonly rules: boolean;
}

/** Lines by what they are made of: every second list of cases stands at another place word for word. */
const known = new Map<string, readonly LawLine[]>();
/**
 * The ways to tell a law's cases in one line: every case, the two ends of the one question that divides them, the plainest case (that on the
 * fewest facts) and how many others there are, or merely what may come of it; each in fuller and in fewer words.
 */
export function linesOf(all: Facts, cases: readonly Case[]): readonly LawLine[] {
  const facts = factsTurnedOn(all, cases);
  const key = JSON.stringify([facts, cases]);
  const told = known.get(key) ?? tellAll(facts, cases);
  known.set(key, told);
  return told;
}

function tellAll(facts: Facts, cases: readonly Case[]): LawLine[] {
  const [only] = cases;
  if (only === undefined) return [];
  const lines: LawLine[] = [];
  const add = (text: string, loss: number, rules = true) => lines.push({ text, loss, rules });
  const { then } = only;
  if (new Set(cases.map((one) => sayRemedies(one.then))).size === 1) {
    add(sayRemedies(then), 0);
    add(stop(capital(shortRemedies(then))), 0.5);
    add(stop(capital(briefRemedies(then))), 1.5);
    for (let n = then.length - 1; n > 0; n--) add(`${capital(shortRemedies(then.slice(0, n)))}; and more.`, 3 + then.length - n);
    add(cutTo(stop(capital(briefRemedies(then))), BRIEF_LAW), 9);
    return lines;
  }
  const keys = turningOn(facts, cases);
  const plain = cases.toSorted((a, b) => weight(facts, a) - weight(facts, b));
  for (const style of STYLES.filter((one) => tellsApart(cases, one))) {
    for (const [n, key] of keys.entries()) {
      const all = allOf(facts, cases, key, style);
      if (all === null) continue;
      add(all.join(' '), n / 10 + style.loss + all.filter((part) => part.includes(' (')).length);
      if (keys.length === 1 && all.length > 2) add(`${all[0]} ${all.at(-1)} ${sayOthers(all.length - 2)}`, 3 + style.loss);
    }
  }
  for (const [n, key] of keys.entries())
    for (const style of STYLES.slice(1)) for (const one of endsOf(facts, cases, key, style)) add(one.text, 2 + n / 5 + style.loss + one.loss);
  const plainest = plain[0] ?? only;
  for (const one of plain) {
    if (isOpen(one)) continue;
    for (const style of STYLES) {
      const when = capital(sayWhen(facts, one.when, style));
      const left = cases.length - 1;
      // All the rest has no answer of its own to lead with.
      const rest = `${stop(capital(style.ruling(one.then)))} ${left} special ${left === 1 ? 'case' : 'cases'} apart.`;
      add(
        when === '' ? rest : `${stop(`${when}: ${style.ruling(one.then)}`)} ${sayOthers(left)}`,
        4 + 1.5 * (weight(facts, one) - weight(facts, plainest)) + style.loss,
      );
    }
  }
  add(cutTo(`It depends: ${stop(rulingsOf(cases, STYLES[2] as Style).join(' / '))}`, BRIEF_LAW), 100, false);
  return lines;
}

/** The line that fits and loses the least; undefined where none fits. */
export const bestLine = (lines: readonly LawLine[], most: number): LawLine | undefined =>
  lines.filter(({ text }) => text.length <= most).sort((a, b) => a.loss - b.loss)[0];

/** A law in one line by one book alone: the fullest that fits in `BRIEF_LAW` characters; null where the book rules nothing. */
export function briefLaw(law: Pick<ResolvedLaw, 'facts' | 'readings'>, book: BookId, most: number = BRIEF_LAW): string | null {
  return bestLine(linesOf(law.facts, casesOf(law.readings[book])), most)?.text ?? null;
}
