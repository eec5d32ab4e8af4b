import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  nick: item({
    title: 'Nick, or natural',
    gist: 'The first throw is 7 or 11: the caster wins.',
    aka: ['natural', '7 or 11', 'seven eleven', 'winner on the come out'],
    group: 'The stakes',
    books: { 'blue-ribbon-1940': bookValue(1, [cites.blue.scoring, cites.blue.hazardScoring], { unit: 'stake', says: 'Even money, at once.' }) },
  }),
  crap: item({
    title: 'Crap',
    gist: 'The first throw is 2, 3 or 12: the caster loses.',
    aka: ['craps', 'snake eyes', 'boxcars', 'crapped out'],
    group: 'The stakes',
    books: { 'blue-ribbon-1940': bookValue(-1, [cites.blue.scoring, cites.blue.hazardScoring], { unit: 'stake', says: 'Even money, at once.' }) },
  }),
  'point-made': item({
    title: 'Point made',
    gist: 'The point comes again before a 7: the caster wins.',
    aka: ['hit the point', 'made the point', 'passed'],
    group: 'The stakes',
    books: { 'blue-ribbon-1940': bookValue(1, [cites.blue.scoring, cites.blue.hazardPointMade], { unit: 'stake', says: 'Even money, whatever the point.' }) },
  }),
  'seven-out': item({
    title: 'Seven before the point',
    gist: 'A 7 comes before the point: the caster loses.',
    aka: ['seven out', 'sevened out', 'missed out'],
    group: 'The stakes',
    books: { 'blue-ribbon-1940': bookValue(-1, [cites.blue.scoring, cites.blue.hazardPointMade], { unit: 'stake', says: 'Even money, whatever the point.' }) },
  }),
  'chance-of-number': item({
    title: 'Chance of a number',
    gist: 'In how many of the 36 ways two dice give a number.',
    aka: ['dice odds', 'dice chances table', 'probability of a number'],
    group: 'The chances',
    books: {
      'blue-ribbon-1940': ruled(
        '1 for 2 or 12, 2 for 3 or 11, 3 for 4 or 10, 4 for 5 or 9, 5 for 6 or 8, 6 for 7.',
        doubted(cites.blue.pack, 'The row of chances is damaged in our copy; it is read from the 36 ways that the text counts.'),
      ),
    },
  }),
  'chance-of-nick': item({
    title: 'Chance of a nick',
    gist: 'How often the first throw is 7 or 11.',
    aka: ['odds of 7 or 11', 'odds of a natural'],
    group: 'The chances',
    books: { 'blue-ribbon-1940': bookValue(8, cites.blue.scoring, { unit: 'throw-in-36', says: 'Odds of 7 to 2 against.' }) },
  }),
  'chance-of-crap': item({
    title: 'Chance of a crap',
    gist: 'How often the first throw is 2, 3 or 12.',
    aka: ['odds of craps'],
    group: 'The chances',
    books: { 'blue-ribbon-1940': bookValue(4, cites.blue.scoring, { unit: 'throw-in-36', says: 'Odds of 8 to 1 against.' }) },
  }),
  'chance-of-point': item({
    title: 'Chance that a point is thrown',
    gist: 'How often the first throw decides nothing.',
    aka: ['odds of a point'],
    group: 'The chances',
    books: { 'blue-ribbon-1940': bookValue(24, cites.blue.scoring, { unit: 'throw-in-36', says: 'Two throws in three.' }) },
  }),
  'chance-of-making-point': item({
    title: 'Chance of making the point',
    gist: 'The odds against the caster once a point is thrown, over all six points.',
    aka: ['odds of making the point'],
    group: 'The chances',
    books: {
      'blue-ribbon-1940': ruled(
        '57 to 39 against, on the average of many points.',
        doubted(cites.blue.chanceOfMakingPoint, 'The figure is rounded, and by a hair too kind to the caster; worked out in full it is 98 to 67.'),
      ),
    },
  }),
  'chance-of-caster': item({
    title: 'Chance of the caster',
    gist: 'The odds against the caster before the first throw.',
    aka: ['house edge', 'odds against the shooter'],
    group: 'The chances',
    books: {
      'blue-ribbon-1940': ruled(
        '73 to 71 against, or 1.39 per cent.',
        doubted(
          cites.blue.chanceOfCaster,
          'The text calls 73 to 71 exact; worked out in full it is 251 to 244, so that the caster wins 244 times in 495 and loses 1.41 per cent.',
        ),
      ),
    },
  }),
} as const;
