import { count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import { lineBrings, type Prices, prizeFor } from '../reckoning/lines.ts';

const LINES = 3;
const ask = {
  lines: listOf('Drawn numbers on each line', count('Line', 0, 5), 1, 18, { hint: 'Line after line, three to a card; 0 where a line has none.' }),
} as const;

/** A sum in the counters of the box: "2 contracts, 5 fish, 4 counters". */
function inPieces(counters: number, by: Prices): string {
  const fish = by.points('fish');
  const contract = fish * by.points('contract');
  const pieces = [
    [Math.floor(counters / contract), 'contract', 'contracts'],
    [Math.floor((counters % contract) / fish), 'fish', 'fish'],
    [counters % fish, 'counter', 'counters'],
  ] as const;
  return pieces.flatMap(([many, one, several]) => (many === 0 ? [] : [counted(many, one, several)])).join(', ');
}

/** Counts a player's lines in a drawing (Donohue, p. 325). */
export const drawing = scorer({
  title: 'What a drawing brings',
  gist: 'Counts the lines of your cards: abstract, ambo, terne, quaterne and quinterne, in counters.',
  aka: ['loto calculator', 'ambo terne', 'how many counters', 'count my lines'],
  books: ['donohue'],
  ask,
  score: ({ lines }, by: Prices) => {
    const most = by.points('drawn');
    for (let first = 0; first < lines.length; first += LINES) {
      const onCard = lines.slice(first, first + LINES).reduce((sum, one) => sum + one, 0);
      if (onCard > most) return wrong(problem('lines', `${most} drawn numbers on a card at most`, `${onCard} on card ${first / LINES + 1}`));
    }
    const all = lines.reduce((sum, one) => sum + one, 0);
    if (all === 0) return ok(answer('Nothing: no number of yours is drawn', [by.mention('number', 'no number on any line')]));
    const numbers = by.line('number', `${counted(all, 'number')} covered`, { times: all });
    const prizes = lines.flatMap((numbersOn, n): Line[] => {
      const prize = prizeFor(numbersOn);
      return prize === null ? [] : [by.line(prize, `${prize}, card ${Math.floor(n / LINES) + 1}, line ${(n % LINES) + 1}`)];
    });
    const total = lines.reduce((sum, one) => sum + lineBrings(one, by), 0);
    const pieces = by.mention('fish', inPieces(total, by));
    return ok(answer(counted(total, 'counter'), total < by.points('fish') ? [numbers, ...prizes] : [numbers, ...prizes, pieces]));
  },
});
