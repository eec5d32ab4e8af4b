import { count } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { OF_A_RANK, PACK } from '../../../vocabulary/card-ranks.ts';
import { counted } from '../../../wording/numbers.ts';
import { bankGain } from '../reckoning/gain.ts';
import type { Prices } from '../reckoning/settle.ts';

const ask = {
  left: count('Cards undealt', 2, PACK, { hint: 'Between two coups: an even number.' }),
  times: count('How many of them are of the rank', 1, OF_A_RANK),
} as const;
const KEYS = ['gain-once', 'gain-twice', 'gain-thrice', 'gain-four'] as const;

/** With at most this many cards left the book has separate odds, in which the bank also wins on the last card (Donohue, p. 343). */
const NEAR_END = 8;
function endOdds(left: number): string {
  const [bank, punter] = [left / 2 + 1, left / 2 - 1];
  return bank % punter === 0 ? `${bank / punter} to 1` : `${bank} to ${punter}`;
}

/** The bank's gain on a stake, calculated from the rules of doublets, hocly and the last card; the table prints it (Donohue, p. 343-345). */
export const gain = scorer({
  title: 'The bank’s gain',
  gist: 'How large a part of a stake the bank gains, by the cards undealt and how often the card is among them.',
  untotalled: true,
  aka: ['faro odds', 'house edge', 'advantage of the banker'],
  books: ['donohue'],
  ask,
  score: ({ left, times }, by: Prices) => {
    const problems: Problem[] = [];
    if (left % 2 === 1) problems.push(problem('left', 'an even number: coups are of two cards', `${left}`));
    if (times > left) problems.push(problem('times', `at most ${left}`, `${times}`));
    const dealt = PACK - left;
    if (OF_A_RANK - times > dealt)
      problems.push(problem('times', `${OF_A_RANK - dealt} or more: only ${counted(dealt, 'card')} ${dealt === 1 ? 'is' : 'are'} dealt`, `${times}`));
    if (problems.length > 0) return wrong(...problems);
    const part = bankGain(left, times, -by.points('split'));
    const parts = part.of / part.gain;
    const key = KEYS[times - 1] ?? 'gain-four';
    const exact = Number.isInteger(parts) ? `${parts}` : parts.toFixed(1);
    const lines = [by.mention(key, `${times} among ${left}: one part in ${exact}, or ${(100 / parts).toFixed(2)} per cent`)];
    if (left <= NEAR_END && left > 2) lines.push(by.mention('end-odds', `as the book puts it with ${left} cards left: ${endOdds(left)} for the bank`));
    lines.push(by.mention('profit', `on all that is staked ${by.points('profit')} per cent, if punters leave off in time`));
    lines.push(by.mention('profit-hocly', `on all that is staked ${by.points('profit-hocly')} per cent, with hocly`));
    return ok(answer(`The bank gains 1 in ${Math.floor(parts)}`, lines, ['The table of the book drops the fractions, and so does the headline.']));
  },
});
