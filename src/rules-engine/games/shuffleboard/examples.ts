import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Shuffleboard } from './code.ts';

const { blue, donohue } = cites;

export const examples: readonly ExampleOf<Shuffleboard>[] = [
  lawExample('gutter', blue.scoring, {}, 'A weight runs off the end and drops.', 'dead'),
  lawExample('on-line', donohue.scoring, {}, 'A piece lies across the line.', '2 points'),
  lawExample('on-line', blue.scoring, {}, 'A weight lies across the deuce line.', 'book'),
  lawExample('several-in', blue.one, {}, 'A has two weights past the line and B one.', 'One piece alone'),
  lawExample('several-in', donohue.scoring, {}, 'A and B have two pieces in, C and D one.', 'Every piece'),
  lawExample('moved-later', blue.scoring, {}, 'The last weight drives A’s ship into the gutter.', 'as they lie'),
  lawExample('moved-later', donohue.scoring, {}, 'C drives A’s piece off the board.', 'as they lie'),
  lawExample('next-lead', blue.next, { game: 'next' }, 'A led the first inning.', 'must lead'),
  lawExample('next-lead', blue.next, { game: 'first' }, 'They are about to begin.', 'book'),
  lawExample('next-lead', donohue.ends, { game: 'next' }, 'A and C have played; B and D are at the other end.', 'book'),
  scoreExample('inning', blue.scoring, { piece: 'ship', side: 'we' }, 'The piece of ours that counts hangs over the end.', { 'First side': 3 }),
  scoreExample('inning', blue.scoring, { piece: 'in', side: 'they' }, 'The piece that counts is a deuce of theirs.', { 'Second side': 2 }),
  scoreExample('inning', blue.scoring, { piece: 'nearest', side: 'we' }, 'No deuce and no ship; ours is nearest to the line.', { 'First side': 1 }),
  scoreExample('inning', donohue.scoring, { 'we-in': '2', 'we-ships': '1', 'they-in': '1' }, 'Two pieces in and one over the end against one in.', {
    'First side': 7,
    'Second side': 2,
  }),
  scoreExample('inning', donohue.scoring, { nearest: 'they' }, 'No piece is in; theirs is nearest.', { 'Second side': 1 }),
  sheetExample(
    'innings',
    blue.scoring,
    { we: 'A', they: 'B' },
    [
      { piece: 'ship', side: 'we' },
      { piece: 'in', side: 'they' },
      { piece: 'nearest', side: 'they' },
    ],
    'A ship for A, then a deuce and a point for B.',
    { A: 3, B: 3 },
  ),
  sheetExample(
    'innings',
    donohue.scoring,
    { we: 'A and B', they: 'C and D', game: '21' },
    [{ 'we-in': '2', 'they-ships': '1' }, { nearest: 'we' }],
    'Two in against one over the end; then nobody is in and ours is nearest.',
    { 'A and B': 5, 'C and D': 3 },
  ),
  sheetExample(
    'innings',
    donohue.game,
    { we: 'A and B', they: 'C and D', game: '25' },
    [{ 'we-ships': '4' }, { 'we-ships': '4' }, { 'we-in': '1' }],
    'Eight ships and a piece in are 26.',
    { 'A and B': 26, 'C and D': 0 },
    'A and B reached 25',
  ),
  valueExample('game', donohue.game, 'They play to the number of the book.', 25),
  valueExample('pieces', blue.one, 'Three weights lie past the line.', 'Only one'),
  valueExample('pieces', donohue.scoring, 'Three pieces lie in.', 'Every one'),
];
