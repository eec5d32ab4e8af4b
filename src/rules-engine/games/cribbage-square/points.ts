import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { advice, hand } = cites.sierra;
/** The advice is to try for fifteens and double runs; that the rest of the list counts as well is our reading. */
export const asAtCribbage = doubted(hand, 'Printed of a hand at cribbage. That a row or column of the square counts it too is our reading.');
/** For items of five cards: four of a line, as we read the square, and one that is turned up. */
const withTurned = doubted(
  hand,
  'Printed of a hand at cribbage. That a row or column of the square counts it too, and that a card is turned up beside the square, is our reading.',
);
const LINE = 'A row or column';
const RUNS = 'Runs with cards alike';

/** What a row or column of the square is worth, by the manual's list for a hand at cribbage. */
export const points = {
  fifteen: item({
    title: 'Fifteen',
    gist: 'Each different set of cards of the line that adds up to 15.',
    aka: ['fifteen-two', '7 and 8', '5 and a face card'],
    group: LINE,
    bookValue: bookValue(2, [hand, advice]),
  }),
  pair: item({ title: 'Pair', gist: 'Two cards of one rank in the line.', aka: ['two alike'], group: LINE, bookValue: bookValue(2, asAtCribbage) }),
  three: item({
    title: 'Three of a kind',
    gist: 'Three cards of one rank in the line.',
    aka: ['pair royal'],
    group: LINE,
    bookValue: bookValue(6, asAtCribbage),
  }),
  four: item({
    title: 'Four of a kind',
    gist: 'Four cards of one rank in the line.',
    aka: ['double pair royal'],
    group: LINE,
    bookValue: bookValue(12, asAtCribbage),
  }),
  run: item({
    title: 'Run',
    gist: 'Three or more cards of the line that follow in rank, wherever in it they lie.',
    aka: ['sequence', 'straight'],
    group: LINE,
    bookValue: bookValue(1, asAtCribbage, { per: 'a card' }),
  }),
  flush: item({ title: 'Flush of four', gist: 'The four cards of the line are of one suit.', group: LINE, bookValue: bookValue(4, asAtCribbage) }),
  'flush-of-five': item({
    title: 'Flush of five',
    gist: 'The four cards of the line and the card turned up are of one suit.',
    group: LINE,
    bookValue: bookValue(5, withTurned),
  }),
  nobs: item({
    title: 'Nobs',
    gist: 'The jack of the suit of the card turned up lies in the line.',
    aka: ['his nobs', 'jack of the suit turned'],
    group: LINE,
    bookValue: bookValue(1, withTurned),
  }),
  'double-run-of-three': item({
    title: 'Double run of three',
    gist: 'A run of three with one of its cards twice, as 4 5 6 6: two runs and the pair in one number.',
    aka: ['double run'],
    group: RUNS,
    bookValue: bookValue(8, [hand, advice]),
  }),
  'double-run-of-four': item({
    title: 'Double run of four',
    gist: 'A run of four with one of its cards twice, the card turned up among them.',
    group: RUNS,
    bookValue: bookValue(10, withTurned),
  }),
  'triple-run': item({
    title: 'Triple run',
    gist: 'A run of three with one of its cards three times, the card turned up among them.',
    group: RUNS,
    bookValue: bookValue(15, withTurned),
  }),
  'quadruple-run': item({
    title: 'Quadruple run',
    gist: 'A run of three with two of its cards twice, the card turned up among them.',
    aka: ['double double run'],
    group: RUNS,
    bookValue: bookValue(16, withTurned),
  }),
} as const;
