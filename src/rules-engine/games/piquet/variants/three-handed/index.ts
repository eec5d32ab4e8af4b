import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { item, law } from '../../../../laws/one-book.ts';
import { allowed, barred } from '../../../../laws/remedies.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { exchangeForTwo, thatPlayer } from '../../words.ts';
import { reachedAt } from '../shared/reached.ts';
import { deal } from './scorers.ts';

const { three } = cites.blue;
const TWO_LEFT = 'Two cards are left, and only the dealer may take them.';
const OTHER = 'The play of three has its own count for tricks.';

export default variant({
  title: 'Piquet for three',
  aliases: ['Piquet normand', 'Three-handed piquet'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Piquet for Three, or Piquet Normand',
      pages: '278-279',
      inherits: {
        from: 'piquet',
        cite: doubted(three, 'No clause of its own: what a declaration or a trick counts is not repeated, and is taken to be that of the game for two.'),
        only: 'points',
      },
    },
  },
  has: { 'two-handed': false },
  players: { min: 3, max: 3 },
  packs: ['piquet-32'],
  glance: {
    Cards: '10 each; 2 in the stock, for the dealer alone',
    'Pic and repic': 'from a count of {points.count-for-pic}; the holder calls sixty or ninety',
    'Cards and capot': '{points.cards}, in a tie {points.cards-tie} each; every trick {points.capot}',
    'No trick': 'the two others count {points.capot-shared} each',
  },
  laws: {
    add: {
      'who-exchanges': law({
        question: 'allowed',
        title: 'Who may take the two cards',
        gist: 'Two cards are left when each of three has ten, and a player wants them.',
        aka: ['stock of two', 'dealer exchanges', 'may I draw'],
        moment: 'discard',
        facts: {
          who: fact('Who wants them?', 'Wanted by', {
            dealer: { label: 'The dealer', chip: 'Dealer', if: 'if the dealer wants the two cards' },
            other: { label: 'Another player', if: 'if a player other than the dealer wants the two cards' },
          }),
        },
        usual: { who: 'other' },
        cases: [
          { when: { who: 'dealer' }, then: [allowed('dealer', exchangeForTwo)] },
          { when: { who: 'other' }, then: [barred(thatPlayer, exchangeForTwo)] },
        ],
        cites: three,
        leads: { 'blue-ribbon-1940': 'Only the dealer may exchange cards for the two in the stock.' },
      }),
    },
    repeal: {
      'wrong-number-dealt': TWO_LEFT,
      'carte-blanche-announced': TWO_LEFT,
      'how-many-exchanged': TWO_LEFT,
      'pone-takes-dealers-card': TWO_LEFT,
      'dealer-takes-pones-card': TWO_LEFT,
      'discard-changed': TWO_LEFT,
      'stock-left': TWO_LEFT,
      'too-few-cards': 'Each of three has ten cards.',
      'what-saves': 'It speaks of one opponent.',
      'following-suit': 'It speaks of two players.',
      'equal-tricks': OTHER,
    },
  },
  points: {
    amend: {
      ...reachedAt(three),
      cards: {
        gist: 'More tricks are won than by either of the others.',
        books: { 'blue-ribbon-1940': bookValue(10, doubted(three, 'The book mentions only the tie; the ten are those of the game for two.')) },
      },
      capot: { books: { 'blue-ribbon-1940': bookValue(40, three) } },
    },
    add: {
      'cards-tie': item({
        title: 'Tie for cards',
        gist: 'Two have won as many tricks, and each counts this.',
        aka: ['equal tricks'],
        group: 'The play',
        bookValue: bookValue(5, doubted(three, 'The book says each player; those who tie are taken to be meant.'), { per: 'each who ties' }),
      }),
      'capot-shared': item({
        title: 'One player without a trick',
        gist: 'One takes no trick, and each of the two others counts this.',
        aka: ['capot of one'],
        group: 'The play',
        bookValue: bookValue(20, doubted(three, 'The book does not say whether the cards are counted besides; here they are not.'), {
          per: 'each of the others',
        }),
      }),
    },
  },
  scorers: { deal },
  repealScorers: { game: 'It is kept for two.' },
  examples: [
    lawExample('who-exchanges', three, { who: 'dealer' }, 'The dealer lays out two of his twelve.', 'for the two in the stock'),
    lawExample('who-exchanges', three, { who: 'other' }, 'The eldest hand reaches for the stock.', 'may not exchange'),
    scoreExample(
      'deal',
      three,
      {
        eldest: 'AS KS QS JS 10S 9S 8S 7S AH AC',
        second: 'KH JH 9H QC 10C 8C AD QD 10D 8D',
        dealer: 'QH 10H 8H JC 9C 7C KD JD 9D 7D',
        play: 'AS 8C 7C KS 8D 7D QS 9H 8H JS 10C 9C 10S 10D 9D 9S QC JC 8S QD JD 7S AD KD AH JH QH AC KH 10H',
      },
      'Eldest hand has 29 in hand before anything is led, and takes every trick.',
      { 'Eldest hand': 147 },
      'Eldest hand 147, Second hand 0, Dealer 0, with repic',
    ),
    scoreExample(
      'deal',
      three,
      {
        eldest: 'AS KS QS JS 7S AH KH QH AC KC',
        second: '10S JH 9H QC 10C 8C AD QD 10D 8D',
        dealer: '9S 8S 10H 8H JC 9C KD JD 9D 7D',
        play: 'AS 10S 8S KS 8C 9S',
      },
      'Eighteen are good, and two high leads bring eldest hand to twenty: he calls sixty.',
      { 'Eldest hand': 60 },
      'Eldest hand 60, Second hand 0, Dealer 0, with pic',
    ),
    scoreExample(
      'deal',
      doubted(three, 'The book mentions only the tie; the ten are those of the game for two.'),
      {
        eldest: '8D 10C JD 7C 9S 7D AD 8C JC QC',
        second: 'AC QS JH 8S 10S 9D QH 8H QD AH',
        dealer: 'KS 10H KC JS 7S 10D 7H 9H KD KH',
        play: 'AD QD KD 7D 9D 10D 7H 9S QH AH 9H 8C QS 7S QC AC KC 7C 8S KS JD JS JC 10S KH 10C JH 10H 8D 8H',
      },
      'The dealer has five tricks, the second hand four, eldest hand one.',
      { 'Eldest hand': 9, 'Second hand': 4, Dealer: 30 },
    ),
    scoreExample(
      'deal',
      three,
      {
        eldest: 'JC 7C QS QH KS 7D KD 10H 9H 9S',
        second: 'AS QD 10C 9C QC 8D JD 8S AD 7S',
        dealer: '9D 10D KH 7H 10S AC AH JS JH KC',
        play: 'KS AS JS 9C KC 7C 10D KD JD QS 7S 10S 7D AD 9D 10C AC JC AH 10H QD 7H 9H QC 9S 8S JH QH 8D KH',
      },
      'Eldest hand and dealer have four tricks each.',
      { 'Eldest hand': 9, 'Second hand': 7, Dealer: 11 },
    ),
    scoreExample(
      'deal',
      three,
      {
        eldest: 'KC KH QC 7H QD 9H AD 10H JC KS',
        second: '8H 7C 10D JH 9C QS JD 10C QH AH',
        dealer: '7D 8S 8D JS 8C AS KD 7S 9D 10S',
        play: 'QD JD 9D 10H AH 8C QS JS KS AD 10D 7D QC 10C 7S 7H 8H 8S 7C AS JC 9H QH 10S JH 8D KH KC 9C KD',
      },
      'The dealer takes no trick, and each of the others counts for it.',
      { 'Eldest hand': 35, 'Second hand': 24, Dealer: 5 },
    ),
  ],
});
