import { cards, choiceOf, flag } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import { type Card, SUIT_NAMES, type Suit, showCard } from '../../../../vocabulary/cards.ts';
import type { points } from '../../points.ts';
import type { own } from './index.ts';

const NEXT: Readonly<Record<Suit, Suit>> = { S: 'C', C: 'S', H: 'D', D: 'H' };
/** The five best trumps of a suit, best first. */
function bestTrumps(suit: Suit, joker: boolean): Card[] {
  const ranked: Card[] = [`J${suit}`, `J${NEXT[suit]}`, `A${suit}`, `K${suit}`, `Q${suit}`];
  return joker ? ['JOKER', ...ranked.slice(0, 4)] : ranked;
}
export const hand = scorer({
  title: 'Is it a jamboree?',
  gist: 'Whether five cards are the five highest trumps.',
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: {
    hand: cards('The hand', 'piquet-33', 5),
    trump: choiceOf('Trumps', SUIT_NAMES),
    joker: flag('The joker is in the pack'),
    asked: flag('The partner’s best card was asked for'),
  },
  score: ({ hand: held, trump, joker, asked }, by: Schedule<typeof points & typeof own>) => {
    const suit = trump as Suit;
    if (!joker && held.includes('JOKER')) return wrong(problem('joker', 'the joker in the pack, since the hand holds it', 'no'));
    const missing = bestTrumps(suit, joker).filter((card) => !held.includes(card));
    const notes = [
      ...(joker ? ['With the joker the five are the joker, both bowers, ace and king: the books do not list them.'] : []),
      ...(!joker && by.way('jamboree') === 'unasked' ? ['In this book the jamboree belongs to railroad euchre, which is always played with the joker.'] : []),
      ...(asked && by.way('jamboree') !== 'unasked' ? ['The book does not speak of a card asked of the partner.'] : []),
    ];
    if (missing.length > 0)
      return ok(
        answer(
          `No jamboree: ${missing.map(showCard).join(' ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
          [by.mention('jamboree', 'not the five highest trumps', { cards: held })],
          notes,
        ),
      );
    if (asked && by.way('jamboree') === 'unasked') {
      return ok(answer('No jamboree: the partner’s best card was asked for', [by.mention('jamboree', 'one card is the partner’s', { cards: held })], notes));
    }
    const won = by.points('jamboree');
    return ok(answer(`A jamboree: ${won} points`, [by.line('jamboree', 'the five highest trumps', { cards: held })], notes));
  },
});
