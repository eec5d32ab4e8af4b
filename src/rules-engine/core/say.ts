import { clauseOf } from './clauses.ts';
import { sayLimit } from './moments.ts';
import { type Party, partyName, sayParty } from './parties.ts';
import { sayEach } from './remedies/amounts.ts';
import { PROVISOS } from './remedies/provisos.ts';
import type { Claim, Remedy } from './remedies.ts';

/** First letter in capitals, a full stop at the end. */
export function sentence(text: string): string {
  const ended = text + stopAfter(text);
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** The full stop that words still lack: none where they end in one, or in a question. */
export const stopAfter = (text: string): string => (/[.?!]$/.test(text) ? '' : '.');

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What a party may choose or ask for, as the end of "to ..." or "may ...": its own act, or what it has another do. */
function wishOf(remedy: Remedy, by: Party): string {
  switch (remedy.kind) {
    case 'choice':
    case 'may-demand':
    case 'only-if':
    case 'unless':
    case 'until':
    case 'for-each':
      return `have it that ${sayRemedy(remedy)}`;
    default: {
      const clause = clauseOf(remedy);
      return clause.who !== null && partyName(clause.who) === partyName(by) ? clause.bare : clause.wish;
    }
  }
}

/**
 * A choice: "the dealer chooses: either to let the lead stand; or to call a card from the offender". Options of several parts, or more than
 * two of them, are numbered, so that nobody can take an "and" of one option for the other.
 */
function sayChoice({ by, of }: Extract<Remedy, { kind: 'choice' }>): string {
  const options = of.map((option) => option.map((one) => `to ${wishOf(one, by)}`).join(', and '));
  const chooses = sayParty(by, 'choose', 'chooses');
  const last = options.at(-1) ?? '';
  if (of.length === 2 && of.every((option) => option.length === 1)) return `${chooses}: either ${options[0]}; or ${last}`;
  const numbered = options.map((option, n) => `${n === options.length - 1 ? 'or ' : ''}(${n + 1}) ${option}`);
  return `${chooses} one of ${NUMBERS[of.length] ?? of.length}: ${numbered.join('; ')}`;
}

const sayAll = (what: readonly Remedy[]) => what.map(sayRemedy).join(', and ');

/** One remedy as a clause without capital and full stop. */
export function sayRemedy(remedy: Remedy): string {
  switch (remedy.kind) {
    case 'choice':
      return sayChoice(remedy);
    case 'may-demand':
      return `${partyName(remedy.by)} may ${remedy.what.map((one) => wishOf(one, remedy.by)).join(' and ')}`;
    case 'only-if':
      return `if ${PROVISOS[remedy.proviso]}, ${sayAll(remedy.what)}`;
    case 'unless':
      return `unless ${PROVISOS[remedy.proviso]}, ${sayAll(remedy.what)}`;
    case 'until':
      return `until ${sayLimit(remedy.moment)}, ${sayAll(remedy.what)}`;
    case 'for-each':
      return `for each ${sayEach(remedy.each)}, ${sayAll(remedy.what)}`;
    default:
      return clauseOf(remedy).told;
  }
}

/** Several remedies as one or more sentences. */
export function sayRemedies(remedies: readonly Remedy[]): string {
  const isOpen = (remedy: Remedy) => remedy.kind === 'not-decided' && remedy.of === undefined;
  const say = (remedy: Remedy, n: number) => (n > 0 && isOpen(remedy) ? 'what else follows the book does not decide' : sayRemedy(remedy));
  return remedies.map((remedy, n) => sentence(say(remedy, n))).join(' ');
}

/** Whether a remedy already says that the party may have it: the claim then tells how long. */
function isRightOf(by: Party, remedy: Remedy): boolean {
  if (remedy.kind === 'allowed') return remedy.who === by;
  return (remedy.kind === 'may-demand' || remedy.kind === 'may-require') && remedy.by === by;
}

/**
 * Who may claim and until when: "The opponents may claim this until the cut for the next deal." Where the ruling itself is what the
 * claimant may ask, it is not said twice: "This right lasts until the deal is complete."
 */
export function sayClaim(claim: Claim, then: readonly Remedy[] = []): string {
  const from = claim.from === undefined ? '' : `from the moment when ${sayLimit(claim.from)} `;
  const span = `${from}until ${sayLimit(claim.until)}`;
  const [first] = then;
  if (first !== undefined && isRightOf(claim.by, first)) return sentence(`this right lasts ${span}`);
  return sentence(`${partyName(claim.by)} may claim this ${span}`);
}
