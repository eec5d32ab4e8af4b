import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  strike: item({
    title: 'Strike',
    gist: 'All the pins fall to the first ball.',
    aka: ['X', 'ten strike', 'double spare'],
    group: 'A frame',
    books: {
      'blue-ribbon-1940': bookValue(10, cites.blue.scoring, { says: 'the pins of the next two balls count with it' }),
      donohue: bookValue(10, cites.donohue.americanScoring, { says: 'the two balls left over are rolled in the same division, and their pins count with it' }),
    },
  }),
  spare: item({
    title: 'Spare',
    gist: 'All the pins fall to two balls.',
    aka: ['slash'],
    group: 'A frame',
    books: {
      'blue-ribbon-1940': bookValue(10, cites.blue.scoring, { says: 'the pins of the next ball count with it' }),
      donohue: bookValue(10, cites.donohue.americanScoring, {
        says: 'the ball left over is rolled in the same division, and its pins count with it',
        way: 'same-division',
      }),
    },
  }),
  pin: item({
    title: 'Pin down',
    gist: 'A pin falls to a fair ball in a frame without a strike or a spare.',
    aka: ['break', 'open frame'],
    group: 'A frame',
    books: { 'blue-ribbon-1940': bookValue(1, cites.blue.scoring, { per: 'a pin' }), donohue: bookValue(1, cites.donohue.americanScoring, { per: 'a pin' }) },
  }),
  'tenth-frame': item({
    title: 'Strike or spare in the last frame',
    gist: 'The last frame is cleared.',
    aka: ['tenth frame', 'extra balls', 'fill ball'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': ruled('Extra balls are rolled until three have counted in the frame.', cites.blue.sample),
      donohue: unscored('Every division has its three balls; none has extra ones.'),
    },
  }),
  highest: item({
    title: 'Highest game',
    gist: 'All the pins fall to every ball.',
    aka: ['perfect game', '300'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': bookValue(300, cites.blue.sample),
      donohue: bookValue(300, cites.donohue.americanScoring, { says: 'thirty balls of ten pins each' }),
    },
  }),
  'half-division': item({
    title: 'Who pays',
    gist: 'Up to ten players bowl together, and each owes the price of a game.',
    group: 'The game',
    books: {
      donohue: ruled('The half of the players with the lower scores pays the games of the half with the higher.', cites.donohue.rules),
      'blue-ribbon-1940': unscored(),
    },
  }),
};
