import { cite } from '../../../books.ts';
import { variant } from '../../../core/games.ts';
import { fact, law, says, silent } from '../../../core/laws.ts';
import { item, unscored, worth } from '../../../core/points.ts';
import { barred, isVoid, must, notDecided, stands } from '../../../core/remedies.ts';
import { set } from '../diagrams.ts';
import { framesScorer } from '../scorers/frames.ts';

const BLUE = cite('blue-ribbon-1940', '74-75', 'Cocked Hat', { doubt: 'St. Louis is excepted: an association there has its own rules.' });
const none = () => unscored('Only the pins are stated.');

export default variant({
  title: 'Cocked hat',
  aliases: ['Cockedhat', 'Three pins'],
  books: {
    'blue-ribbon-1940': { heading: 'Cocked Hat', pages: '74-75', inherits: { from: 'bowling', cite: BLUE } },
    donohue: { heading: 'Cocked Hat', pages: '378-379' },
  },
  players: { min: 2, max: 12 },
  packs: ['none-0'],
  glance: {
    Pins: 'the head pin and two corner or quarter pins',
    Frame: 'three balls (1940)',
    'Strike or spare': 'three instead of ten (1940)',
    Highest: '90 (1940)',
  },
  laws: {
    amend: {
      'dead-wood': {
        readings: {
          'blue-ribbon-1940': says(
            [
              { when: { what: 'left' }, then: [isVoid('count'), must('player', 'clear-dead-wood')] },
              { when: { what: 'clearing' }, then: [must('player', 'respot-pins')], note: 'By the rules of ten pins.' },
            ],
            BLUE,
          ),
        },
      },
      rebound: {
        readings: {
          'blue-ribbon-1940': says(
            [
              { when: { how: ['left-alley', 'pin-back'] }, then: [stands('count')] },
              { when: { how: 'ball-back' }, then: [isVoid('count'), must('player', 'respot-pins')], note: 'By the rules of ten pins.' },
            ],
            BLUE,
          ),
        },
      },
    },
    add: {
      cast: law({
        offence: 'irregular-ball',
        title: 'Ball cast or thrown',
        gist: 'The ball is thrown and not rolled.',
        moment: 'delivery',
        facts: { seen: fact('What was done?', { thrown: 'The ball was thrown', rolled: 'It was rolled down the gutter' }) },
        readings: {
          'blue-ribbon-1940': says(
            [
              { when: { seen: 'thrown' }, then: [barred('player', 'loft-ball'), notDecided] },
              { when: { seen: 'rolled' }, then: [stands('ball')] },
            ],
            BLUE,
          ),
          donohue: silent(),
        },
      }),
    },
  },
  points: {
    amend: {
      strike: { books: { 'blue-ribbon-1940': worth(3, BLUE, { says: 'and the pins of the next two balls' }), donohue: none() } },
      spare: { books: { 'blue-ribbon-1940': worth(3, BLUE), donohue: none() } },
      highest: { books: { 'blue-ribbon-1940': worth(90, BLUE), donohue: none() } },
    },
    add: {
      pins: item({
        title: 'Each pin',
        gist: 'A pin falls in a frame that is not cleared.',
        books: { 'blue-ribbon-1940': worth(1, BLUE, { per: 'a pin' }), donohue: none() },
      }),
    },
  },
  scorers: {
    frames: framesScorer('Score cocked hat', { pins: 3, balls: 3, frames: 10, counted: 3 }, 'blue-ribbon-1940', [
      'A frame cleared by two balls is counted with the next ball, as in ten pins; one cleared by the third has no ball left over.',
    ]),
  },
  diagrams: { pins: set('The three pins', 'The head pin in front and the two corner pins at the ends of the back row.', [1, 7, 10]) },
  examples: [
    {
      kind: 'score',
      scorer: 'frames',
      book: 'blue-ribbon-1940',
      story: 'A strike, and one pin with the balls after it.',
      input: { balls: '3.1.0.0' },
      totals: { '': 5 },
      cite: BLUE,
    },
    {
      kind: 'law',
      law: 'cast',
      book: 'blue-ribbon-1940',
      story: 'The ball is thrown.',
      answers: { seen: 'thrown' },
      ruling: 'may not throw or loft',
      cite: BLUE,
    },
    {
      kind: 'law',
      law: 'rebound',
      book: 'blue-ribbon-1940',
      story: 'A poodle gets a pin.',
      answers: { how: 'left-alley' },
      ruling: 'count stands',
      cite: BLUE,
    },
  ],
});
