import { item } from '../../../../laws/one-book.ts';
import { bookValue, pointsOf, ruled } from '../../../../scoring/points.ts';
import { BOOK, cites } from '../../cites.ts';

const STROKE = 'A stroke';
export const points = {
  'side-cup': item({
    title: 'Cup under an arch at the side',
    gist: 'The ball falls into the cup under an arch at the side.',
    aka: ['side arch', 'twenty'],
    group: STROKE,
    bookValue: bookValue(20, cites.donohue.russianBoard),
  }),
  'centre-cup': item({
    title: 'Cup under the arch in the centre',
    gist: 'The ball falls into the cup under the arch in the centre.',
    aka: ['centre arch', 'twenty-five'],
    group: STROKE,
    bookValue: bookValue(25, cites.donohue.centreCup),
  }),
  'bell-cup': item({
    title: 'Cup under the bell',
    gist: 'The ball does not pass through the arch of the bell and falls into the cup under it.',
    aka: ['bell arch', 'fell under the bell'],
    group: STROKE,
    bookValue: ruled('As marked there; the figure is damaged in our copy and is 50 or 60.', cites.donohue.bellCup),
  }),
  cavity: item({
    title: 'Cavity at the foot',
    gist: 'The ball runs down into one of the cavities at the bottom of the board.',
    aka: ['bottom hole', 'ran to the bottom'],
    group: STROKE,
    bookValue: ruled('The number that stands over it.', cites.donohue.russianBoard),
  }),
  bell: item({
    title: 'Bell rung',
    gist: 'The ball passes through the arch of the bell and rings it.',
    aka: ['rang the bell', 'double'],
    group: STROKE,
    bookValue: bookValue(2, [cites.donohue.russianBoard, cites.donohue.russian('VI')], {
      unit: 'multiple',
      says: 'whatever the ball makes by the stroke, doubled',
    }),
  }),
  'top-hole': item({
    title: 'Top hole',
    gist: 'The ball is played into the hole marked 100.',
    aka: ['hundred hole', 'red ball hole'],
    group: STROKE,
    bookValue: ruled('The game at once.', cites.donohue.russian('VII')),
  }),
  'ran-round': item({
    title: 'Ball round to the opponent’s side',
    gist: 'The ball runs round to the opponent’s side of the board.',
    group: 'Taken off',
    bookValue: bookValue(-5, cites.donohue.russian('VIII')),
  }),
  'came-back': item({
    title: 'Ball that returns',
    gist: 'The ball is played up and comes back, and has not gone on the board.',
    group: 'Taken off',
    bookValue: bookValue(-1, cites.donohue.russian('VIII')),
  }),
  game: item({
    title: 'Game',
    gist: 'How many points make the game.',
    aka: ['how many points', 'length of the game'],
    group: 'The game',
    bookValue: ruled('One hundred or more, agreed on at the beginning.', cites.donohue.russian('V')),
  }),
} as const;
/** The points lost for a fault, as a positive number. */
export const lostBy = (key: 'ran-round' | 'came-back'): number => -pointsOf(points[key], BOOK);
