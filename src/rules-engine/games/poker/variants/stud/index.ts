import { doubted } from '../../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../../laws/laws.ts';
import { barred, must, passesTo } from '../../../../laws/remedies.ts';
import { item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { callOrDrop, callRaiseOrDrop, dealOn } from '../../words.ts';
import { examples } from './examples.ts';

/** The list of the main game without the straights, which this form does not play. */
const WITHOUT_STRAIGHTS = [
  doubted(cites.blue.studRank, 'The book says only that straights are not played; the rest of the order is that of the main game.'),
  cites.blue.straightFlush,
  cites.blue.scoring,
];
const SIERRA_SILENT = 'The manual tells only where the game came from.';

export default variant({
  title: 'Stud poker',
  aliases: ['Stud', 'Five-card stud', 'Open poker', 'Hole card poker'],
  books: {
    sierra: {
      heading: 'Poker: Face-down versus face-up',
      pages: '107-114',
      inherits: {
        from: 'poker',
        cite: doubted(
          cites.sierra.faceDownVersus,
          'No clause of its own: the manual tells of this form in its history only, and gives one ranking of poker hands for all forms.',
        ),
        only: 'points',
      },
    },
    'blue-ribbon-1940': {
      heading: 'Stud Poker',
      pages: '290-291',
      inherits: {
        from: 'poker',
        cite: doubted(
          cites.blue.studPlay,
          'Its clause leads to straight poker, which the book does not describe; the hands are taken to rank as in its one list, without the straights.',
        ),
        only: 'points',
      },
    },
    'uspc-1898': {
      heading: 'Stud Poker',
      pages: '43',
      inherits: {
        from: 'poker',
        cite: doubted(cites.uspc.stud, 'No clause of its own: the highest hand wins, and the one order of hands in the book is that of draw poker.'),
        only: 'points',
      },
    },
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
  facts: {
    lead: 'rule.first-say',
  },
  laws: {
    amend: {
      'everyone-passes': { gist: 'Nobody comes in against the age, the player on the dealer’s left.' },
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
          spoken: fact('Had the player passed before the bet was made?', 'Had passed', {
            passed: { label: 'Yes, in this round', chip: 'Yes', if: 'if the player had passed in this round before the bet' },
            'not-yet': { label: 'No, the player had not yet spoken', chip: 'No', if: 'if the player had not yet spoken when the bet was made' },
          }),
        },
        usual: { spoken: 'passed' },
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
        leads: { 'blue-ribbon-1940': 'A player who passed before the bet may call or drop out, but not raise. A player who had not spoken yet may raise too.' },
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
          'blue-ribbon-1940': always(passesTo('bet', 'next-player'), cites.blue.studPlay, {
            note: 'The player may pass until it is clear who will bet, and then has to call or drop out.',
          }),
          'uspc-1898': silent('The book does not say who bets first.'),
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
            note: 'Bet or no bet, each player still in gets the next card face up.',
          }),
          'uspc-1898': silent('There is one round of bets, after the last card.'),
        }),
      }),
    },
  },
  points: {
    repeal: {
      straddle: 'None of the books names a blind for this form.',
      'going-in': 'There is no draw to go in for.',
      limit: 'None of the books speaks of a limit in this form.',
    },
    amend: {
      blind: {
        title: 'Ante',
        gist: 'What each player puts up before the deal.',
        books: {
          sierra: ruled('an entry fee from the players, as in every form; no amount is given', cites.sierra.faceDownVersus),
          'blue-ribbon-1940': unscored(),
          'uspc-1898': unscored(),
        },
      },
      'royal-flush': { books: { 'blue-ribbon-1940': unscored('Straights are not played; the book does not cover a sequence all in one suit.') } },
      'straight-flush': { books: { 'blue-ribbon-1940': unscored('Straights are not played; the book does not cover a sequence all in one suit.') } },
      'four-of-a-kind': { books: { 'blue-ribbon-1940': ruled('1st of 7, straights left out; the higher four wins', WITHOUT_STRAIGHTS) } },
      'full-house': { books: { 'blue-ribbon-1940': ruled('2nd of 7; the higher rank wins', WITHOUT_STRAIGHTS) } },
      flush: { books: { 'blue-ribbon-1940': ruled('3rd of 7; the rank of the cards decides', WITHOUT_STRAIGHTS) } },
      straight: {
        books: {
          'blue-ribbon-1940': ruled(
            'not played',
            { ...cites.blue.studRank, doubt: 'The book does not cover a sequence all in one suit.' },
            { way: 'not-played' },
          ),
        },
      },
      'three-of-a-kind': { books: { 'blue-ribbon-1940': ruled('4th of 7, next below the flush; the higher three wins', WITHOUT_STRAIGHTS) } },
      'two-pairs': { books: { 'blue-ribbon-1940': ruled('5th of 7; the higher pair decides', WITHOUT_STRAIGHTS, { way: 'higher-pair-alone' }) } },
      pair: { books: { 'blue-ribbon-1940': ruled('6th of 7; the higher pair wins', WITHOUT_STRAIGHTS) } },
      'high-card': {
        books: {
          'blue-ribbon-1940': ruled(
            '7th of 7; the highest card decides, then the cards below it',
            [...WITHOUT_STRAIGHTS, doubted(cites.blue.rank, 'The line that lets the lower cards decide is cut short in our copy.')],
            { way: 'lower-cards-next' },
          ),
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
          'uspc-1898': unscored('The book does not say who begins.'),
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
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples,
});
