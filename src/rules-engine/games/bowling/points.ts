import { item, ruled, unscored, worth } from '../../core/points.ts';
import { BLUE, BLUE_SCORE, DON, DON_RULES } from './cites.ts';

export const points = {
  strike: item({
    title: 'Strike',
    gist: 'All ten pins fall to the first ball.',
    aka: ['X', 'ten strike', 'double spare'],
    group: 'A frame',
    books: {
      'blue-ribbon-1940': worth(10, BLUE_SCORE, { says: 'and the pins of the next two balls' }),
      donohue: worth(10, DON, { says: 'and the pins of the two balls left over, rolled in the same division' }),
    },
  }),
  spare: item({
    title: 'Spare',
    gist: 'All ten pins fall to two balls.',
    aka: ['slash'],
    group: 'A frame',
    books: {
      'blue-ribbon-1940': worth(10, BLUE_SCORE, { says: 'and the pins of the next ball' }),
      donohue: worth(10, DON, { says: 'and the pins of the one ball left over, rolled in the same division' }),
    },
  }),
  pin: item({
    title: 'Pin down',
    gist: 'A pin falls to a fair ball and the frame is not cleared.',
    aka: ['break', 'open frame'],
    group: 'A frame',
    books: { 'blue-ribbon-1940': worth(1, BLUE, { per: 'a pin' }), donohue: worth(1, DON, { per: 'a pin' }) },
  }),
  'tenth-frame': item({
    title: 'Strike or spare in the last frame',
    gist: 'The last frame is cleared.',
    aka: ['tenth frame', 'extra balls', 'fill ball'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': ruled('Extra balls are rolled until three have been rolled in the frame.', BLUE),
      donohue: unscored('Every division has its three balls; none has extra ones.'),
    },
  }),
  highest: item({
    title: 'Highest game',
    gist: 'All ten pins fall to every ball.',
    aka: ['perfect game', '300'],
    group: 'The game',
    books: { 'blue-ribbon-1940': worth(300, BLUE), donohue: worth(300, DON, { says: 'thirty balls of ten pins each' }) },
  }),
  'half-division': item({
    title: 'Who pays',
    gist: 'Several players bowl for the price of the game.',
    group: 'The game',
    books: { donohue: ruled('The lower half of the players pays the game of the higher half.', DON_RULES), 'blue-ribbon-1940': unscored() },
  }),
};
