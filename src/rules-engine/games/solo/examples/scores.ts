import { citedBy, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { BLUE, cites, USPC } from '../cites.ts';
import type { Solo } from '../code.ts';
import { points } from '../points.ts';

const { blue, uspc } = cites;
const by = (key: keyof typeof points, book: typeof BLUE | typeof USPC, at = 0) => citedBy(points[key].books[book], at);

/** Figures, deals and accounts, calculated by hand from the text of each book. */
export const scoreCases: readonly ExampleOf<Solo>[] = [
  valueExample('tricks', blue.object, 'The caller has five of the eight.', 5),
  valueExample('tricks', uspc.object, 'The successful bidder has five of the eight.', 5),
  valueExample('all-eight', by('all-eight', USPC), 'Player and friend take all eight in the simple game.', 'as much as a solo'),
  valueExample('played-on', blue.five, 'He leads to the sixth trick.', 'a tout'),
  valueExample('played-on', uspc.sixth, 'He leads to the sixth trick.', 'a multiple of the game'),
  valueExample('payment', blue.settle, 'A game with a partner is settled.', 'partners each with another'),
  valueExample('payment', uspc.solo, 'A solo is settled.', 'each of the three'),
  valueExample('stake', blue.pool, 'The dealer puts in what is agreed.', 'usually 4'),
  valueExample('stake', uspc.pool, 'The dealer puts in what is agreed.', '2 or 4'),
  valueExample('tout-pool', blue.drawn, 'A tout in clubs is won alone.', 'as a solo in color'),
  valueExample('tout-pool', uspc.tout, 'A tout in clubs is won alone.', 'if that is agreed'),
  valueExample('forcee-missed', blue.penalties, 'A forcée was not played.', 16),
  valueExample('forcee-missed', uspc.partout, 'A forcée was not announced.', 'a bête'),
  valueExample('simple', blue.table, 'The first line of the table.', 2),
  valueExample('simple', uspc.table, 'The lowest bid.', 2),
  valueExample('simple-color', blue.table, 'The second line of the table.', 4),
  valueExample('forcee', blue.table, 'The third line of the table.', 4),
  valueExample('forcee', uspc.table, 'The third bid.', 4),
  valueExample('solo', blue.table, 'Solo in another suit than clubs.', 4),
  valueExample('tout', uspc.table, 'All eight in another suit than clubs.', 16),
  valueExample('tout-ace-color', uspc.tout, 'All eight in couleur with a called ace.', 8),
  scoreExample('deal', blue.table, { game: 'simple', suit: 'hearts', end: 'won', matadors: '' }, 'A simple game in hearts is won.', {
    Caller: 2,
    Partner: 2,
    'Each adversary': -2,
  }),
  scoreExample(
    'deal',
    by('three-matadors', BLUE),
    { game: 'forcee', suit: 'clubs', end: 'won', matadors: '4' },
    'A forcée in clubs with queen of clubs, seven, queen of spades and ace.',
    {
      Caller: 12,
      Partner: 12,
      'Each adversary': -12,
    },
  ),
  scoreExample(
    'deal',
    blue.drawn,
    { game: 'solo', suit: 'clubs', end: 'won', matadors: '', pool: '20' },
    'A solo in clubs is won with 20 in the pool.',
    { Caller: 40, 'Each adversary': -8, Pool: -16 },
    'from each of the three others',
  ),
  scoreExample(
    'deal',
    blue.drawn,
    { game: 'solo', suit: 'clubs', end: 'lost', matadors: '', pool: '12' },
    'A solo in clubs is lost with 12 in the pool, which is doubled.',
    {
      Caller: -36,
      'Each adversary': 8,
      Pool: 12,
    },
  ),
  scoreExample(
    'deal',
    blue.five,
    { game: 'simple', suit: 'spades', end: 'on-lost', matadors: '' },
    'A simple game is played on after five tricks, and one is lost.',
    {
      Caller: -16,
      Partner: -16,
      'Each adversary': 16,
    },
  ),
  scoreExample('deal', by('tout', BLUE), { game: 'tout-ace', suit: 'clubs', tout: 'won', matadors: '' }, 'A tout in clubs with a called ace.', {
    Caller: 32,
    Partner: 32,
    'Each adversary': -32,
  }),
  scoreExample('deal', uspc.table, { game: 'simple', suit: 'clubs', end: 'won', matadors: '' }, 'A simple game in couleur.', {
    Caller: 4,
    Partner: 4,
    'Each adversary': -4,
  }),
  scoreExample('deal', uspc.tout, { game: 'tout-ace', suit: 'spades', tout: 'won', matadors: '' }, 'A tout with a called ace, in suit.', {
    Caller: 4,
    Partner: 4,
    'Each adversary': -4,
  }),
  scoreExample(
    'deal',
    by('three-matadors', USPC),
    { game: 'solo', suit: 'diamonds', end: 'lost', matadors: '6' },
    'A solo in diamonds is lost; six trumps in sequence were on one side.',
    {
      Caller: -24,
      'Each adversary': 8,
    },
  ),
  scoreExample('deal', by('all-eight', USPC), { game: 'simple', suit: 'hearts', end: 'on-won', matadors: '' }, 'A simple game with all eight tricks.', {
    Caller: 4,
    Partner: 4,
    'Each adversary': -4,
  }),
  scoreExample(
    'deal',
    by('played-on-color', USPC),
    { game: 'solo', suit: 'clubs', end: 'on-won', matadors: '' },
    'A solo in couleur is played on and all are won.',
    {
      Caller: 96,
      'Each adversary': -32,
    },
  ),
  scoreExample(
    'deal',
    by('played-on-suit', USPC),
    { game: 'solo', suit: 'spades', end: 'on-won', matadors: '' },
    'A solo in spades is played on and all are won.',
    {
      Caller: 24,
      'Each adversary': -8,
    },
  ),
  scoreExample('deal', uspc.solo, { game: 'solo', suit: 'clubs', end: 'won', matadors: '', pool: '10' }, 'A solo in couleur draws the pool of 10.', {
    Caller: 34,
    'Each adversary': -8,
    Pool: -10,
  }),
  scoreExample(
    'deal',
    uspc.tout,
    { game: 'tout', suit: 'clubs', tout: 'lost', matadors: '', pool: '10', toutPool: 'yes' },
    'A tout in couleur fails, and the pool was agreed on.',
    {
      Caller: -106,
      'Each adversary': 32,
      Pool: 10,
    },
  ),
  sheetExample(
    'account',
    blue.drawn,
    { names: 'Ann.Ben.Cay.Dot', stake: '4' },
    [
      { dealer: 'first', what: 'played', caller: 'second', game: 'simple', partner: 'fourth', suit: 'hearts', end: 'won', matadors: '' },
      { dealer: 'second', what: 'played', caller: 'third', game: 'solo', suit: 'clubs', end: 'lost', matadors: '3' },
      { dealer: 'third', what: 'none', fined: 'first' },
      { dealer: 'fourth', what: 'played', caller: 'first', game: 'solo', suit: 'clubs', end: 'won', matadors: '' },
    ],
    'A simple game is won, a solo in clubs lost with 8 in the pool, a forcée not played, and a solo in clubs wins 16 of the pool.',
    { Ann: -4 - 2 + 11 - 16 + 24 + 16, Ben: 2 - 4 + 11 - 8, Cay: -2 - 33 - 8 - 4 - 8, Dot: 2 + 11 - 4 - 8, 'The pool': 4 + 4 + 8 + 4 + 16 + 4 - 16 },
  ),
  sheetExample(
    'account',
    uspc.solo,
    { names: 'Ann.Ben.Cay.Dot', stake: '2' },
    [
      { dealer: 'first', what: 'played', caller: 'first', game: 'forcee', partner: 'second', suit: 'clubs', end: 'lost', matadors: '' },
      { dealer: 'second', what: 'none', fined: 'third' },
      { dealer: 'third', what: 'played', caller: 'fourth', game: 'solo', suit: 'clubs', end: 'won', matadors: '5' },
    ],
    'A forcée in couleur is lost, somebody pays a bête of 4, and a solo in couleur with five trumps in sequence takes the 10 of the pool.',
    { Ann: -2 - 8 - 11, Ben: -8 - 2 - 11, Cay: 8 - 4 - 2 - 11, Dot: 8 + 33 + 10, 'The pool': 2 + 2 + 4 + 2 - 10 },
  ),
];
