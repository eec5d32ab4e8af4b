import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  'bid-step': item({
    title: 'Bids',
    gist: 'What a bid may be.',
    aka: ['multiples of five', 'lowest bid'],
    group: 'The bid',
    books: { 'blue-ribbon-1940': bookValue(5, cites.blue.scoring, { says: 'Bids go by fives.' }) },
  }),
  'whist-trick': item({
    title: 'Whist: each trick over the book',
    gist: 'A trick above six, with a trump suit named.',
    aka: ['odd trick', 'by cards'],
    group: 'Whist',
    books: { 'blue-ribbon-1940': bookValue(5, cites.blue.scoring, { per: 'a trick', says: 'Honours count nothing.' }) },
  }),
  'whist-slam': item({
    title: 'Whist: grand slam',
    gist: 'All thirteen tricks, with a trump suit named.',
    aka: ['slam'],
    group: 'Whist',
    books: { 'blue-ribbon-1940': bookValue(30, cites.blue.scoring, { says: 'It is added to the tricks.' }) },
  }),
  'grand-trick': item({
    title: 'Grand: each trick over the book',
    gist: 'A trick above six, without trumps.',
    aka: ['no trump trick', 'nine a trick'],
    group: 'Grand',
    books: { 'blue-ribbon-1940': bookValue(9, cites.blue.play, { per: 'a trick' }) },
  }),
  'grand-slam': item({
    title: 'Grand: grand slam',
    gist: 'All thirteen tricks, without trumps.',
    aka: ['slam at no trump', '103'],
    group: 'Grand',
    books: {
      'blue-ribbon-1940': bookValue(40, cites.blue.play, { says: 'With the tricks it makes 103, and it wins the game at once, even from below nothing.' }),
    },
  }),
  'euchre-point': item({
    title: 'Euchre: the point',
    gist: 'Three tricks of five at euchre.',
    group: 'Euchre',
    books: { 'blue-ribbon-1940': bookValue(5, cites.blue.scoring) },
  }),
  'euchre-four': item({
    title: 'Euchre: four tricks',
    gist: 'Four tricks of five at euchre.',
    group: 'Euchre',
    books: { 'blue-ribbon-1940': bookValue(10, cites.blue.scoring) },
  }),
  'euchre-march': item({
    title: 'Euchre: march',
    gist: 'All five tricks at euchre.',
    aka: ['all five tricks'],
    group: 'Euchre',
    books: { 'blue-ribbon-1940': bookValue(20, cites.blue.scoring) },
  }),
  'lone-hand': item({
    title: 'Euchre: lone hand',
    gist: 'All five tricks alone, on the bid that lets the bidder play without the partner’s best card.',
    aka: ['loner', 'alone'],
    group: 'Euchre',
    books: {
      'blue-ribbon-1940': bookValue(25, [cites.blue.scoring, cites.blue.play], { says: 'A lone bidder who fails goes back the bid and as much again.' }),
    },
  }),
  'hearts-clear': item({
    title: 'Hearts: no heart taken',
    gist: 'A side takes in no heart.',
    aka: ['safety play', 'hearts clear'],
    group: 'Hearts',
    books: { 'blue-ribbon-1940': bookValue(50, cites.blue.bidding) },
  }),
  'hearts-all': item({
    title: 'Hearts: the other side clear',
    gist: 'The safety play leaves one side with all the hearts.',
    group: 'Hearts',
    books: { 'blue-ribbon-1940': bookValue(-13, cites.blue.scoring) },
  }),
  heart: item({
    title: 'Hearts: each heart taken',
    gist: 'Both sides take hearts, or the side that bid hearts takes any.',
    group: 'Hearts',
    books: { 'blue-ribbon-1940': bookValue(-1, cites.blue.bidding, { per: 'a heart' }) },
  }),
  'hearts-bid-failed': item({
    title: 'Hearts by bid: a heart taken',
    gist: 'The side that named hearts on a bid takes in a heart.',
    group: 'Hearts',
    books: { 'blue-ribbon-1940': bookValue(-50, cites.blue.play) },
  }),
  'safety-score': item({
    title: 'Score that allows the safety play',
    gist: 'What the dealer must have for the eldest hand to declare hearts without a bid.',
    group: 'Hearts',
    books: { 'blue-ribbon-1940': bookValue(70, cites.blue.scoring) },
  }),
  'bid-failed': item({
    title: 'A bid that fails',
    gist: 'The bidder makes less than they bid.',
    aka: ['set back', 'in the hole', 'minus'],
    group: 'Set-backs',
    books: {
      'blue-ribbon-1940': ruled(
        'The bidder is set back the bid and pays for the tricks over the book that the opponents won; a bid that is made scores all it makes.',
        cites.blue.play,
      ),
    },
  }),
  'set-back-difference': item({
    title: 'Each set-back more than the other side',
    gist: 'At the end of the sitting the crosses of both sides are compared.',
    aka: ['crosses', 'setbacks'],
    group: 'Settlement',
    books: { 'blue-ribbon-1940': bookValue(10, cites.blue.crosses, { per: 'a set-back' }) },
  }),
  settlement: item({
    title: 'Settlement',
    gist: 'What the loser pays at the end.',
    group: 'Settlement',
    books: { 'blue-ribbon-1940': ruled('The lower score pays what it is short of the game, more or less by the difference in set-backs.', cites.blue.crosses) },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    group: 'Settlement',
    books: { 'blue-ribbon-1940': bookValue(100, cites.blue.scoring) },
  }),
} as const;
