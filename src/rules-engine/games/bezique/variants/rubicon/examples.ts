import { citedBy, lawExample, scoreExample, sheetExample, worthExample } from '../../../../core/examples.ts';
import { cites } from '../../cites.ts';
import { rubiconLaws } from './laws/index.ts';
import { amended, own } from './points.ts';

const { blue, uspc } = cites;
const BLUE = 'blue-ribbon-1940';
const USPC = 'uspc-1898';
const carte = citedBy(rubiconLaws.add['carte-blanche'].readings[BLUE]);
const counted = citedBy(rubiconLaws.add['brisques-counted'].readings[BLUE], 1);

/** Quarrels and games at Rubicon. */
export const rubiconCases = [
  lawExample('card-used-again', blue.lesser, { second: 'lesser' }, 'The king of a sequence is wanted for a marriage.', 'may not declare it'),
  lawExample('card-used-again', uspc.broken, { second: 'whole' }, 'A fifth ace is put in for one of four that lie whole.', 'may declare it'),
  lawExample('card-used-again', uspc.broken, { second: 'lesser' }, 'The king of a sequence is wanted for a marriage.', 'may not declare it'),
  lawExample('wrong-number-in-play', blue.over, { what: 'many', points: 'upto' }, 'He has ten cards and 400 points.', 'scores 1300 points'),
  lawExample('wrong-number-in-play', blue.over, { what: 'many', points: 'over' }, 'He has ten cards and 1,200 points.', 'abandoned'),
  lawExample('not-drawn', blue.faults, {}, 'A draw was forgotten two tricks ago.', 'eight cards'),
  lawExample(
    'lesser-after-greater',
    uspc.broken,
    { first: 'greater', cards: 'same' },
    'The sequence was scored first; now the marriage in it.',
    'may not make',
  ),
  lawExample('lesser-after-greater', uspc.broken, { first: 'lesser' }, 'The marriage first, and then the sequence with its king.', 'may make'),
  lawExample('carte-blanche', carte, { when: 'dealt' }, 'Nine cards, and no court card among them.', 'scores 50 points'),
  lawExample('carte-blanche', carte, { when: 'later' }, 'His only jack has been played.', 'may not score carte blanche'),
  lawExample('carte-blanche', uspc.carte, { when: 'drawn' }, 'After carte blanche he draws an eight and shows it.', 'scores 50 points'),
  lawExample('carte-blanche', uspc.carte, { when: 'later' }, 'His only queen has been played.', 'may not score carte blanche'),
  lawExample('marriage-held-back', blue.rubicon, {}, 'Four kings and a bézique lie there, the spade marriage in them.', 'hold the marriage back'),
  lawExample('like-card-led', blue.similar, { drawn: 'no' }, 'The marriage in hearts lies there; she leads another king of hearts.', 'may lead a like card'),
  lawExample('like-card-led', blue.similar, { drawn: 'yes' }, 'She has drawn first.', 'may not lead a like card'),
  lawExample('brisques-counted', blue.close, { why: 'decide' }, 'Twenty points lie between the two.', 'aces and tens may be counted'),
  lawExample('brisques-counted', counted, { why: 'save' }, 'He has 860 and took eighteen.', 'may count his aces and tens'),
  lawExample('brisques-counted', blue.close, { why: 'neither' }, 'One has 3,000, the other 1,200.', 'Nobody may count'),
  lawExample('brisques-counted', counted, { why: 'fail' }, 'He has 700 and took sixteen.', 'scores 300 points'),
  lawExample('brisques-counted', uspc.counted, { why: 'fail' }, 'He has 700 and took sixteen.', 'scores 300 points'),
  lawExample('brisques-counted', uspc.counted, { why: 'decide' }, 'A has 1,500 and B 1,020; A wants them counted.', 'aces and tens may be counted'),
  lawExample('brisques-counted', uspc.counted, { why: 'save' }, 'He has 860 and took eighteen.', 'counted as well'),
  lawExample('brisques-counted', uspc.counted, { why: 'neither' }, 'One has 3,000, the other 1,200.', 'Nobody may count'),
  lawExample('rubiconed', blue.settled, { brisques: 'no', points: 'more' }, 'He has 700.', 'scores 1000 points'),
  lawExample('rubiconed', blue.settled, { brisques: 'yes' }, 'He has 860, and eighteen aces and tens.', 'scores 500 points'),
  lawExample('rubiconed', uspc.lost, { brisques: 'no', points: 'few' }, 'He has 80.', 'scores 100 points'),
  lawExample('rubiconed', uspc.lost, { brisques: 'no', points: 'more' }, 'He has 700.', 'scores 300 points'),
  lawExample('rubiconed', uspc.settled, { brisques: 'yes' }, 'He has 860, and eighteen aces and tens.', 'scores 500 points'),
  worthExample('all-beziques', blue.minor, 'Single, double, triple and quadruple are scored one after the other.', 6540),
  worthExample('brisques-in-all', blue.settled, 'All aces and tens of the four packs.', 320),
  worthExample('rubicon-line', blue.settled, 'The loser has 990.', 1000),
  worthExample('rubicon-line', uspc.settled, 'The loser has 990.', 1000),
  worthExample('most-taken', citedBy(own['most-taken'].books[BLUE]), 'The player with ten cards has scored 900.', 900),
  worthExample('declarations', blue.rubicon, 'An ace of four is led, and a fifth takes its place.', 'scored again'),
  worthExample('declarations', uspc.broken, 'A fifth ace is put in for one of four.', 'a fresh card'),
  worthExample('brisque', citedBy(amended.brisque.books[BLUE]), 'A close game: each ace and ten.', 10),
  worthExample('brisque', uspc.counted, 'A close game: each ace and ten.', 10),
  scoreExample(
    'declarations',
    blue.minor,
    { hand: 'QS-QS-QS-QS-JD-JD-JD-JD', trump: 'H', before: 'yes', triple: 'QS-QS-QS-JD-JD-JD' },
    'The triple has been scored; the fourth pair makes a single of its own and the quadruple; and there are four queens and four jacks.',
    4640,
  ),
  scoreExample(
    'declarations',
    blue.reformed,
    { hand: 'AS-AH-AC-AD-AD', trump: 'none', before: 'yes', fours: 'AS-AH-AC-AD' },
    'Four aces lie whole: until one of them is played the fifth renews nothing.',
    'Nothing to declare',
  ),
  scoreExample(
    'declarations',
    uspc.broken,
    { hand: 'AS-AH-AC-AD-AD', trump: 'none', before: 'yes', fours: 'AS-AH-AC-AD' },
    'A fifth ace takes the place of one of four.',
    100,
  ),
  scoreExample(
    'declarations',
    uspc.kinds,
    { hand: 'KH-QH-AS-10S-KS-QS-JS-9C', trump: 'none' },
    'The marriage in spades makes the trump and grows into a sequence; the other is plain.',
    310,
  ),
  scoreExample(
    'deal',
    blue.rubicon,
    { trump: 'H', declared: 'marriage-H.sequence-H.sequence-C.four-aces.four-aces', carte: '2', last: 'yes' },
    'Carte blanche and a draw after it; marriage, two sequences, aces twice and the last trick.',
    790,
  ),
  scoreExample(
    'deal',
    uspc.kinds,
    { trump: 'S', declared: 'sequence-S.marriage-S.quadruple-bezique', carte: '1', last: 'no' },
    'Spades are not yet trumps when their sequence is scored.',
    4740,
  ),
  scoreExample('deal', blue.rubicon, { trump: 'C', declared: 'triple-bezique.four-jacks', last: 'no' }, 'A triple bézique and four jacks.', 1540),
  scoreExample(
    'deal',
    uspc.lastTrick,
    { trump: 'C', declared: 'bezique.double-bezique.triple-bezique', last: 'yes' },
    'A bézique by three steps, and the last trick.',
    2090,
  ),
  scoreExample('settlement', blue.close, { made: '2360.1480' }, '2,300 less 1,400, and 500 for game.', { 'First player': 1400 }),
  scoreExample('settlement', blue.settled, { made: '820.2150', last: 'first' }, '800 and 2,100, a double game and the aces and tens.', {
    'Second player': 4200,
  }),
  scoreExample('settlement', blue.settled, { made: '860.2150', counted: 'save', brisques: '18.14' }, 'Eighteen aces and tens make 1,040.', {
    'Second player': 1600,
  }),
  scoreExample('settlement', blue.over, { made: '1200.400', over: 'second' }, 'The second player has ten cards and 400 points.', { 'First player': 2900 }),
  scoreExample(
    'settlement',
    uspc.counted,
    { made: '1500.1020', counted: 'decide', brisques: '26.6' },
    'The book counts 1,760 to 1,080; by whole hundreds that leaves 700, and 500 for game.',
    { 'First player': 1200 },
  ),
  scoreExample('settlement', citedBy(own['close-bonus'].books[USPC]), { made: '1240.1210' }, 'Thirty points decide it: 500 for game, 100 for bonus.', {
    'First player': 600,
  }),
  scoreExample('settlement', uspc.lost, { made: '2040.80' }, 'The loser has 80: 2,000, 1,000 for game, 300 and 100 more.', { 'First player': 3400 }),
  sheetExample(
    'games',
    blue.settled,
    { first: 'Ann', second: 'Ben' },
    [{ made: '2360.1480' }, { made: '700.1900' }],
    'A game won and a game lost by a rubicon: 1,900 and 700, 1,000 and 300.',
    { Ann: 1400, Ben: 3900 },
    'Ben is 2500 ahead',
  ),
  sheetExample(
    'games',
    uspc.settled,
    { first: 'Ann', second: 'Ben' },
    [{ made: '1240.1210' }, { made: '1500.1020', counted: 'decide', brisques: '26.6' }],
    'A close game with its bonus, and one in which the aces and tens were counted.',
    { Ann: 1800, Ben: 0 },
    'Ann is 1800 ahead',
  ),
];
