// A trick with the joker: which card wins it, and which points the trick alone shows.
import type { BookId } from '../../../books.ts';
import { cards, choiceOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { answer, type Line, type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import { type Card, rankOf, SUITS, type Suit, sayCard, showCard, suitOf } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import { COUNTERS, type Prices } from './deal.ts';

const TRUMPS = { clubs: 'Clubs', diamonds: 'Diamonds', hearts: 'Hearts', spades: 'Spades' } as const;
const suitNamed = (name: keyof typeof TRUMPS): Suit => SUITS.find((suit) => suit === name[0]?.toUpperCase()) ?? 'C';
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
/** Ranks from the lowest, as at whist; the joker is the lowest trump. */
const LADDER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** The points of trumps by rank. The ace is the highest trump whenever it is in play, and the two the lowest. */
const COUNTED = { A: 'high', '2': 'low', J: 'jack', '10': 'game', '3': 'trey', '5': 'pedro', '9': 'sancho' } as const;
type Key = Parameters<Prices['line']>[0];

const ask = {
  trump: choiceOf('Trump', TRUMPS),
  trick: cards('The cards of the trick, as they were played', 'standard-53', [2, 8], { ordered: true, hint: 'The joker is one of them.' }),
} as const;

/** The rank of a card in the trick: trumps above the suit led, any other suit below all. */
function height(card: Card, trump: Suit, led: Suit): number {
  const rank = LADDER.indexOf(rankOf(card) ?? '');
  const suit = suitOf(card);
  if (suit === null) return LADDER.length;
  return suit === trump ? LADDER.length + 1 + rank : suit === led ? rank : -1;
}

/** The card that wins the trick. */
export function winnerOf(trick: readonly Card[], trump: Suit): Card | undefined {
  const [first] = trick;
  if (first === undefined) return undefined;
  const led = suitOf(first) ?? trump;
  return trick.reduce((best, card) => (height(card, trump, led) > height(best, trump, led) ? card : best));
}

/** The line of a trump that counts; empty if it does not count, or if the trick alone does not show that it does. */
function lineOf(card: Card, low: Low, by: Prices): Line[] {
  const rank = rankOf(card);
  const key = rank === null ? 'joker' : COUNTED[rank as keyof typeof COUNTED];
  if (key === undefined || !by.gives(key as Key) || (key === 'low' && low !== 'two') || (key === 'game' && by.way('game') === 'by-the-count')) return [];
  const what = key === 'joker' ? COUNTERS.joker : `${sayCard(card)}, ${key === 'trey' ? 'the trey' : key}`;
  return [by.line(key as Key, what, { cards: [card] })];
}

/** Which card is low if both are in play: the two, the joker, or neither by the words of the book. */
type Low = 'two' | 'joker' | 'not-said';
const LOW_SAYS: Readonly<Record<Low, string>> = {
  two: 'the two is low, and not the joker',
  joker: 'the joker is low: 1 point more, and the book does not say whether its holder or its taker scores it',
  'not-said': 'whether the joker or the two is low, the book does not say: that point is not counted here',
};

/** Notes on what the trick alone leaves open. */
function notesOf(trumps: readonly Card[], by: Prices): string[] {
  const has = (rank: string) => trumps.some((card) => rankOf(card) === rank);
  const notes: string[] = [];
  if (!has('A') && trumps.length > 1)
    notes.push('High is counted with the ace alone: whether another trump is the highest of the deal, one trick does not show.');
  if (has('10') && by.way('game') === 'by-the-count')
    notes.push('The ten is not counted as game: the book gives that point by the count of all tricks, and in some places to the ten.');
  return notes;
}

/** The scorer of a trick with the joker, for these books. `open`: the place does not say whether joker or two is low. */
export const trickScorer = (books: readonly BookId[], open = false): ScorerRow =>
  scorer({
    title: 'A trick with the joker',
    gist: 'Which card takes the trick, and what the joker and the trumps in it bring.',
    aka: ['does the deuce take the joker', 'who takes the joker', 'joker trick', 'is the joker low'],
    books,
    ask,
    score: ({ trump, trick }, by: Prices) => {
      if (!trick.includes('JOKER')) return wrong(problem('trick', 'cards with the joker among them', trick.map(showCard).join(' ')));
      const suit = suitNamed(trump);
      const winner = winnerOf(trick, suit) ?? 'JOKER';
      const trumps = trick.filter((card) => card === 'JOKER' || suitOf(card) === suit);
      const low: Low = open ? 'not-said' : by.way('low') === 'held' ? 'joker' : 'two';
      const taken =
        winner === 'JOKER' ? 'no other trump is in the trick: the joker takes it' : `${sayCard(winner)} takes the joker, which is the lowest trump of all`;
      const lines = trumps.flatMap((card) => lineOf(card, low, by));
      const total = lines.reduce((sum, { points = 0 }) => sum + points, 0);
      const lowIs = low !== 'two' || trumps.some((card) => rankOf(card) === '2') ? [by.law('joker-and-low', LOW_SAYS[low])] : [];
      return ok(
        answer(
          `The ${ORDINALS[trick.indexOf(winner)]} card takes the trick, ${sayCard(winner)}: ${counted(total, 'point')}`,
          [by.law('what-takes-the-joker', taken), ...lines, ...lowIs],
          notesOf(trumps, by),
        ),
      );
    },
  });
