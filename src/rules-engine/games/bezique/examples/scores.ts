import { citedBy, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Bezique } from '../code.ts';
import { points } from '../points.ts';

const { blue, uspc, sierra } = cites;

export const scoreCases: readonly ExampleOf<Bezique>[] = [
  valueExample('game', blue.game, 'A player comes to 1,020.', 1000),
  valueExample('game', uspc.game, 'A player comes to 1,000.', 1000),
  valueExample('game', sierra.history, 'The manual names the length of the game.', 1000),
  valueExample('double-game', blue.game, 'The loser has 480.', 2),
  valueExample('declarations', blue.object, 'A trick is won, and the stock not yet touched.', 'one for each trick won'),
  valueExample('declarations', uspc.single, 'A trick is won, and the stock not yet touched.', 'one for each trick won'),
  valueExample('brisque', citedBy(points.brisque.books['blue-ribbon-1940']), 'An ace and a ten fall to one trick.', 10),
  valueExample('brisque', uspc.brisques, 'An ace is taken.', 10),
  valueExample('seven-turned', blue.turned, 'The dealer turns a seven.', 10),
  scoreExample(
    'declarations',
    blue.lesser,
    { hand: 'KH-QH-AH-10H-JH', trump: 'H' },
    'The royal marriage first, and the sequence with the same king and queen after it.',
    290,
  ),
  scoreExample(
    'declarations',
    blue.lesser,
    { hand: 'KH-QH-AH-10H-JH', trump: 'H', before: 'yes', sequence: 'KH-QH-AH-10H-JH' },
    'The sequence was scored first, and the marriage is lost.',
    'Nothing to declare',
  ),
  scoreExample('declarations', blue.once, { hand: 'KS-QS-AS-10S-QH-QC-QD', trump: 'S' }, 'The queen of spades is married and one of four queens.', 100),
  scoreExample(
    'declarations',
    blue.taken,
    { hand: 'KH-QH-10H-JH-7H-9C-8C', trump: 'H', turned: 'AH', chances: '1' },
    'One chance left: the seven goes for the ace without its ten, and the sequence is scored.',
    250,
  ),
  scoreExample('declarations', blue.dix, { hand: '7C-7C', trump: 'C' }, 'Both sevens of trumps are declared, one after the other.', 20),
  scoreExample(
    'declarations',
    uspc.again,
    { hand: 'QS-QS-JD-JD-KS', trump: 'H', before: 'yes', single: 'QS-JD' },
    'A single bézique lies there: another single, the double, and a marriage.',
    560,
  ),
  scoreExample('declarations', uspc.seven, { hand: '7C-KC', trump: 'C', turned: 'QC' }, 'The seven is exchanged for the queen, which makes a marriage.', 50),
  scoreExample(
    'declarations',
    uspc.again,
    { hand: 'AS-AH-AC-AD-AD-AH-AC', trump: 'S', before: 'yes', fours: 'AS-AH-AC-AD' },
    'Four aces have been scored; three new ones do not make four.',
    'Nothing to declare',
  ),
  scoreExample(
    'deal',
    blue.classes,
    { trump: 'H', declared: 'marriage-H.sequence.bezique.four-aces.seven', turned: 'yes', brisques: '9', last: 'yes', before: '480', other: '420' },
    'The marriage before the sequence; nine brisques, a seven turned and another declared, the last trick.',
    550,
    'Out with 1030',
  ),
  scoreExample(
    'deal',
    blue.classes,
    { trump: 'C', declared: 'marriage-S.marriage-S.bezique.bezique.double-bezique', last: 'no' },
    'Both spade marriages, and béziques by steps.',
    620,
  ),
  scoreExample(
    'deal',
    uspc.classes,
    { trump: 'S', declared: 'sequence.four-aces.four-queens.four-jacks', brisques: '4', last: 'no' },
    'A sequence without its marriage, and three fours.',
    490,
  ),
  scoreExample('deal', blue.classes, { trump: 'S', declared: 'four-kings.four-jacks', last: 'no' }, 'Four kings and four jacks.', 120),
  scoreExample(
    'deal',
    uspc.follow,
    { trump: 'D', declared: 'four-kings.marriage-D.seven', brisques: '5', last: 'yes', broken: '1' },
    'Forty off for a trick that was not headed.',
    150,
  ),
  sheetExample(
    'game',
    blue.game,
    { names: 'Ann.Ben' },
    [
      { declared: '340.80', brisques: '6.10', last: 'first', turned: 'second' },
      { declared: '540.120', brisques: '9.7', last: 'second' },
    ],
    'Ann is out in the second deal; Ben is short of 500.',
    { Ann: 1040, Ben: 390 },
    'a double game',
  ),
  sheetExample(
    'game',
    uspc.brisques,
    { names: 'Ann.Ben', brisques: 'after' },
    [
      { declared: '540.600', brisques: '8.8', last: 'second' },
      { declared: '310.260', brisques: '11.5', last: 'second' },
    ],
    'Nobody is out by declarations; with aces and tens both are, and Ann has more.',
    { Ann: 1040, Ben: 1010 },
    'Ann has won it with 1040',
  ),
  sheetExample(
    'game',
    uspc.last,
    { names: 'Ann.Ben' },
    [
      { declared: '540.600', brisques: '8.8', last: 'second', broken: 'first' },
      { declared: '480.290', brisques: '4.3', last: 'nobody', reached: 'first' },
    ],
    'Forty off in the first deal; in the second Ann is out before the last trick.',
    { Ann: 1100, Ben: 1010 },
    'Ann has won it with 1100',
  ),
];
