import { citedBy, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Ecarte } from '../code.ts';
import { points } from '../points.ts';

const { blue, donohue, uspc } = cites;
const of = (item: keyof typeof points, book: 'donohue' | 'uspc-1898') => citedBy(points[item].books[book]);

/** Deals, a game and the value of each item. */
export const scoreCases: readonly ExampleOf<Ecarte>[] = [
  valueExample('king', blue.deal, 'The dealer turns up a king.', 1),
  valueExample('king', donohue.king, 'The king of trumps is turned, or held and announced.', 1),
  valueExample('king', uspc.game, 'A player announces the king of trumps before he plays.', 1),
  valueExample('point', blue.tricks, 'Three of the five tricks are won.', 1),
  valueExample('point', donohue.game, 'A player has won three tricks.', 1),
  valueExample('point', of('point', 'uspc-1898'), 'A player takes three tricks.', 1),
  valueExample('vole', blue.tricks, 'One player takes all five.', 2),
  valueExample('vole', donohue.game, 'One player takes every trick.', 2),
  valueExample('vole', uspc.scoring, 'Five tricks, a vole.', 2),
  valueExample('vulnerable', blue.refused, 'The non-dealer plays on his cards and wins two tricks.', 2),
  valueExample('vulnerable', of('vulnerable', 'donohue'), 'The dealer has refused to change cards and wins two tricks.', 2),
  valueExample('vulnerable', of('vulnerable', 'uspc-1898'), 'The dealer refuses cards and takes two tricks.', 2),
  valueExample('most', donohue.game, 'A vole without the king.', 2),
  valueExample('game', blue.tricks, 'A player has five.', 5),
  valueExample('game', of('game', 'donohue'), 'A player has five, and nothing else was agreed.', 5),
  valueExample('game', uspc.scoring, 'A player has five.', 5),
  valueExample('rubber', donohue.game, 'One player has won two games, the other one.', 'two games of three'),
  scoreExample('deal', blue.refused, { change: 'stood', tricks: '2', king: 'pone' }, 'He has the king, plays without proposing and wins two tricks.', {
    'Non-dealer': 1,
    Dealer: 2,
  }),
  scoreExample('deal', blue.refused, { change: 'refused-later', tricks: '3' }, 'After one change the dealer refuses a second and loses the hand.', {
    'Non-dealer': 1,
  }),
  scoreExample('deal', blue.tricks, { change: 'changed', tricks: '1' }, 'Cards have been changed, and the dealer wins four tricks.', { Dealer: 1 }),
  scoreExample('deal', donohue.propose, { change: 'stood', tricks: '3' }, 'He plays without proposing and wins his three tricks.', { 'Non-dealer': 1 }),
  scoreExample('deal', of('vulnerable', 'donohue'), { change: 'refused', tricks: '4' }, 'The dealer has refused and wins a single trick.', { 'Non-dealer': 2 }),
  scoreExample('deal', donohue.game, { change: 'stood', tricks: '0' }, 'The dealer takes all five of one who did not propose: two, and no more.', {
    Dealer: 2,
  }),
  scoreExample('deal', donohue.game, { change: 'refused', tricks: '5', king: 'pone' }, 'King and vole make the most that a deal can give.', {
    'Non-dealer': 3,
  }),
  scoreExample(
    'deal',
    of('vulnerable', 'uspc-1898'),
    { change: 'refused-later', tricks: '3' },
    'The dealer has refused a further change and wins two tricks.',
    {
      'Non-dealer': 2,
    },
  ),
  scoreExample('deal', uspc.scoring, { change: 'changed', tricks: '5', king: 'dealer' }, 'A king turned up, and the other makes the vole.', {
    'Non-dealer': 2,
    Dealer: 1,
  }),
  sheetExample(
    'game',
    blue.tricks,
    { first: 'Ann', second: 'Ben' },
    [
      { dealer: 'first', change: 'changed', tricks: '2', king: 'dealer' },
      { dealer: 'second', change: 'stood', tricks: '1', king: 'pone' },
      { dealer: 'first', change: 'refused', tricks: '1' },
      { dealer: 'second', change: 'changed', tricks: '2', king: 'pone' },
    ],
    'Four deals: by the king of the last Ann is out before a card is played.',
    { Ann: 5, Ben: 2 },
    'Ann reached 5',
  ),
];
