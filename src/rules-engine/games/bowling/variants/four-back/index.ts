import { doubted } from '../../../../laws/cites.ts';
import { scoreExample } from '../../../../laws/examples.ts';
import { item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { set } from '../../diagrams.ts';
import { BOOK, form, lost, lostExample } from '../shared/of-1940.ts';
import { pins } from './scorers.ts';

export default form({
  title: 'Four back',
  at: doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'),
  glance: { Pins: 'the four back pins, numbered 4, 3, 2, 1', Inning: 'three balls', Break: 'two pins with one ball lose the inning' },
  points: {
    'pin-number': item({
      title: 'Pin made alone',
      gist: 'One pin falls to one ball.',
      books: {
        [BOOK]: {
          status: 'stated',
          unit: 'point',
          says: 'The number of the pin, from 1 to 4.',
          cites: [doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.')],
        },
      },
    }),
  },
  add: {
    break: lost(
      doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'),
      'More than one pin with a ball',
      'One ball knocks down two pins or more: a break.',
    ),
  },
  scorers: { pins },
  diagram: {
    ...set('The four back pins', 'The four pins of the back row, worth 4, 3, 2 and 1 from the left.', []),
    height: 3,
    shapes: [4, 3, 2, 1].map((says, n) => ({ kind: 'disc', x: 2 + 2 * n, y: 1.5, r: 0.6, tone: 'light', says: `${says}` })),
  },
  examples: [
    lostExample('break', doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'), 'A ball takes the 3 and the 2 together.'),
    scoreExample(
      'pins',
      doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'),
      { balls: '4.none.1.3.break' },
      'An inning takes the 4, misses and takes the 1; the next is lost by a break.',
      5,
    ),
    scoreExample(
      'pins',
      doubted(cites.blue.fourBack, 'Neither the number of innings nor a maximum is printed.'),
      { balls: '4.3.2' },
      'The three best pins, one at a time.',
      9,
    ),
  ],
});
