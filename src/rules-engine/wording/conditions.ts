// What leads to a case, as clauses: "Before the trick is turned over, if it was against a lone hand".
import type { Condition, Fact, Facts } from '../laws/laws.ts';

const CONJUNCTION = /^(if|unless) /;
const isTime = (clause: string) => !CONJUNCTION.test(clause);

/** One answer's clause turned round, where a single answer is left out of many: "unless X", or the other side of its moment. */
function without(fact: Fact, left: string): string | null {
  const keys = Object.keys(fact.options);
  const clause = fact.ifs[left] ?? '';
  if (clause.startsWith('if ')) return `unless ${clause.slice(3)}`;
  // A time that comes last or first divides the line in two.
  if (keys.at(-1) === left && /^(once|after) /.test(clause)) return clause.replace(/^(once|after) /, 'before ');
  if (keys[0] === left && clause.startsWith('before ')) return clause.replace(/^before /, 'after ');
  return null;
}

/** The clause of one fact for the answers allowed; null where all are. `turn`: one answer left out of many may be told as "unless". */
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
  // "if A or B": the second "if" is heard without being said.
  return clauses.map((clause, n) => (n > 0 && clauses.every((one) => one.startsWith('if ')) ? clause.slice(3) : clause)).join(' or ');
}

/** The longest list of answers that is told in place of "unless". */
const SHORT = 80;

/** A condition as a clause that opens a sentence, without capital; empty where it says nothing. Times come first. */
export function sayWhen(facts: Facts, when: Condition | undefined): string {
  const turned = Object.entries(facts).flatMap(([key, fact]) => {
    const allowed = when?.[key];
    const clause = allowed === undefined ? null : clauseOf(fact, [allowed].flat());
    return allowed === undefined || clause === null ? [] : [{ clause, straight: clauseOf(fact, [allowed].flat(), false) ?? clause }];
  });
  // "Unless" after a time makes a reader turn the sentence round; beside an "if", a list with "or" would be taken apart wrongly.
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

/** Facts that some of the conditions turn on, in the order in which they are asked. */
export const factsTurnedOn = (facts: Facts, conditions: readonly (Condition | undefined)[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => conditions.some((when) => when?.[key] !== undefined)));
