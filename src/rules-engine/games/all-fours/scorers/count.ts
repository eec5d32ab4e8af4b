import { countingLines, countOf, TOWARD_GAME } from '../../../mechanics/counting-cards.ts';
import { cards, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

const ask = {
  eldest: cards('Counting cards taken by the eldest hand', 'standard-52', [0, 20], { hint: 'Tens, aces, kings, queens and jacks; other cards count nothing.' }),
  dealer: cards('Counting cards taken by the dealer', 'standard-52', [0, 20]),
} as const;

function score(asked: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const twice = asked.eldest.filter((card) => asked.dealer.includes(card));
  if (twice.length > 0) return wrong(problem('dealer', 'each card with one player', twice.map(showCard).join(' ')));
  const lines = [...countingLines(asked.eldest, 'Eldest hand', by), ...countingLines(asked.dealer, 'Dealer', by)];
  const [eldest, dealer] = [countOf(lines, 'Eldest hand'), countOf(lines, 'Dealer')];
  const counts = `${eldest} against ${dealer}`;
  const notes = [TOWARD_GAME];
  if (eldest !== dealer)
    return {
      ok: true,
      value: answer(
        `${eldest > dealer ? 'The eldest hand' : 'The dealer'} has game, ${eldest > dealer ? counts : `${dealer} against ${eldest}`}`,
        lines,
        notes,
      ),
    };
  if (eldest === 0 && by.way('game') === 'tie-to-eldest')
    return {
      ok: true,
      value: answer('Nobody has a counting card; the book does not say who scores game', [by.law('tie-for-game', 'no counting card')], notes),
    };
  return { ok: true, value: answer(`Equal, ${counts}: game goes to the eldest hand`, [...lines, by.law('tie-for-game', 'equal counts')], notes) };
}

export const count = scorer({
  title: 'Count for game',
  gist: 'What the tens, aces and court cards in two piles of tricks come to, and who has the point for game.',
  aka: ['who has game', 'count the tens', 'game count'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'],
  ask,
  score,
});
