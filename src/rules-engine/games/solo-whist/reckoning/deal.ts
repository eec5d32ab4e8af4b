import { choiceOf, count, flag, type Values } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { CALLS, type CallKey, settle, TRICKS } from './settle.ts';

const nameOf = (call: CallKey) => {
  const { name, needs } = CALLS[call];
  return `${name} (${needs === null ? 'no trick' : `${needs} tricks`})`;
};
const NAMES = Object.fromEntries(Object.keys(CALLS).map((call) => [call, nameOf(call as CallKey)])) as Readonly<Record<CallKey, string>>;
/** A variant has the calls that its schedule pays. */
const PAID = Object.fromEntries(Object.keys(CALLS).map((call) => [call, call]));

/** The fields of every deal. */
export const ask = {
  call: choiceOf('What was called?', NAMES, { if: PAID }),
  tricks: count('Tricks of the caller, with the partner if there is one', 0, TRICKS, { unit: 'tricks' }),
  revoke: choiceOf('Who revoked?', { none: 'Nobody', adversary: 'An adversary', caller: 'The caller or the partner' }, { otherwise: 'none' }),
  'wrong-number': flag('The caller or the partner held a wrong number of cards'),
} as const;

/** The scorer of a deal, with the number of adversaries of a caller who plays alone. */
export const dealAgainst = (adversaries: number): ScorerRow =>
  scorer({
    title: 'A deal of solo whist',
    gist: 'Red and white counters that the caller wins or pays for one deal.',
    aka: ['how much for a misère', 'abundance pays', 'overtricks in solo', 'red and white counters'],
    books: ['blue-ribbon-1940'],
    ask,
    score: ({ 'wrong-number': wrongNumber, ...asked }: Values<typeof ask>, by: Schedule<typeof points>) =>
      ok(settle({ ...asked, wrongNumber, adversaries }, by)),
  });
