// The cases in which books differ, as a clause: "only if the stock is used up".
import { type Answers, type BooksStanding, type Box, boxesOf, type Facts, optionsOf, sayWhen } from '../../../rules-engine/index.ts';

/** The longest condition in a verdict; if it is longer, the matrix shows where they differ. */
const CONDITION = 150;

/** Splits a box if one sentence would mix "and" with "or": "if it was in time or the side agreed and the card was played". */
function split(box: Box, facts: Facts): Box[] {
  const wide = Object.entries(box).filter(([, allowed]) => allowed.length > 1);
  const [key, allowed = []] = wide[0] ?? [''];
  const isMixed = Object.keys(box).length > 1 || allowed.some((option) => /,| and | or /.test(facts[key]?.ifs[option] ?? ''));
  return wide.length === 1 && isMixed && allowed.length <= 3 ? allowed.map((option) => ({ ...box, [key]: [option] })) : [box];
}

/** The conditions for some combinations of facts, a clause each; empty if they take more than a sentence. */
export function whenTheyDiffer(parting: readonly Answers[], facts: Facts): readonly string[] {
  const said = boxesOf(optionsOf(facts), parting)
    .flatMap((box) => split(box, facts))
    .map((box) => sayWhen(facts, box));
  return said.some((one) => one === '') || said.join(' or ').length > CONDITION ? [] : said;
}

/** The legends of the questions that decide whether the books disagree. */
function dependsOn(parting: readonly Answers[], facts: Facts): readonly string[] {
  const turning = new Set(boxesOf(optionsOf(facts), parting).flatMap((box) => Object.keys(box)));
  return Object.entries(facts).flatMap(([key, { legend }]) => (turning.has(key) ? [legend.charAt(0).toLowerCase() + legend.slice(1)] : []));
}

/** Where the books disagree: "only if the stock is used up", "except if nothing was agreed", "in two cases: (1) ...; (2) ...". */
function sayWhere(where: readonly string[], on: readonly string[]): string {
  const [only = ''] = where;
  if (where.length === 0) return ` in some cases${on.length === 0 ? '' : `, depending on: ${on.join(', ')}`}`;
  if (where.length === 1) return only.startsWith('unless ') ? `, except if ${only.slice('unless '.length)}` : ` only ${only}`;
  if (where.every((one) => !one.includes(', '))) return ` only ${where.join(' or ')}`;
  return ` in ${NUMBERS[where.length] ?? where.length} cases: ${where.map((one, n) => `(${n + 1}) ${one}`).join('; ')}`;
}
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The cases in which books disagree, as the end of a sentence: " only if the stock is used up"; empty if they disagree in all. */
export const whereTheyDisagree = ({ everywhere, parting }: BooksStanding, facts: Facts): string =>
  everywhere ? '' : sayWhere(whenTheyDiffer(parting, facts), dependsOn(parting, facts));
