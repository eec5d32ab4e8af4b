import { lawExample, worthExample } from '../../../core/examples.ts';
import { always, law } from '../../../core/laws.ts';
import { item, ruled } from '../../../core/points.ts';
import { must } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { leaveFiveUp } from '../words.ts';

export default variant({
  title: 'Peek poker',
  aliases: ['Seven-card peek', 'Eight-card peek', 'Seven-card stud with a draw'],
  books: { 'blue-ribbon-1940': { heading: 'Peek Poker', pages: '294' } },
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
          'blue-ribbon-1940': always(must('offender', leaveFiveUp), cites.blue.peek, { note: 'It does not matter which card he discarded.' }),
        }),
      }),
    },
  },
  points: {
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
  scorers: {},
  examples: [
    lawExample('five-face-up', cites.blue.peek, {}, 'A player throws one of his down cards and draws.', 'leave five cards face up'),
    worthExample('first-bet', cites.blue.peek, 'After a draw one player shows two tens, the others less.', 'the best hand showing'),
    worthExample('hand-shown', cites.blue.peek, 'The last bet is called on eight cards a head.', 'five cards picked out of the seven or eight'),
  ],
});
