import { citedBy, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Loo } from '../code.ts';
import { points } from '../points.ts';

const { blue, donohue } = cites;
const unlimited = citedBy(points.unlimited.books['blue-ribbon-1940']);
const revoke = citedBy(points.revoke.books.donohue);

/** Deals, sittings and the value of each item. */
export const scoreCases: readonly ExampleOf<Loo>[] = [
  valueExample('price', blue.simple, 'The dealer pays for the deal.', 3),
  valueExample('price', donohue.deal, 'The dealer pays for the deal.', 3),
  valueExample('trick', blue.shares, 'A trick of a pool of nine.', 3),
  valueExample('trick', donohue.play, 'A trick of a pool of nine.', 3),
  valueExample('simple', blue.simple, 'Nobody was looed.', 'Everybody plays'),
  valueExample('simple', donohue.force, 'The pool was empty.', 'everybody plays'),
  valueExample('given', blue.double, 'All pass to the dealer’s right.', 'may give the pool to the dealer'),
  valueExample('given', donohue.nobody, 'Nobody stands.', 'takes all of it'),
  valueExample('defence', blue.alone, 'The dealer defends the pool with the widow.', 'stays in the pool'),
  valueExample('looed', blue.shares, 'One player has no trick.', 3),
  valueExample('looed', donohue.limits, 'One player has no trick in a limited game.', 3),
  valueExample('unlimited', unlimited, 'One player has no trick in an unlimited game.', 'As much as is in the pool'),
  valueExample('unlimited', donohue.limits, 'One player has no trick in an unlimited game.', 'whole amount'),
  valueExample('double-maximum', donohue.limits, 'The loo is limited to double the deal.', 2),
  valueExample('fourfold-maximum', donohue.limits, 'The loo is limited to four times the deal.', 4),
  valueExample('flush', blue.flush, 'Three trumps in a double pool.', 'takes the pool'),
  valueExample('flush', donohue.flush, 'Three trumps when there is a pool.', 'looes the board'),
  valueExample('two-flushes', blue.flush, 'Two hands of three trumps.', 'nearer to the dealer'),
  valueExample('two-flushes', donohue.flush, 'Two hands of three trumps.', 'elder hand wins'),
  valueExample('breach', donohue.law(2, 3, 4, 5, 6, 7, 8), 'A card is played out of turn.', 1),
  valueExample('misdeal', blue.penalties, 'A hand has four cards.', 3),
  valueExample('misdeal', donohue.law(1), 'A hand has four cards.', 1),
  valueExample('revoke', blue.penalties, 'A player revokes.', 6),
  valueExample('revoke', revoke, 'A player revokes.', 2),
  scoreExample(
    'deal',
    blue.shares,
    { limit: 'limited', pool: '0', dealer: 'fourth', did: 'two.none.one.none' },
    'A simple of three counters: two tricks to one player, one to another, and two are looed.',
    { 'First player': 2, 'Second player': -3, 'Third player': 1, 'Fourth player': -6, Pool: 6 },
  ),
  scoreExample(
    'deal',
    blue.alone,
    { limit: 'limited', pool: '6', dealer: 'fourth', did: 'two.passed.passed.one', defended: 'yes' },
    'One player stands; the dealer defends the nine counters with the widow and wins a trick for the pool.',
    { 'First player': 6, 'Fourth player': -3, Pool: -3 },
  ),
  scoreExample(
    'deal',
    blue.flush,
    { limit: 'limited', pool: '6', dealer: 'fourth', end: 'flush', holder: 'second', second: 'third', did: 'none.none.none.passed' },
    'Two flushes: the elder takes nine, the younger pays nothing, and the other who stood is looed.',
    { 'First player': -3, 'Second player': 9, 'Fourth player': -3, Pool: -3 },
  ),
  scoreExample(
    'deal',
    blue.penalties,
    { limit: 'limited', pool: '6', dealer: 'first', end: 'revoke', offender: 'second', did: 'one.two.none.passed' },
    'The offender had two tricks; the other two who play divide nine counters, and an odd one stays.',
    { 'First player': 1, 'Second player': -6, 'Third player': 4, Pool: 1 },
  ),
  scoreExample(
    'deal',
    blue.penalties,
    { limit: 'limited', pool: '6', dealer: 'first', end: 'misdeal' },
    'A wrong number of hands: the dealer has paid three for the deal and forfeits three more.',
    { 'First player': -6, Pool: 6 },
  ),
  scoreExample(
    'deal',
    unlimited,
    { limit: 'unlimited', pool: '9', dealer: 'first', did: 'two.one.none' },
    'Twelve in the pool, and a third player without a trick puts up twelve.',
    { 'First player': 5, 'Second player': 4, 'Third player': -12, Pool: 3 },
  ),
  scoreExample(
    'deal',
    donohue.flush,
    { limit: 'limited', pool: '6', dealer: 'fourth', end: 'flush', holder: 'second', did: 'none.none.passed.passed' },
    'The flush takes nine and looes the board: all the others pay the price of a deal.',
    { 'First player': -3, 'Second player': 9, 'Third player': -3, 'Fourth player': -6, Pool: 3 },
  ),
  scoreExample(
    'deal',
    donohue.flush,
    { limit: 'double', board: 'stood', pool: '6', dealer: 'fourth', end: 'flush', holder: 'second', did: 'none.none.passed.passed' },
    'Where those alone are looed who stood, one pays, and the maximum.',
    { 'First player': -6, 'Second player': 9, 'Fourth player': -3 },
  ),
  scoreExample(
    'deal',
    donohue.nobody,
    { limit: 'limited', pool: '12', dealer: 'third', end: 'given' },
    'Nobody stands: fifteen counters to the dealer, three of them his own.',
    { 'Third player': 12, Pool: -12 },
  ),
  scoreExample(
    'deal',
    revoke,
    { limit: 'limited', pool: '6', dealer: 'first', end: 'revoke', offender: 'second', did: 'two.one.none' },
    'The offender’s trick, three counters, is parted between the two others; one of them is looed all the same.',
    { 'First player': 4, 'Second player': -6, 'Third player': -2, Pool: 4 },
  ),
  scoreExample(
    'deal',
    donohue.law(1),
    { limit: 'limited', pool: '3', dealer: 'second', end: 'misdeal', forfeits: 'third' },
    'The third player looked at Miss, and then the hands were found wrong.',
    { 'Second player': -6, 'Third player': -3, Pool: 9 },
  ),
  sheetExample(
    'pool',
    blue.play,
    { players: 'four', names: 'Ann.Ben.Cora.Dan', limit: 'limited' },
    [
      { dealer: 'first', did: 'two.none.one.none' },
      { dealer: 'second', did: 'one.passed.one.one' },
      { dealer: 'third', did: 'three.none.none.none' },
    ],
    'A simple, a double in which nobody is looed, and a simple again.',
    { Ann: 5, Ben: -9, Cora: -2, Dan: -3, Pool: 9 },
    'a double',
  ),
  sheetExample(
    'pool',
    donohue.play,
    { players: 'three', names: 'Ann.Ben.Cora', limit: 'limited' },
    [
      { dealer: 'first', did: 'three.none.none' },
      { dealer: 'second', end: 'given' },
      { dealer: 'third', did: 'one.one.one' },
    ],
    'Two looed at force, nobody against the dealer, and the pool is empty again.',
    { Ann: 1, Ben: 4, Cora: -5, Pool: 0 },
    'everybody plays',
  ),
];
