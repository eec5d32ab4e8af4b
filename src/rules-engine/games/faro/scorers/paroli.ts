import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import { type Line, scorer } from '../../../scoring/scorers.ts';
import type { Prices } from '../reckoning/settle.ts';

/** The steps of the paroli, each left on after the previous one. */
const STEPS = { paroli: 'Paroli', sept: 'Sept et le va', quinze: 'Quinze et le va', trente: 'Trente et le va', soixante: 'Soixante et le va' } as const;
const KINDS = { ...STEPS, paix: 'Paix: the gain alone', pli: 'Pli: the other half, after a doublet' } as const;
const NAMES = { ...STEPS, paix: 'Paix', pli: 'Pli' } as const;
type Kind = keyof typeof KINDS;

const ask = {
  kind: choiceOf('What was left on the card?', KINDS),
  came: choiceOf('How did the card come?', { won: 'It won', lost: 'It lost', doublet: 'Both cards alike: a doublet' }),
  stake: count('The first stake', 1, 100000, { unit: 'chips' }),
} as const;

const isStep = (kind: Kind): kind is keyof typeof STEPS => kind in STEPS;

/** The line of a doublet on a stake that was left on: a paroli goes down a step, and no chips are paid (Donohue, p. 341). */
function doubletLine(kind: Kind, by: Prices): Line {
  if (!isStep(kind)) return by.law('split', `the book does not say what a doublet does to a ${kind}`);
  const steps = Object.keys(STEPS) as (keyof typeof STEPS)[];
  const below = steps[steps.indexOf(kind) - 1];
  return by.law('split', below === undefined ? 'the paroli is taken down' : `one paroli comes down: it stands at ${STEPS[below].toLowerCase()}`);
}

/** Settles a stake that was left on after winning, or after a doublet (Donohue, p. 341-343). */
export const paroli = scorer({
  title: 'Settle a paroli',
  gist: 'What a stake left on the card comes to: paroli, sept to soixante et le va, paix or pli.',
  aka: ['sept et le va', 'quinze et le va', 'let it ride', 'double or quits', 'paix', 'pli'],
  books: ['donohue'],
  ask,
  score: ({ kind, came, stake }, by: Prices) => {
    const name = NAMES[kind];
    if (came === 'doublet') return ok(betAnswer(`${name}: nothing is paid`, [doubletLine(kind, by)], [], { player: 'The punter' }));
    const key = came === 'won' ? kind : isStep(kind) ? 'paroli-lost' : (`${kind}-lost` as const);
    const line = by.line(key, `${name.toLowerCase()} ${came}, from first to last`, { times: stake, unit: 'chip' });
    const wins = isStep(kind) ? Object.keys(STEPS).indexOf(kind) + 2 : 0;
    const odds = wins === 0 ? [] : [by.mention('running', `${wins} even bets won running: ${2 ** wins - 1} to 1 against`)];
    const chips = line.points ?? 0;
    const headline = chips > 0 ? `the punter is ${chips} up` : chips < 0 ? `the punter is ${-chips} down` : 'the punter is even';
    return ok(betAnswer(`${name} ${came}: ${headline}`, [line, ...odds], [], { player: 'The punter' }));
  },
});
