import { doubted } from '../../../../laws/cites.ts';
import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { always, fact, law } from '../../../../laws/laws.ts';
import { handEnds, must, noPenaltyPrinted, scores, wins } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { cutForSeats, higherSeat, keepSeats, lastHandWinners } from '../../words.ts';
import { own } from './points.ts';
import { evening } from './scorers.ts';

const passage = cites.uspc.progressive;

export default variant({
  title: 'Progressive cinch',
  aliases: ['Cinch party', 'Cinch drive'],
  books: {
    'uspc-1898': {
      heading: 'Progressive Cinch',
      pages: '59-60',
      inherits: { from: 'cinch', cite: doubted(passage, 'It tells how tables change; that each plays cinch is left to its name.') },
    },
  },
  has: {},
  players: { min: 8, max: 96, say: 'tables of four' },
  packs: ['standard-52'],
  glance: {
    'The round': 'ends everywhere when a table has {points.bell} points; or {points.hands} hands at each',
    'Moving up': 'the partners with the most points on the last hand scored',
    Tie: 'half a game each and a cut for the seats, or a cut for both',
    Seats: 'as in progressive euchre',
  },
  laws: {
    repeal: {
      'joker-and-high': 'The book gives the joker as a variation of the game at one table.',
      'both-go-out': 'A round ends with the bell.',
    },
    add: {
      'bell-in-play': law({
        question: 'broken-off',
        title: 'The bell rings in the middle of a hand',
        gist: 'Another table has the points that end the round.',
        aka: ['bell rang mid hand', 'does the hand count', 'who moves up'],
        moment: 'play',
        facts: {},
        readings: () => ({
          'uspc-1898': always([handEnds, wins(lastHandWinners, higherSeat)], passage, { note: 'The hand that the bell breaks off is not scored.' }),
        }),
      }),
      'finished-first': law({
        question: 'allowed',
        title: 'Table done before the others',
        gist: 'Each table plays four hands, and this one has finished.',
        aka: ['leave the table early', 'finished our hands', 'can we get up'],
        moment: 'hand-over',
        facts: {},
        readings: () => ({ 'uspc-1898': always([must('all-players', keepSeats), noPenaltyPrinted], passage) }),
      }),
      'table-tied': law({
        question: 'tie',
        title: 'A table is tied',
        gist: 'Both pairs have the same points at the end of the round.',
        aka: ['tie at the table', 'half game', 'who progresses'],
        moment: 'game-over',
        facts: {
          agreed: fact('How are ties settled?', 'Ties settled', {
            half: { label: 'Half a game each', chip: 'Half games', if: 'if a tie counts half a game each' },
            cut: { label: 'By a cut for everything', chip: 'By a cut', if: 'if ties are settled by a cut for everything' },
          }),
        },
        leads: {
          'uspc-1898':
            'Both pairs cut for the higher seats. If ties count as half a game, each player scores ½ game. If a cut settles everything, it also decides who scores the game.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              {
                when: { agreed: 'half' },
                then: [scores('all-players', pointsOf(own['half-game'], 'uspc-1898'), 'game'), must('tied-players', cutForSeats)],
                note: 'The fairest way, and the one approved.',
              },
              { when: { agreed: 'cut' }, then: [must('tied-players', 'cut-for-it')], note: 'To move up, and for the score.' },
            ],
            passage,
          ),
        }),
        see: ['cinch/progressive.points.half-game'],
      }),
    },
  },
  points: {
    add: own,
    repeal: {
      target: 'A round ends with the bell.',
      order: 'A round ends with the bell.',
      joker: 'The book gives the joker as a variation of the game at one table.',
    },
  },
  scorers: { evening },
  repealScorers: { game: 'A round ends with the bell.', deal: 'Only the last hand counts for moving up; each deal is scored as in the game.' },
  examples: [
    lawExample('bell-in-play', passage, {}, 'The bell rings after the third trick.', 'last hand scored'),
    lawExample('finished-first', passage, {}, 'Four hands are played, and the next table is still at its third.', 'stay seated'),
    lawExample('table-tied', passage, { agreed: 'half' }, 'Seven each on the last hand.', '½ game'),
    lawExample('table-tied', passage, { agreed: 'cut' }, 'Seven each on the last hand, and the table cuts.', 'cut for it'),
    valueExample('bell', passage, 'Table three comes to 32.', 32),
    valueExample('hands', passage, 'Without a bell, one deal each.', 4),
    sheetExample(
      'evening',
      passage,
      { name: 'Ann', tie: 'half' },
      [
        { own: '10', other: '4' },
        { own: '7', other: '7' },
        { own: '-8', other: '6' },
      ],
      'A round won, a tie and a round lost.',
      { Ann: 1.5 },
      '1.5 games',
    ),
    sheetExample(
      'evening',
      passage,
      { name: 'Ben', tie: 'cut' },
      [
        { own: '7', other: '7', cut: 'won' },
        { own: '7', other: '7', cut: 'lost' },
      ],
      'Two ties, one cut won and one lost.',
      { Ben: 1 },
      '1 game',
    ),
  ],
});
