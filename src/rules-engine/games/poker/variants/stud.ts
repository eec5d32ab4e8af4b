import { lawExample, worthExample } from '../../../core/examples.ts';
import { always, fact, law, silent } from '../../../core/laws.ts';
import { item, ruled, unscored } from '../../../core/points.ts';
import { barred, must, passesTo } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { callOrDrop, callRaiseOrDrop, dealOn, theBet } from '../words.ts';

const SIERRA_SILENT = 'The manual tells only where the game came from.';

export default variant({
  title: 'Stud poker',
  aliases: ['Stud', 'Five-card stud', 'Open poker', 'Hole card poker'],
  books: {
    sierra: { heading: 'Poker: Face-down versus face-up', pages: '107-114' },
    'blue-ribbon-1940': { heading: 'Stud Poker', pages: '290-291' },
    'uspc-1898': { heading: 'Stud Poker', pages: '43' },
  },
  players: { min: 2, max: 8 },
  packs: ['standard-52'],
  has: { draw: false, discard: false },
  glance: {
    Cards: '1 face down, 4 face up',
    'Bets, 1940': 'After each card from the second on',
    'Bets, 1898': 'Once all five cards are out',
    'First say, 1940': 'The best hand showing',
    'Straights, 1940': 'Not played',
  },
  laws: {
    amend: {
      'everyone-passes': { gist: 'No player comes in against the age.' },
      check: { gist: 'A player in turn wants neither to bet nor to pass.' },
    },
    add: {
      'passed-then-raised': law({
        offence: 'irregular-bet',
        title: 'Raising after a pass',
        gist: 'A player passes, another bets, and the first wants to raise.',
        aka: ['check raise', 'checked and raised', 'sandbag at stud', 'can I raise after checking'],
        moment: 'betting',
        facts: {
          spoken: fact('Had he passed before the bet was made?', { passed: 'Yes, he had passed in this round', 'not-yet': 'No, he had not yet spoken' }),
        },
        readings: (says) => ({
          sierra: silent(SIERRA_SILENT),
          'blue-ribbon-1940': says(
            [
              { when: { spoken: 'passed' }, then: [must('offender', callOrDrop), barred('offender', 'raise')] },
              { when: { spoken: 'not-yet' }, then: [must('offender', callRaiseOrDrop)] },
            ],
            cites.blue.studPlay,
          ),
          'uspc-1898': silent(),
        }),
        see: ['poker/stud.points.first-say'],
      }),
      'high-card-will-not-bet': law({
        question: 'obliged',
        title: 'The high card will not bet',
        gist: 'The player with the best cards showing declines the first bet.',
        aka: ['high card checks', 'who bets first at stud'],
        moment: 'betting',
        facts: {},
        readings: () => ({
          sierra: silent(SIERRA_SILENT),
          'blue-ribbon-1940': always(passesTo(theBet, 'next-player'), cites.blue.studPlay, {
            note: 'He may pass until he sees who will bet, and then has to call or drop out.',
          }),
          'uspc-1898': silent('Who bets first is not said.'),
        }),
      }),
      'round-without-bet': law({
        question: 'nobody-bids',
        title: 'A round without a bet',
        gist: 'Everybody passes after a card has been dealt.',
        aka: ['everyone checks', 'nobody bets at stud'],
        moment: 'betting',
        facts: {},
        readings: () => ({
          sierra: silent(SIERRA_SILENT),
          'blue-ribbon-1940': always(must('dealer', dealOn), cites.blue.studBetting, {
            note: 'Bet or no bet, each player still in gets his next card face up.',
          }),
          'uspc-1898': silent('There is one round of bets, after the last card.'),
        }),
      }),
    },
  },
  points: {
    amend: {
      straight: {
        books: {
          sierra: unscored(),
          'blue-ribbon-1940': ruled('not played', { ...cites.blue.studRank, doubt: 'Nothing is said of a sequence all in one suit.' }),
          'uspc-1898': unscored('No hand is named; the highest wins.'),
        },
      },
    },
    add: {
      'first-say': item({
        title: 'First say',
        gist: 'Who has the first right to bet.',
        aka: ['high card bets'],
        group: 'The pot',
        books: {
          sierra: unscored(),
          'blue-ribbon-1940': ruled('on the second card the highest card showing; on each later one the best hand showing', cites.blue.studBetting),
          'uspc-1898': unscored('Who begins is not said.'),
        },
      }),
      'betting-rounds': item({
        title: 'Rounds of betting',
        gist: 'When bets are made.',
        group: 'The pot',
        books: {
          sierra: ruled('many more than at draw poker; no number is given', cites.sierra.faceDownVersus),
          'blue-ribbon-1940': ruled('4: after the second, third, fourth and fifth card', cites.blue.studBetting),
          'uspc-1898': ruled('1: when everybody has five cards and has looked at the one face down', cites.uspc.stud),
        },
      }),
    },
  },
  scorers: {},
  examples: [
    lawExample(
      'passed-then-raised',
      cites.blue.studPlay,
      { spoken: 'passed' },
      'The high card passes, the next player bets, and the first then wants to raise.',
      'may not raise',
    ),
    lawExample('high-card-will-not-bet', cites.blue.studPlay, {}, 'The king showing declines to bet.', 'passes to the next player'),
    lawExample('round-without-bet', cites.blue.studRank, {}, 'Nobody bets on the third card.', 'go on dealing'),
    worthExample('first-say', cites.blue.studBetting, 'A queen, a nine and a four lie open after the second card.', 'the highest card showing'),
    worthExample('betting-rounds', cites.sierra.faceDownVersus, 'Draw has two rounds; what did the open game bring?', 'many more than at draw poker'),
    worthExample(
      'betting-rounds',
      cites.blue.studBetting,
      'From the second card to the fifth everyone may bet.',
      '4: after the second, third, fourth and fifth card',
    ),
    worthExample(
      'betting-rounds',
      cites.uspc.stud,
      'Four open cards lie before each, and only now does anyone look at the closed one.',
      '1: when everybody has five cards',
    ),
    worthExample('straight', cites.blue.studRank, 'A player counts on five to nine in mixed suits.', 'not played'),
  ],
});
