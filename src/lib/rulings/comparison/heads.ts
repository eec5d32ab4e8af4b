// Short phrases for how books compare. Small and free of the engine, because the browser uses them too.
import type { Standing } from '../../../rules-engine/laws/rulings/standing.ts';
import { joinWords } from '../../search/words/words.ts';

type Claim = Pick<Standing['claim'], 'who' | 'time'>;
/** What books with the same ruling still differ on: "the time limit for claiming it"; null for nothing. */
export const claimsDiffer = ({ who, time }: Claim): string | null =>
  who && time ? 'who may claim it and until when' : who ? 'who may claim it' : time ? 'the time limit for claiming it' : null;

/** "Sierra mentions it and leaves it open"; `what` is "it", "this" or "that case"; empty for no book. */
export const sayOpen = (names: readonly string[], what: string): string =>
  names.length === 0 ? '' : `${joinWords(names)} ${names.length === 1 ? 'leaves' : 'leave'} ${what} open`;

/** "Sierra says nothing about it"; empty for no book. */
export const saySilent = (names: readonly string[]): string =>
  names.length === 0 ? '' : `${joinWords(names)} ${names.length === 1 ? 'says' : 'say'} nothing about it`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
/** "Both books", "All three books". */
export const allOf = (n: number): string => (n === 2 ? 'Both books' : `All ${NUMBERS[n] ?? n} books`);

/** Which books rule alike, if their rulings are too long to quote; empty for two books. */
export function sayDisagreement(groups: readonly (readonly string[])[]): string {
  if (groups.every((group) => group.length === 1)) return groups.length === 2 ? '' : `${joinWords(groups.flat())} each say something different`;
  return groups.map((group) => joinWords(group)).join(' against ');
}

/** How the books compare on the given answers, shown above the rulings; empty if only one book has something printed. */
export function sayHere(standing: Standing, names: readonly string[]): string {
  if (names.length < 2) return '';
  const named = (numbers: readonly number[]) => numbers.map((n) => names[n] ?? '');
  const [deciding = []] = standing.groups;
  const open = sayOpen(named(standing.open), 'this');
  const ends = open === '' ? '.' : `; ${open}.`;
  switch (standing.kind) {
    case 'none':
      return '';
    case 'open':
      return `${names.length === 2 ? 'Neither book decides' : 'None of the books decides'} this.`;
    case 'one':
      return `Only ${joinWords(named(deciding))} covers this here.`;
    case 'apart':
      return `Here the books go by different circumstances${ends}`;
    case 'agree': {
      const differ = claimsDiffer(standing.claim);
      return `Here ${allOf(deciding.length).toLowerCase()} agree${differ === null ? '' : ` and differ only on ${differ}`}${ends}`;
    }
    case 'distinguishes':
      return `Here ${joinWords(named(standing.more))} ${standing.more.length === 1 ? 'has' : 'have'} a rule of ${standing.more.length === 1 ? 'its' : 'their'} own${ends}`;
    case 'adds':
      return `Here the books agree, and ${joinWords(named(standing.more))} ${standing.more.length === 1 ? 'says' : 'say'} more${ends}`;
    case 'disagree':
      return `Here the books disagree${ends}`;
  }
}

/** Headings of the parts of an answer. */
export const SAID = {
  idle: 'What you don’t know makes no difference.',
  certain: 'Certain so far:',
  depends: 'It depends on what you don’t know.',
  whatever: 'Whatever the answer:',
} as const;
