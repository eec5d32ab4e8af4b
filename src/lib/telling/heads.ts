// The short words for how books stand. Small and without the engine, because the browser says them too.
import type { Standing } from '../../rules-engine/core/rulings/standing.ts';
import { joinWords } from '../words.ts';

type Claim = Pick<Standing['claim'], 'who' | 'time'>;
/** What books that agree part on nevertheless: "the time to claim it"; null for nothing. */
const partOn = ({ who, time }: Claim): string | null =>
  who && time ? 'who may claim it and when' : who ? 'who may claim it' : time ? 'the time to claim it' : null;

/** "The books agree", and what they part on nevertheless. */
export function sayAgreement(claim: Claim): string {
  const on = partOn(claim);
  return on === null ? 'The books agree' : `The books agree on the ruling and part on ${on}`;
}

/** "Sierra does not decide it", "Sierra and Donohue do not decide it"; empty for no book. */
export const sayOpen = (names: readonly string[], what: string): string =>
  names.length === 0 ? '' : `${joinWords(names)} ${names.length === 1 ? 'does' : 'do'} not decide ${what}`;

/** "Sierra is silent"; empty for no book. */
export const saySilent = (names: readonly string[]): string => (names.length === 0 ? '' : `${joinWords(names)} ${names.length === 1 ? 'is' : 'are'} silent`);

/** How the books that have something printed stand on the answers given, over an answer; empty where there is one book only. */
export function sayHere(standing: Standing, names: readonly string[]): string {
  if (names.length < 2) return '';
  const named = (numbers: readonly number[]) => numbers.map((n) => names[n] ?? '');
  const open = sayOpen(named(standing.open), 'this');
  switch (standing.kind) {
    case 'none':
      return '';
    case 'open':
      return `${names.length === 2 ? 'Neither book decides' : 'None of the books decides'} this.`;
    case 'one':
      return `Here only ${joinWords(named(standing.groups[0] ?? []))} decides.`;
    case 'agree':
    case 'apart':
      return `Here ${sayAgreement(standing.claim).replace('The', 'the')}${open === '' ? '' : `; ${open}`}.`;
    case 'part':
      return `Here the books part${open === '' ? '' : `; ${open}`}.`;
  }
}

/** Words over the parts of an answer. */
export const SAID = {
  idle: 'It makes no difference what you don’t know.',
  certain: 'So far certain:',
  depends: 'It turns on what you don’t know.',
  whatever: 'Whatever the answer:',
} as const;
