// The conditions of a case as clauses: "Before the trick is turned over, if it was against a lone hand".
import type { Condition, Fact, Facts } from '../laws/laws.ts';

const CONJUNCTION = /^(if|unless) /;
const isTime = (clause: string) => !CONJUNCTION.test(clause);

/** The clause for all answers but one, by negating that one: "unless X", or the other side of its moment. Null if that does not work. */
function without(fact: Fact, left: string): string | null {
  const keys = Object.keys(fact.options);
  const clause = fact.ifs[left] ?? '';
  if (clause.startsWith('if ')) return `unless ${clause.slice(3)}`;
  // A time that comes first or last divides the timeline in two.
  if (keys.at(-1) === left && /^(once|after) /.test(clause)) return clause.replace(/^(once|after) /, 'before ');
  if (keys[0] === left && clause.startsWith('before ')) return clause.replace(/^before /, 'after ');
  return null;
}

/** The clause of one fact for the answers allowed; null if all are. `turn`: whether a single excluded answer may be worded with "unless". */
function clauseOf(fact: Fact, allowed: readonly string[], turn = true): string | null {
  const keys = Object.keys(fact.options);
  const met = keys.filter((key) => allowed.includes(key));
  if (met.length === keys.length) return null;
  const left = keys.filter((key) => !allowed.includes(key));
  if (turn && met.length > 1 && left.length === 1) {
    const turned = without(fact, left[0] ?? '');
    if (turned !== null) return turned;
  }
  const clauses = met.map((key) => fact.ifs[key] ?? `if ${fact.options[key]}`);
  // "if A or B": the second "if" is implied.
  return clauses.map((clause, n) => (n > 0 && clauses.every((one) => one.startsWith('if ')) ? clause.slice(3) : clause)).join(' or ');
}

/** Maximum length of a list of answers that is used instead of "unless". */
const SHORT = 80;

/** A condition as an opening clause without capital; empty if it excludes nothing. Times come first. */
export function sayWhen(facts: Facts, when: Condition | undefined): string {
  const turned = Object.entries(facts).flatMap(([key, fact]) => {
    const allowed = when?.[key];
    const clause = allowed === undefined ? null : clauseOf(fact, [allowed].flat());
    return allowed === undefined || clause === null ? [] : [{ clause, straight: clauseOf(fact, [allowed].flat(), false) ?? clause }];
  });
  // "Unless" after a time is hard to follow; beside an "if", a list with "or" would be ambiguous.
  const only = turned.filter(({ clause }) => !isTime(clause)).length === 1;
  const clauses = turned.map(({ clause, straight }) =>
    only && turned.length > 1 && clause.startsWith('unless ') && straight.length <= SHORT ? straight : clause,
  );
  const times = clauses.filter(isTime);
  const others = clauses.filter((clause) => !isTime(clause));
  const ifs = others.filter((clause) => clause.startsWith('if ')).map((clause, n) => (n === 0 ? clause : clause.slice(3)));
  const unless = others.filter((clause) => clause.startsWith('unless '));
  return [times.join(', '), ifs.join(' and '), unless.join(' and ')].filter((part) => part !== '').join(', ');
}

/** The facts that some condition uses, in the order in which they are asked. */
export const factsTurnedOn = (facts: Facts, conditions: readonly (Condition | undefined)[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => conditions.some((when) => when?.[key] !== undefined)));
