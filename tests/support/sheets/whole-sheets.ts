// A whole game on each of the most used sheets, as entered by touch, with its final score from the book or counted by hand.
import type { BookId, Place } from '../../../src/rules-engine/index.ts';
import { MORE_WHOLE_GAMES } from './more-whole-sheets.ts';

export interface WholeGame {
  readonly place: Place['id'];
  readonly key: string;
  readonly book: BookId;
  readonly setup: Readonly<Record<string, string>>;
  readonly entries: readonly Readonly<Record<string, string>>[];
  /** Points of each side at the end. */
  readonly totals: readonly number[];
  /** Part of the sentence that ends the game; null if the players end it themselves. */
  readonly over: string | null;
  /** Book and page of the final score, or how it was counted. */
  readonly from: string;
}

export const WHOLE_GAMES: readonly WholeGame[] = [
  {
    place: 'contract-bridge',
    key: 'rubber',
    book: 'sierra',
    setup: {},
    entries: [
      { declarer: 'we', level: '2', denomination: 'diamonds', tricks: '8' },
      { declarer: 'they', level: '3', denomination: 'no-trump', tricks: '10' },
      { declarer: 'they', level: '4', denomination: 'hearts', tricks: '8' },
      { declarer: 'we', level: '5', denomination: 'clubs', tricks: '11' },
      { declarer: 'we', level: '4', denomination: 'hearts', tricks: '10', ours: '4' },
    ],
    totals: [1060, 130],
    over: 'We are ahead by 930',
    from: 'The points of Sierra p. 20-34: 40 + 200 + 100 + 120 + 100 + 500 against 100 + 30',
  },
  {
    place: 'auction-bridge',
    key: 'rubber',
    book: 'blue-ribbon-1940',
    setup: {},
    entries: [
      { by: 'we', level: '2', denomination: 'hearts', tricks: '8', 'honours-declarer': '2', 'honours-dummy': '1' },
      { by: 'they', level: '2', denomination: 'diamonds', tricks: '8', 'honours-declarer': '2', 'honours-dummy': '2' },
      { by: 'we', level: '4', denomination: 'spades', tricks: '10', 'honours-declarer': '3' },
      { by: 'they', level: '3', denomination: 'no-trumps', tricks: '9', 'honours-declarer': '1', 'honours-dummy': '2' },
      { by: 'we', level: '4', denomination: 'spades', tricks: '11', 'honours-declarer': '2', 'honours-dummy': '2' },
    ],
    totals: [447, 114],
    over: 'We win by 333',
    from: 'Blue Ribbon p. 86, the score sheet printed there',
  },
  {
    place: 'bridge-whist/three-handed',
    key: 'rubber',
    book: 'donohue',
    setup: { names: 'Ann.Ben.Cleo' },
    entries: [
      { trump: 'none', doubles: '0', tricks: '9' },
      { trump: 'spades', doubles: '0', tricks: '6' },
      { trump: 'hearts', doubles: '0', tricks: '8' },
      { trump: 'none', doubles: '0', tricks: '9' },
    ],
    totals: [174, 0, 18],
    over: 'The rubber to Ann',
    from: 'Donohue p. 409-410: 36 + 36 + 100 and 2 of the lost trick, 0, 16 + 2',
  },
  {
    place: 'cribbage',
    key: 'game',
    book: 'blue-ribbon-1940',
    setup: { first: 'Ann', second: 'Ben' },
    entries: [
      { who: 'first', what: 'play', points: '2' },
      { who: 'second', what: 'play', points: '6' },
      { who: 'first', what: 'go' },
      { who: 'first', what: 'hand', points: '12' },
      { who: 'second', what: 'hand', points: '24' },
      { who: 'second', what: 'crib', points: '8' },
      { who: 'first', what: 'play', points: '3' },
      { who: 'second', what: 'hand', points: '16' },
      { who: 'first', what: 'crib', points: '14' },
      { who: 'second', what: 'hand', points: '7' },
    ],
    totals: [32, 61],
    over: 'Ben is first home',
    from: 'Blue Ribbon p. 195-196 as far as 15 to 6, then by hand: 15 + 3 + 14, 6 + 24 + 8 + 16 + 7',
  },
  {
    place: 'bowling',
    key: 'sheet',
    book: 'blue-ribbon-1940',
    setup: { first: 'Ann', second: 'Ben' },
    entries: [
      { a: '10', b: '3.4' },
      { a: '6.4', b: '5.0' },
      { a: '7.1', b: '8.1' },
      { a: '10', b: '9.0' },
      { a: '10', b: '0.9' },
      { a: '9.0', b: '8.2' },
      { a: '8.2', b: '7.0' },
      { a: '10', b: '10' },
      { a: '6.3', b: '4.4' },
      { a: '7.3.5', b: '10.9.1' },
    ],
    totals: [165, 109],
    over: 'Ann wins by 56',
    from: 'Blue Ribbon p. 71 for three frames, then by hand: 45 + 29 + 19 + 9 + 20 + 19 + 9 + 15, 21 + 9 + 9 + 17 + 7 + 18 + 8 + 20',
  },
  {
    place: 'hearts',
    key: 'game',
    book: 'sierra',
    setup: { players: 'four', names: 'Ann.Ben.Cleo.Dan' },
    entries: [
      { hearts: '0.13.0.0', queen: 'first' },
      { hearts: '1.12.0.0', queen: 'second' },
      { hearts: '13.0.0.0', queen: 'first' },
      { hearts: '0.10.3.0', queen: 'second' },
      { hearts: '0.13.0.0', queen: 'third' },
    ],
    totals: [14, 100, 42, 26],
    over: 'Ann wins with 14',
    from: 'Sierra p. 79-84',
  },
  {
    place: 'spades',
    key: 'game',
    book: 'sierra',
    setup: { we: 'Ann and Cleo', they: 'Ben and Dan' },
    entries: [
      { weBid: '4.3', weTook: '5.3', theyBid: '3.2' },
      { weBid: 'double-nil.5', weTook: '0.6', theyBid: '4.3', theyTook: '4.3' },
      { weBid: '5.4', weTook: '5.4', theyBid: '2.2' },
      { weBid: '5.4', weTook: '5.4', theyBid: '2.2' },
    ],
    totals: [502, 200],
    over: 'Ann and Cleo',
    from: 'Sierra p. 126-130: 71 + 251 + 90 + 90, 50 + 70 + 40 + 40',
  },
  {
    place: 'euchre',
    key: 'game',
    book: 'donohue',
    setup: { we: 'Ann and Cleo', they: 'Ben and Dan' },
    entries: [
      { makers: 'we', tricks: '5' },
      { makers: 'we', tricks: '5' },
      { makers: 'they', tricks: '3' },
      { makers: 'we', tricks: '2' },
      { makers: 'we', tricks: '3' },
    ],
    totals: [5, 3],
    over: 'Ann and Cleo reached 5',
    from: 'Donohue p. 22-23 as far as 4 to 3, then a point for three tricks',
  },
  {
    place: 'pinochle',
    key: 'game',
    book: 'sierra',
    setup: { first: 'Ann', second: 'Ben' },
    entries: [
      { melds: '300.260', cards: '130', last: 'first' },
      { melds: '280.330', cards: '100', last: 'second' },
      { melds: '100.60', cards: '120', last: 'first', claim: 'first' },
    ],
    totals: [1050, 1030],
    over: 'Ann was out first',
    from: 'Sierra p. 90-102',
  },
  ...MORE_WHOLE_GAMES,
];
