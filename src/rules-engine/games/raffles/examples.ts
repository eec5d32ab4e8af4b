import { doubted } from '../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Raffles } from './code.ts';

const ruling = (law: LawKey<Raffles>, answers: Record<string, string>, story: string, says: string, cite = cites.donohue.game) =>
  lawExample(law, cite, answers, story, says);
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
  ruling('who-wins', {}, 'A watch is put up; the best of nine throwers has 41.', 'highest total', cites.donohue.throwingDice),
  lawExample('equal-throws', cites.blue.game, { method: 'three-throws' }, 'Two tickets have each brought 38.', 'book'),
  valueExample('nine-dice', cites.blue.game, 'Nine sixes at best, nine aces at worst.', 'from 9 to 54'),
  valueExample('nine-dice', cites.donohue.throwingDice, 'Eleven, ten and fourteen make 35 of three throws.', 'One for each spot'),
  valueExample('odds-54-51', cites.blue.game, 'Somebody bets on nine sixes.', '54: 10,077,695 to 1'),
  valueExample('odds-54-51', cites.blue.game, 'One spot less than all is hardly easier.', '53: 1,007,768 to 1'),
  valueExample('odds-54-51', cites.blue.game, 'Fifty-two has never been seen in this hall.', '52: 183,229 to 1'),
  valueExample('odds-50-46', cites.blue.game, 'The holder of 48 thinks himself safe.', '48: 2,016 to 1'),
  valueExample('odds-50-46', cites.blue.game, 'Fifty stands on the slate after the first throw.', '50: 14,093 to 1'),
  valueExample('odds-50-46', cites.blue.game, 'With 46 a thrower asks what he has to fear from the next.', '46: 422 to 1'),
  valueExample('odds-40-36', cites.blue.game, 'A single thrower has to beat 36.', '36: 3 to 1'),
  valueExample('odds-40-36', cites.blue.game, 'Forty is thrown, and one ticket remains.', '40: 16 to 1'),
  valueExample('odds-35-33', cites.blue.game, 'For 34 the column of the table has a blot.', 'not to be read in our copy'),
];
