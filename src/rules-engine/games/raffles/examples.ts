import { doubted } from '../../core/cites.ts';
import { lawExample, scoreExample } from '../../core/examples.ts';
import type { ExampleOf, LawKey } from '../../core/games.ts';
import { cites, PAIR } from './cites.ts';
import type { Raffles } from './code.ts';

const ruling = (law: LawKey<Raffles>, answers: Record<string, string>, story: string, says: string, cite = PAIR) => lawExample(law, cite, answers, story, says);
const thrown = (throws: string, triplets: string, story: string, total: number, headline: string) =>
  scoreExample('pair-throw', cites.donohue.game, { throws, triplets }, story, total, headline);

export const examples: readonly ExampleOf<Raffles>[] = [
  ruling('throw-without-pair', { shows: 'different' }, 'A player throws 2, 4 and 5.', 'throw again'),
  ruling('throw-without-pair', { shows: 'pair' }, 'The second throw shows two threes and an ace.', 'stands'),
  ruling('triplet-against-pair', { agreed: 'no', total: 'pair' }, 'Three aces against two sixes and a five.', 'thrower of the triplet'),
  ruling('triplet-against-pair', { agreed: 'yes', total: 'pair' }, 'Triplets count as pairs: three fives against two fives and a six.', 'highest total'),
  ruling('equal-throws', { method: 'first-pair' }, 'Two players have 13.', 'book'),
  ruling('equal-throws', { method: 'three-throws' }, 'Two players have 35 with their three throws.', 'throw again', cites.donohue.throwingDice),
  lawExample('who-wins', cites.blue.game, {}, 'The best total of all is 45.', 'highest total'),
  thrown('245.665', 'first', 'A throw of three different faces, then two sixes and a five.', 17, 'Two sixes: 17'),
  thrown('111', 'first', 'Three aces at once.', 3, 'Three aces: 3, before every pair'),
  thrown('555', 'as-pairs', 'Triplets count as pairs: three fives.', 15, 'Three fives: 15'),
  thrown('556', 'as-pairs', 'Triplets count as pairs: two fives and a six.', 16, 'Two fives: 16'),
  scoreExample(
    'nine-dice',
    doubted(
      cites.blue.game,
      'Dividing the odds by the tickets is rough: worked out, it is about 21.1 to 1 that none of 10 throws reaches 45, and 1.7 to 1 that none of 100 does.',
    ),
    { total: '45', tickets: '100' },
    'A player has thrown 45, and 100 tickets are sold.',
    '45 or more: 215 to 1 against',
  ),
];
