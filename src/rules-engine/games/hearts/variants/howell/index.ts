import { doubted } from '../../../../laws/cites.ts';
import { scoreExample } from '../../../../laws/examples.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { firstLead } from '../shared/first-lead.ts';
import { NO_BREAKING, NO_TIE, OLD_FORM } from '../shared/repeals.ts';
import { deal } from './scorers.ts';

const drawn = item({
  title: 'Drawn out',
  gist: 'What each player takes out of the pool once all have paid.',
  aka: ['take out of the pool', 'hearts not taken'],
  group: 'Settling',
  books: {
    'blue-ribbon-1940': bookValue(
      1,
      doubted(
        cites.blue.howellDrawnOut,
        'The example prints 29 chips in the pool; its own payments, 9 and 18 and 12, make 39, which is also what is drawn out.',
      ),
      { unit: 'counter', per: 'for each heart not taken' },
    ),
  },
});

export default variant({
  title: 'Howell hearts',
  aliases: ['Howell settlement', 'Howell', 'Howells'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Howell Hearts',
      pages: '244-245',
      inherits: {
        from: 'hearts',
        cite: doubted(cites.blue.howellScoring, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
      },
    },
  },
  has: OLD_FORM,
  players: { min: 3, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'Paid in': 'for every heart taken, as many counters as there are other players',
    'Drawn out': 'one counter for every heart not taken',
    'The pool': 'is empty after every deal; there are no jacks',
  },
  laws: { amend: { 'wrong-first-lead': firstLead }, repeal: { ...NO_BREAKING, ...NO_TIE } },
  points: {
    add: {
      'paid-in': item({
        title: 'Paid in',
        gist: 'What a player puts into the pool for each heart taken.',
        aka: ['put in the pool', 'three for each heart'],
        group: 'Settling',
        books: {
          'blue-ribbon-1940': ruled('As many counters for each heart as there are other players: three of them when four play.', cites.blue.howellScoring),
        },
      }),
      'drawn-out': drawn,
    },
    repeal: { heart: 'The price of a heart turns on the number of players.' },
  },
  scorers: { deal },
  examples: [
    scoreExample(
      'deal',
      doubted(
        cites.blue.howellDrawnOut,
        'The example prints 29 chips in the pool; its own payments, 9 and 18 and 12, make 39, which is also what is drawn out.',
      ),
      { hearts: '3.6.4.0' },
      'The case of the book: three, six, four and no hearts.',
      { 'First player': 1, 'Second player': -11, 'Third player': -3, 'Fourth player': 13 },
      '39 counters are paid in and 39 drawn out',
    ),
  ],
});
