import { choiceOf, count, flag } from '../../../core/fields.ts';
import { ok, problem, wrong } from '../../../core/result.ts';
import { type ScorerRow, scorer } from '../../../core/scorers.ts';
import { CALLS, type CallKey, type Deal, settle, TRICKS } from './settle.ts';

const nameOf = (call: CallKey) => {
  const { name, needs } = CALLS[call];
  return `${name} (${needs === null ? 'no trick' : `${needs} tricks`})`;
};

/** The scorer of a deal for the calls that a form of the game has. */
export function dealScorer(title: string, calls: readonly CallKey[], adversaries: number): ScorerRow {
  return scorer({
    title,
    gist: 'Red and white counters that the caller wins or pays for one deal.',
    aka: ['how much for a misère', 'abundance pays', 'overtricks in solo', 'red and white counters'],
    books: ['blue-ribbon-1940'],
    ask: {
      call: choiceOf('What was called?', Object.fromEntries(calls.map((call) => [call, nameOf(call)]))),
      tricks: count('Tricks of the caller, with the partner if there is one', 0, TRICKS, { unit: 'tricks' }),
      revoke: choiceOf('Who revoked?', { none: 'Nobody', adversary: 'An adversary', caller: 'The caller or his partner' }, { otherwise: 'none' }),
      'wrong-number': flag('The caller or his partner held a wrong number of cards'),
    },
    score: (asked, by) => {
      const call = asked.call as CallKey;
      const needs = CALLS[call]?.needs;
      if (needs === undefined) return wrong(problem('call', 'a call of this game', String(asked.call)));
      return ok(settle({ call, tricks: asked.tricks, revoke: asked.revoke as Deal['revoke'], wrongNumber: asked['wrong-number'], adversaries }, by));
    },
  });
}

export const deal = dealScorer('A deal of solo whist', ['proposal', 'solo', 'misere', 'abundance', 'open-misere', 'open-abundance', 'six-trick-solo'], 3);
