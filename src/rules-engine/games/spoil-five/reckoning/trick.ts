import type { BookId } from '../../../books.ts';
import { cards, choiceOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, SUITS, type Suit, sayCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { contenders, isRedCard, isTrump } from './rank.ts';

const TRUMPS = { clubs: 'Clubs', diamonds: 'Diamonds', hearts: 'Hearts', spades: 'Spades' } as const;
export const suitNamed = (name: keyof typeof TRUMPS): Suit => SUITS.find((suit) => suit === name[0]?.toUpperCase()) ?? 'C';
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const;

const ask = {
  trumps: choiceOf('Trumps', TRUMPS),
  trick: cards('The cards of the trick, as they were played', 'standard-52', [2, 10], { ordered: true }),
  ace: choiceOf('Is the ace of trumps the lowest?', { no: 'No', yes: 'Yes: its holder had not announced it' }, { otherwise: 'no', given: 'ace-unannounced' }),
} as const;

/** The scorer of a trick: which card wins it, and the order of the others. */
export const trickBy = (books: readonly BookId[]) =>
  scorer({
    title: 'Which card wins the trick',
    gist: 'The cards as they were played, against the order of trumps and of plain suits.',
    untotalled: true,
    aka: ['which card is higher', 'who wins the trick', 'rank of the cards', 'five beats jack'],
    books,
    ask,
    score: ({ trumps, trick, ace }, by: Schedule<typeof points>) => {
      if (new Set(trick).size < trick.length) return wrong(problem('trick', 'each card once', `${trick.length - new Set(trick).size} played twice`));
      const suit = suitNamed(trumps);
      const ranked = contenders(trick, suit, ace === 'yes');
      const key = (card: Card) => (isTrump(card, suit) ? 'trumps' : isRedCard(card) ? 'plain-red' : 'plain-black');
      const lineOf = (card: Card): Line => by.mention(key(card), sayCard(card), { cards: [card] });
      const [best] = ranked;
      if (best === undefined) return wrong(problem('trick', 'a card that was led', 'none'));
      const lost = trick.filter((card) => !ranked.includes(card));
      const notes = lost.length === 0 ? [] : [`Neither trump nor of the suit led, and cannot win: ${lost.map(sayCard).join(', ')}.`];
      return ok(answer(`The ${ORDINALS[trick.indexOf(best)]} card wins: ${sayCard(best)}`, ranked.map(lineOf), notes));
    },
  });
