import type { BookId } from '../../../books.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import { AGREED, CARD } from './asked.ts';
import { type By, settleBack } from './settle.ts';

const WINNER = 'The winner';

/** The scorer of one game, with a pack of this many cards. */
export const dealCount = (books: readonly BookId[], pack = 52) =>
  scorer({
    title: 'Settle one game',
    gist: 'What the first player without cards receives, and what a card held back costs.',
    aka: ['how much does the winner get', 'count the pool', 'fan tan payment', 'cards left'],
    books,
    ask: {
      pool: count('In the pool', 0, 999, { hint: 'One for each turn at which somebody could not play.' }),
      held: listOf('Cards left in the other hands', count('Player', 1, 36), 1, 11, { given: 'card-held', hint: 'One number for each of the others.' }),
      back: choiceOf('Was a card held back?', { none: 'No', ...CARD }, { otherwise: 'none', given: 'held-back' }),
      ...AGREED,
    },
    score: ({ pool, held, back, other, starter }, by: By) => {
      if (back !== null && back !== 'none' && !by.gives('held-back')) return wrong(problem('back', 'no: this book has no price for it', 'yes'));
      const unit = by.unit('forfeit');
      const lines: Line[] = [by.sum('pool', 'the pool', pool, { unit, to: WINNER })];
      if (held !== null && by.gives('card-held')) {
        const all = held.reduce((sum, one) => sum + one, 0);
        // The winner's hand is on the table too. Two players are dealt to as if three played.
        const least = Math.floor(pack / Math.max(held.length + 1, 3));
        if (all > pack - least) return wrong(problem('held', `${pack - least} cards at most, since the winner has played a hand`, `${all}`));
        lines.push(...held.map((one, n) => by.line('card-held', `${counted(one, 'card')} left`, { times: -one, to: `Player ${n + 2}` })));
        lines.push(by.line('card-held', `${counted(all, 'card')} left in the other hands`, { times: all, to: WINNER }));
      }
      if (back === 'other' || back === 'starter')
        lines.push(
          ...settleBack(
            back,
            'Who held it back',
            back === 'starter' ? ['Holder of the card below', 'Holder of the card above'] : ['Holder of the next card'],
            { other, starter },
            by,
          ),
        );
      const sum = lines.reduce((total, { to, points = 0 }) => total + (to === WINNER ? points : 0), 0);
      const [one, many] = unit === 'chip' ? ['chip', 'chips'] : ['counter', 'counters'];
      return ok(answer(`The winner receives ${counted(sum, one, many)}`, lines));
    },
  });
