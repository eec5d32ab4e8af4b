import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { fact, law, silent } from '../../../../laws/laws.ts';
import { barred, isVoid, must, noPenaltyPrinted, stands } from '../../../../laws/remedies.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { type Bowling, variant } from '../../code.ts';
import { set } from '../../diagrams.ts';
import { points } from '../../points.ts';
import { clearDeadWood, loftBall, pinByDeadWood, respotPins, theBall } from '../../words.ts';
import { BOOK, frames, pins as pinByPin } from './scorers.ts';

const none = () => unscored('Only the pins are stated.');

const amended = {
  strike: {
    ...points.strike,
    books: {
      [BOOK]: bookValue(3, doubted(cites.blue.cockedHatScoring, 'The passage on the next balls is tangled: it calls them spare balls.'), {
        says: 'the pins of the next two balls count with it',
      }),
      donohue: none(),
    },
  },
  spare: {
    ...points.spare,
    books: {
      [BOOK]: bookValue(
        3,
        doubted(
          cites.blue.cockedHatScoring,
          'The book does not say here what a spare takes in; by the rules of ten pins, which govern, it is the next ball when the pins are down with two of the three.',
        ),
        { says: 'by the rules of ten pins, the pins of the next ball count with it' },
      ),
      donohue: none(),
    },
  },
  highest: { ...points.highest, books: { [BOOK]: bookValue(90, cites.blue.cockedHatScoring), donohue: none() } },
} satisfies AmendedPoints<Bowling>;
const pins = item({
  title: 'Each pin',
  gist: 'A pin falls and is no part of a strike or a spare.',
  books: {
    [BOOK]: bookValue(1, cites.blue.cockedHatScoring, { per: 'a pin' }),
    donohue: bookValue(1, [doubted(cites.donohue.cockedHat, 'Only the pins are stated: neither balls nor a count.'), cites.donohue.smallestNumber], {
      per: 'a pin',
      says: 'as many as possible, as in every variety but one',
    }),
  },
});

export default variant({
  title: 'Cocked hat',
  aliases: ['Cockedhat', 'Three pins'],
  books: {
    [BOOK]: {
      heading: 'Cocked Hat',
      pages: '74-75',
      inherits: { from: 'bowling', cite: doubted(cites.blue.cockedHatPlay, 'St. Louis is excepted: an association there has its own rules.') },
    },
    donohue: { heading: 'Cocked Hat', pages: '378-379' },
  },
  players: { min: 2, max: 10, say: 'neither book gives a number' },
  packs: ['none-0'],
  glance: {
    Pins: 'the head pin and two corner or quarter pins',
    Frame: 'three balls (1940)',
    'Strike or spare': '{points.strike} instead of ten (1940)',
    Highest: '{points.highest} (1940)',
  },
  laws: {
    amend: {
      'dead-wood': {
        leads: {
          'blue-ribbon-1940': 'Pins felled by dead wood left lying do not count. A standing pin that falls while dead wood is cleared is set up again.',
        },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { what: 'left' }, then: [isVoid(pinByDeadWood), must('player', clearDeadWood)] },
              { when: { what: 'clearing' }, then: [must('player', respotPins)], note: 'By the rules of ten pins.' },
            ],
            [doubted(cites.blue.cockedHatPlay, 'St. Louis is excepted: an association there has its own rules.'), cites.blue.alleyDeadWood],
          ),
        }),
      },
      rebound: {
        leads: {
          'blue-ribbon-1940':
            'Pins felled by a ball that came back from the cushion do not count and are set up again. Pins felled by a gutter ball or by a rebounding pin count.',
        },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { how: 'left-alley' }, then: [stands('count')], note: 'A poodle, a ball rolled down the gutter, is fair here.' },
              { when: { how: 'pin-back' }, then: [stands('count')], note: 'By the rules of ten pins.' },
              { when: { how: 'ball-back' }, then: [isVoid('count'), must('player', respotPins)], note: 'By the rules of ten pins.' },
            ],
            [doubted(cites.blue.cockedHatPlay, 'St. Louis is excepted: an association there has its own rules.'), cites.blue.alleyPack],
          ),
        }),
      },
    },
    add: {
      cast: law({
        offence: 'irregular-ball',
        title: 'Ball cast or thrown',
        gist: 'The ball is thrown and not rolled.',
        aka: ['lofting', 'poodle', 'gutter ball'],
        moment: 'delivery',
        facts: {
          seen: fact('What was done?', 'The ball was', {
            thrown: { label: 'The ball was thrown', chip: 'Thrown', if: 'if the ball was thrown' },
            rolled: { label: 'It was rolled down the gutter', chip: 'Rolled in a gutter', if: 'if the ball was rolled down the gutter' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'The ball may not be thrown, but the book names no penalty. Pins felled by a ball that was rolled down the gutter count.',
        },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { seen: 'thrown' }, then: [barred('player', loftBall), noPenaltyPrinted] },
              { when: { seen: 'rolled' }, then: [stands(theBall)], note: 'Pins that such a poodle gets are counted.' },
            ],
            cites.blue.cockedHatPlay,
          ),
          donohue: silent(),
        }),
        see: ['bowling.law.lofting'],
      }),
    },
  },
  points: {
    amend: amended,
    repeal: { pin: 'Stated anew for this game: each pin.' },
    add: {
      pins,
      'spare-balls': item({
        title: 'Spare balls',
        gist: 'Balls are left over when all the pins are down.',
        books: { [BOOK]: unscored(), donohue: ruled('They are counted, as in every variety but the Philadelphia game.', cites.donohue.nineBall) },
      }),
    },
  },
  scorers: { frames, pins: pinByPin },
  diagrams: { pins: set('The three pins', 'The head pin in front and the two corner pins at the ends of the back row.', [1, 7, 10]) },
  repealScorers: { game: 'It is played with three pins; the frames have a count of their own.', sheet: 'It is played with three pins.' },
  examples: [
    scoreExample(
      'frames',
      doubted(cites.blue.cockedHatScoring, 'The passage on the next balls is tangled: it calls them spare balls.'),
      { balls: '3.1.0.0' },
      'A strike, and one pin with the balls after it: four, and the one again.',
      5,
    ),
    scoreExample('frames', cites.blue.cockedHatScoring, { balls: '2.1.2.0.1' }, 'A spare and the two of the next ball; then all three with three balls.', 8),
    scoreExample('frames', cites.blue.cockedHatScoring, { balls: Array(12).fill('3').join('.') }, 'Every ball takes all three.', 90),
    scoreExample('pins', cites.donohue.nineBall, { balls: '3.2.0' }, 'Three with the first ball, two with the balls spared.', 5),
    lawExample('cast', cites.blue.cockedHatPlay, { seen: 'thrown' }, 'The ball is thrown.', 'may not throw or loft'),
    lawExample(
      'rebound',
      doubted(cites.blue.cockedHatPlay, 'St. Louis is excepted: an association there has its own rules.'),
      { how: 'left-alley' },
      'A poodle gets a pin.',
      'count stands',
    ),
    lawExample(
      'dead-wood',
      doubted(cites.blue.cockedHatPlay, 'St. Louis is excepted: an association there has its own rules.'),
      { what: 'left' },
      'Dead wood takes a pin.',
      'A pin felled by the dead wood does not count',
    ),
    valueExample('spare-balls', cites.donohue.nineBall, 'Three pins are down with one ball, and two are still to be rolled.', 'They are counted'),
    valueExample('highest', cites.blue.cockedHatScoring, 'Three pins to every ball from first to last.', 90),
  ],
});
