import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { must } from '../../../../laws/remedies.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { leaveFiveUp } from '../../words.ts';
import { showdown } from './scorers.ts';

export default variant({
  title: 'Peek poker',
  aliases: ['Seven-card peek', 'Eight-card peek', 'Seven-card stud with a draw'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Peek Poker',
      pages: '294',
      inherits: {
        from: 'poker',
        cite: doubted(
          cites.blue.peek,
          'The form has no clause of its own: five cards are shown for the pot, and they are taken to rank as in the main game. The book says only of stud that straights are not played.',
        ),
        only: 'points',
      },
    },
  },
  players: { min: 2, max: 6, say: 'Any number; 2 to 6 leave cards enough to draw' },
  packs: ['standard-52'],
  glance: {
    'Seven cards': '2 down, 5 up',
    'Eight cards': '3 down (the first two and the last), 5 up',
    Draw: 'One card at a time, with bets after each draw',
    'First bet': 'The best hand showing',
    Show: 'The best 5 of the 7 or 8',
  },
  laws: {
    add: {
      'five-face-up': law({
        offence: 'irregular-draw',
        title: 'Cards left face up after a draw',
        gist: 'A player discards a card, and the question is how many must then lie open.',
        aka: ['discard a down card', 'four cards showing', 'which card to replace'],
        moment: 'draw',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(must('offender', leaveFiveUp), cites.blue.peek, { note: 'It does not matter which card the player discarded.' }),
        }),
      }),
    },
  },
  points: {
    repeal: {
      blind: 'The section names no blind.',
      straddle: 'The section names no blind to double.',
      'going-in': 'The section names no blind to go in against.',
      limit: 'The section does not speak of what a bet may be.',
    },
    add: {
      'first-bet': item({
        title: 'First bet',
        gist: 'Who bets first after each draw.',
        group: 'The pot',
        books: { 'blue-ribbon-1940': ruled('the best hand showing', cites.blue.peek) },
      }),
      'hand-shown': item({
        title: 'Hand shown',
        gist: 'What counts at the final call.',
        group: 'The pot',
        books: { 'blue-ribbon-1940': ruled('five cards picked out of the seven or eight', cites.blue.peek) },
      }),
    },
  },
  scorers: { showdown },
  repealScorers: {
    settled: 'Nobody has checked yet whether the parts of a pool are settled like this here.',
    'side-pots': 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [
    lawExample('five-face-up', cites.blue.peek, {}, 'A player throws one of his down cards and draws.', 'leave five cards face up'),
    valueExample('first-bet', cites.blue.peek, 'After a draw one player shows two tens, the others less.', 'the best hand showing'),
    valueExample('hand-shown', cites.blue.peek, 'The last bet is called on eight cards a head.', 'five cards picked out of the seven or eight'),
    scoreExample(
      'showdown',
      cites.blue.peek,
      { hands: 'QS-JS-10S-9S-8S-2D-2H.9H-9C-9D-4H-4D-KD-KH' },
      'Of seven cards each, five are picked out to show.',
      'Hand 1 wins: straight flush, queen high',
    ),
  ],
});
