import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { always, law, silent } from '../../../../laws/laws.ts';
import { barred } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { scoreMostCards } from '../../words.ts';
import { spadeCases } from '../shared/cases.ts';
import { ofTwoBooks } from '../shared/verdicts.ts';
import { amended, spadePoints } from './points.ts';
import { deal, running } from './scorers.ts';

export default variant({
  title: 'Spade cassino',
  aliases: ['Spade casino'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Spade Cassino',
      pages: '138',
      inherits: { from: 'cassino', cite: doubted(cites.blue.spade, 'No clause of its own: a paragraph inside the chapter that changes the count.') },
    },
    'uspc-1898': { heading: 'Spade Cassino', pages: '57', inherits: { from: 'cassino', cite: cites.uspc.spade } },
  },
  players: { min: 2, max: 4 },
  packs: ['standard-52', 'sixty-60'],
  glance: {
    'Each spade': '{points.spade} point',
    'Jack, two and ace of spades': 'score once more of their own: jack {points.spade-jack}, two {points.little-cassino}, ace {points.ace}',
    'In the play': 'points are pegged as they are made; only the cards are counted at the end',
    Game: '{points.target}, on a cribbage board',
  },
  laws: {
    amend: ofTwoBooks,
    repeal: { 'equal-points': 'The game runs on to 61.', 'tie-for-cards': 'There is no point for most spades; a tie for cards has its own row.' },
    add: {
      'equal-cards': law({
        question: 'tie',
        title: 'Tie for cards',
        gist: 'Two players have taken in the same number of cards.',
        aka: ['26 cards each', 'equal cards'],
        moment: 'count',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(barred('tied-players', scoreMostCards), [cites.blue.spade, cites.blue.scoring]),
          'uspc-1898': silent('The point is for the most.'),
        }),
      }),
    },
  },
  points: {
    amend: amended,
    add: spadePoints,
    repeal: { spades: 'Each spade counts by itself.', 'single-game': 'The game runs on to 61.' },
  },
  scorers: { deal, running },
  repealScorers: { sitting: 'The game runs on to 61.' },
  examples: [
    lawExample('equal-cards', cites.blue.spade, {}, 'Each of two players has 26.', 'may not score for the most cards'),
    scoreExample(
      'deal',
      cites.blue.spade,
      {
        cards: '30.22',
        spades: '9.4',
        big: '1',
        little: '2',
        aceSpades: '1',
        aceClubs: '2',
        aceHearts: '1',
        aceDiamonds: '2',
        jackSpades: '1',
        sixty: 'no',
      },
      'Between them two players peg 24 without sweeps.',
      { 'Side 1': 17, 'Side 2': 7 },
    ),
    scoreExample(
      'deal',
      cites.uspc.spade,
      {
        cards: '32.20',
        spades: '13.0',
        big: '2',
        little: '1',
        aceSpades: '1',
        aceClubs: '2',
        aceHearts: '2',
        aceDiamonds: '2',
        jackSpades: '1',
        sixty: 'no',
      },
      'All the spades, the cards and nothing else.',
      { 'Side 1': 19, 'Side 2': 5 },
    ),
    sheetExample(
      'running',
      cites.blue.spade,
      { sides: '2' },
      [
        { what: 'spade', who: '1', times: '9' },
        { what: 'spade-jack', who: '1' },
        { what: 'little-cassino', who: '2' },
        { what: 'spade', who: '2', times: '4' },
        { what: 'big-cassino', who: '1' },
        { what: 'ace', who: '1', times: '2' },
        { what: 'ace', who: '2', times: '2' },
        { what: 'cards', who: '1' },
      ],
      'The 24 points of a deal, each pegged when it was made.',
      { 'Side 1': 17, 'Side 2': 7 },
      'Side 1 17, 44 to go',
    ),
    ...spadeCases,
  ],
});
