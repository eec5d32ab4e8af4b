import type { Example } from '../../core/games.ts';
import { PAIR, THROWING, TICKETS, TOTAL } from './cites.ts';

const told = (law: string, answers: Record<string, string>, story: string, ruling: string, cite = PAIR): Example => ({
  kind: 'law',
  law,
  book: 'donohue',
  story,
  answers,
  ruling,
  cite,
});
const thrown = (throws: string, triplets: string, story: string, headline: string, total: number): Example => ({
  kind: 'score',
  scorer: 'pair-throw',
  book: 'donohue',
  story,
  input: { throws, triplets },
  headline,
  totals: { '': total },
  cite: PAIR,
});

export const examples: readonly Example[] = [
  told('throw-without-pair', { shows: 'different' }, 'A player throws 2, 4 and 5.', 'throw again'),
  told('throw-without-pair', { shows: 'pair' }, 'The second throw shows two threes and an ace.', 'stands'),
  told('triplet-against-pair', { agreed: 'no', total: 'pair' }, 'Three aces against two sixes and a five.', 'thrower of the triplet'),
  told('triplet-against-pair', { agreed: 'yes', total: 'pair' }, 'Triplets count as pairs: three fives against two fives and a six.', 'highest total'),
  told('equal-throws', { method: 'first-pair' }, 'Two players have 13.', 'book'),
  told('equal-throws', { method: 'three-throws' }, 'Two players have 35 with their three throws.', 'throw again', THROWING),
  { kind: 'law', law: 'who-wins', book: 'blue-ribbon-1940', story: 'The best total of all is 45.', answers: {}, ruling: 'highest total', cite: TOTAL },
  thrown('245.665', 'first', 'A throw of three different faces, then two sixes and a five.', 'Two sixes: 17', 17),
  thrown('111', 'first', 'Three aces at once.', 'Three aces: 3, before every pair', 3),
  thrown('555', 'as-pairs', 'Triplets count as pairs: three fives.', 'Three fives: 15', 15),
  thrown('556', 'as-pairs', 'Triplets count as pairs: two fives and a six.', 'Two fives: 16', 16),
  {
    kind: 'score',
    scorer: 'nine-dice',
    book: 'blue-ribbon-1940',
    story: 'A player has thrown 45, and 100 tickets are sold.',
    input: { total: '45', tickets: '100' },
    headline: '45 or more: 215 to 1 against',
    cite: TICKETS,
  },
];
