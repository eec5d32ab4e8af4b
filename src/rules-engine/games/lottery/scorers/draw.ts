import { cards, count, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, sayCard } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const MOST = 12;
const unit = 'counter';

/** The problem of a repeated card if only one pack was dealt. */
function twice(field: string, all: readonly Card[]): Problem[] {
  const again = all.find((card, n) => all.indexOf(card) !== n);
  return again === undefined ? [] : [problem(field, 'every card of one pack once', `the ${sayCard(again)} twice`)];
}

export const draw = scorer({
  title: 'Settle a draw',
  gist: 'Whose ticket answers to which lot, and what goes back to the fund.',
  aka: ['who drew the lot', 'winning tickets', 'match the lots', 'lottery calculator'],
  books: ['donohue'],
  ask: {
    lots: listOf('The lots', cards('Lot', 'standard-52', 1), 2, MOST, { hint: 'The cards of the first pack, as they were turned up.' }),
    prizes: listOf('Counters on each lot', count('Lot', 1, 9999), 2, MOST, { hint: 'In the same order.' }),
    tickets: listOf('The tickets', cards('Player', 'standard-52', [1, 4]), 2, MOST, { hint: 'The cards of the second pack, player by player.' }),
  },
  score: ({ lots, prizes, tickets }, by: Schedule<typeof points>) => {
    const problems = [...twice('lots', lots.flat()), ...twice('tickets', tickets.flat())];
    if (prizes.length !== lots.length) problems.push(problem('prizes', `a number for each of ${counted(lots.length, 'lot')}`, `${prizes.length}`));
    if (problems.length > 0) return wrong(...problems);
    const lines = lots.map((lot, n): Line => {
      const [card] = lot as readonly [Card];
      const who = tickets.findIndex((held) => held.includes(card));
      const sum = prizes[n] ?? 0;
      if (who < 0) return by.sum('undrawn', `the ${sayCard(card)} is not drawn`, sum, { unit, to: 'Fund', cards: lot });
      return by.sum('drawn', `the ${sayCard(card)} is drawn`, sum, { unit, to: `Player ${who + 1}`, cards: lot });
    });
    const winners = [...new Set(lines.flatMap(({ to }) => (to === undefined || to === 'Fund' ? [] : [to])))];
    return ok(answer(winners.length === 0 ? 'No lot is drawn' : `${winners.join(' and ')} ${winners.length === 1 ? 'draws' : 'draw'}`, lines));
  },
});
