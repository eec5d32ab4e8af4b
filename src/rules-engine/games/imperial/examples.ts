import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Imperial } from './code.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

const { blue } = cites;
const BOOK = 'blue-ribbon-1940';
const low = citedBy(laws['no-imperial'].readings[BOOK]);
const of = (key: keyof typeof points) => citedBy(points[key].books[BOOK]);

export const examples: readonly ExampleOf<Imperial>[] = [
  lawExample('equal-calls', blue.calls, {}, 'Both call a point of forty.', 'non-dealer wins the tie'),
  lawExample('dealer-calls', blue.calls, {}, 'The non-dealer has called; the dealer has four queens.', 'before playing to it'),
  lawExample('no-imperial', low, { what: 'three' }, 'Three kings are called.', 'may not mark it'),
  lawExample('no-imperial', low, { what: 'low' }, 'Four tens are called.', 'may not mark it'),
  lawExample('no-imperial', low, { what: 'other' }, 'Jack, ace, ten and nine are called.', 'may not mark it'),
  lawExample('no-imperial', low, { what: 'sevens' }, 'Four sevens are called.', 'may mark it'),
  lawExample('turned-card-counted', blue.imperials, {}, 'He has king, queen and ace of trumps; the jack was turned.', 'count the turned card'),
  lawExample('trick-not-won', blue.play, { has: 'suit' }, 'A nine is led; he plays the eight and has the queen.', 'win the trick, if able'),
  lawExample('trick-not-won', blue.play, { has: 'trump' }, 'He has none of the suit, and throws a club with a trump in hand.', 'trump the trick'),
  lawExample('sixth-white', blue.sixth, {}, 'She puts up her sixth white while he has four.', 'take down the white counters'),
  lawExample('both-near-out', blue.order, {}, 'Both have four reds and five whites.', 'in this order'),
  valueExample('game', of('game'), 'All counters of a player are up.', 'six white and four red'),
  valueExample('whites', blue.counters, 'The counters are handed out.', 6),
  valueExample('reds', blue.counters, 'The counters are handed out.', 4),
  valueExample('turned', blue.deal, 'The seven of hearts is turned.', 1),
  valueExample('carte-blanche', of('carte-blanche'), 'He shows twelve cards without a court card.', 1),
  valueExample('turned-sequence', blue.imperials, 'The turned jack completes his sequence.', 1),
  valueExample('caught', blue.imperials, 'King and queen of trumps are led, and jack and ace fall.', 1),
  valueExample('taken-down', blue.sixth, 'A sixth white is put up.', 'takes down all whites'),
  scoreExample(
    'hand',
    blue.calls,
    { turned: 'yes', point: 'pone', sequences: '1.0', fours: '0.1', honours: '2.2', tricks: '7' },
    'A white for the card turned, one for the point, a red each, honours and two odd tricks.',
    'The game goes on',
  ),
  scoreExample(
    'hand',
    blue.sixth,
    { turned: 'no', point: 'pone', sequences: '0.0', fours: '0.0', honours: '3.2', tricks: '6', whites: '3.4' },
    'The point and two honours make six whites: a red, and the four whites of the dealer come down.',
    'The game goes on',
  ),
  scoreExample(
    'hand',
    blue.order,
    { turned: 'yes', point: 'pone', sequences: '0.0', fours: '0.0', honours: '2.2', tricks: '6', reds: '4.4', whites: '5.5' },
    'Both need a white: the card turned counts before the point.',
    'Dealer wins',
  ),
  scoreExample(
    'hand',
    of('capot'),
    { turned: 'no', point: 'dealer', sequences: '0.0', fours: '0.0', honours: '0.5', tricks: '0' },
    'All twelve tricks: two reds, and no odd tricks.',
    'The game goes on',
  ),
  sheetExample(
    'game',
    blue.sixth,
    { first: 'Ann', second: 'Ben' },
    [
      { dealer: 'first', turned: 'yes', point: 'pone', sequences: '1.0', fours: '0.0', honours: '1.3', tricks: '5' },
      { dealer: 'second', turned: 'no', point: 'pone', sequences: '0.1', fours: '0.0', honours: '0.5', tricks: '6' },
    ],
    'In the first hand Ann comes to six whites: a red, and the two of Ben come down.',
    { 'Ann, reds': 1, 'Ann, whites': 1, 'Ben, reds': 2, 'Ben, whites': 5 },
    'Up: Ann',
  ),
  sheetExample(
    'game',
    blue.counters,
    { first: 'Ann', second: 'Ben' },
    [
      { dealer: 'second', turned: 'no', point: 'pone', sequences: '2.0', fours: '1.0', honours: '2.3', tricks: '8' },
      { dealer: 'first', turned: 'yes', point: 'dealer', sequences: '0.0', fours: '0.0', honours: '2.2', tricks: '5' },
    ],
    'Three imperials and six whites make four reds in the first hand; the sixth white of the second ends the game.',
    { 'Ann, reds': 4, 'Ann, whites': 6, 'Ben, reds': 0, 'Ben, whites': 2 },
    'Ann has all counters up',
  ),
];
