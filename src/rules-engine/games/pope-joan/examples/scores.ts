import { citedBy, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { PopeJoan } from '../code.ts';
import { points } from '../points.ts';

const { blue, donohue } = cites;
const given = (key: keyof typeof points, book: 'blue-ribbon-1940' | 'donohue') => citedBy(points[key].books[book]);
const old = (key: keyof typeof points, gives: number | string, story = 'The board is dressed.') => valueExample(key, given(key, 'donohue'), story, gives);
const modern = (key: keyof typeof points, gives: number | string, story = 'The layout is dressed.') =>
  valueExample(key, given(key, 'blue-ribbon-1940'), story, gives);
const THREE = { players: 'three', names: 'Ann.Ben.Cora' };
const TERMS = { ...THREE, dressing: 'dealer', cards: '14' };

export const scoreCases: readonly ExampleOf<PopeJoan>[] = [
  old('ace', 1),
  old('king', 1),
  old('queen', 1),
  old('jack', 1),
  old('game', 1),
  old('matrimony', 2),
  old('intrigue', 2),
  old('pope', 6),
  modern('ten', 1),
  modern('jack', 2),
  modern('queen', 3),
  modern('king', 4),
  modern('seven', 5),
  old('kept', 'stakes stay', 'She held the ace of trumps to the end.'),
  old('in-stock', 'stakes stay', 'Pope lay in the stock.'),
  modern('in-stock', 'next dealer dresses', 'Nobody had the ten.'),
  scoreExample(
    'board-deal',
    donohue.out,
    { ...TERMS, dealer: 'first', ace: 'second', king: 'second', queen: 'second', pope: 'third', out: 'second', left: '4.0.3' },
    'Ann dresses the board; Ben plays ace, king and queen of trumps and is out, Cora plays Pope.',
    { Ann: -19, Ben: 13, Cora: 3, Board: 3 },
    '1 on the jack, 2 on intrigue',
  ),
  scoreExample(
    'board-deal',
    donohue.turned,
    { ...TERMS, dealer: 'third', turned: 'pope' },
    'Cora turns up the nine of diamonds: Pope and game are hers, and fourteen from each of the others.',
    { Ann: -14, Ben: -14, Cora: 20, Board: 8 },
    'turns up Pope',
  ),
  scoreExample(
    'board-deal',
    donohue.pope,
    { ...TERMS, dealer: 'second', turned: 'king', held: 'third', out: 'first', left: '0.5.6' },
    'Ben turns up the king; Ann is out, and Cora is excused with Pope in hand.',
    { Ann: 6, Ben: -19, Board: 13 },
  ),
  scoreExample(
    'board-deal',
    given('contribution', 'donohue'),
    { ...TERMS, dressing: 'all', dealer: 'first', out: 'third', left: '2.1.0' },
    'All contribute: two from Ben, two from Cora, and Ann, the dealer, adds eleven.',
    { Ann: -13, Ben: -3, Cora: 2, Board: 14 },
  ),
  sheetExample(
    'board',
    donohue.claim,
    TERMS,
    [
      { dealer: 'first', ace: 'second', king: 'second', queen: 'second', pope: 'third', out: 'second', left: '4.0.3' },
      { dealer: 'second', turned: 'jack', pope: 'first', queen: 'third', king: 'third', out: 'third', left: '2.1.0' },
    ],
    'The jack and intrigue stay from the first deal; in the second Ben turns up a jack, Ann plays Pope, Cora has matrimony.',
    { Ann: -15, Ben: -1, Cora: 11, Board: 5 },
    '5 counters stay: 1 on the ace, 4 on intrigue',
  ),
  scoreExample(
    'layout-deal',
    blue.kept,
    { ...THREE, dealer: 'first', ten: 'second', jack: 'third', queen: 'nobody', king: 'second', seven: 'third', kept: 'seven', out: 'second', left: '3.0.5' },
    'Ann dresses; Ben plays ten and king and is out, Cora plays the jack and keeps the seven, which she doubles.',
    { Ann: -18, Ben: 13, Cora: -8, Layout: 13 },
    '3 on the queen, 10 on the seven',
  ),
  scoreExample(
    'layout-deal',
    blue.grows,
    {
      ...THREE,
      before: '1.0.0.0.5',
      dealer: 'second',
      ten: 'first',
      jack: 'nobody',
      queen: 'nobody',
      king: 'nobody',
      seven: 'first',
      out: 'first',
      left: '0.1.1',
    },
    'One and five lie there from before; Ann takes two with the ten and ten with the seven.',
    { Ann: 14, Ben: -16, Cora: -1, Layout: 3 },
  ),
  sheetExample(
    'layout',
    blue.grows,
    THREE,
    [
      { dealer: 'first', ten: 'second', jack: 'third', queen: 'nobody', king: 'second', seven: 'third', kept: 'seven', out: 'second', left: '3.0.5' },
      { dealer: 'second', ten: 'nobody', jack: 'first', queen: 'first', king: 'nobody', seven: 'second', out: 'first', left: '0.2.4' },
    ],
    'Cora has doubled the seven to ten; the next dealer adds five, and takes all fifteen himself.',
    { Ann: -4, Ben: 11, Cora: -12, Layout: 5 },
    '5 counters stay: 1 on the ten, 4 on the king',
  ),
];
