import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import type { Diagram } from '../../../../vocabulary/diagrams.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { diamondLaws } from './laws.ts';
import { diamondPoints } from './points.ts';
import { game, inning } from './scorers.ts';

const { bases, outs, fly } = cites.blue;
const base = (x: number, y: number, says: string): Diagram['shapes'][number] => ({ kind: 'disc', x, y, r: 1.1, tone: says === '' ? 'dark' : 'light', says });
const field: Diagram = {
  title: 'The diamond',
  alt: 'A square standing on one corner, which is home. First base is the corner at the right, second base the one at the top, third base the one at the left.',
  width: 18,
  height: 16.5,
  shapes: [
    { kind: 'line', from: [9, 14], to: [15, 8] },
    { kind: 'line', from: [15, 8], to: [9, 2] },
    { kind: 'line', from: [9, 2], to: [3, 8] },
    { kind: 'line', from: [3, 8], to: [9, 14] },
    base(15, 8, '1'),
    base(9, 2, '2'),
    base(3, 8, '3'),
    base(9, 14, ''),
    { kind: 'words', x: 9, y: 16.2, text: 'Home' },
  ],
};
const ruling = (law: 'hit' | 'six' | 'fly-ball', cite: typeof bases, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cite, answers, story, says);
const flyBall = (men: string, story: string, says: string, cite = fly) => ruling('fly-ball', cite, { side: 'no', men }, story, says);

export default variant({
  title: 'On the diamond',
  aliases: ['Diamond form', 'Base ball with one die', 'Baseball on a diamond'],
  books: { 'blue-ribbon-1940': { heading: 'Base Ball with Dice (diamond form)', pages: '201-202' } },
  players: { min: 2, max: 18, say: 'two sides' },
  packs: ['none-0'],
  glance: {
    Players: 'two sides',
    Dice: 'one, and a diamond with markers',
    'Ace, deuce, trey': 'that base',
    Four: 'a home run',
    Five: 'a fly ball: often two men out',
    Six: 'the striker is out, the men are safe',
    'Side out': '{points.side-out}',
  },
  laws: {
    add: diamondLaws,
    repeal: { 'after-a-throw': 'One die is thrown, and its number says what happens.' },
  },
  points: {
    add: diamondPoints,
    repeal: { ace: 'Runs are men brought home.', 'times-out': 'A side is at bat until three men are out. The book does not say how often.' },
  },
  scorers: { inning, 'both-sides': game },
  diagrams: { field },
  repealScorers: { game: 'Sides are at bat in turn here, and have a sheet of their own.' },
  examples: [
    ruling('hit', bases, { die: 'base' }, 'The first striker throws a deuce.', 'marked on the base'),
    ruling('hit', bases, { die: 'four' }, 'A man is on second, and the striker throws a four.', 'come home'),
    ruling('six', outs, { side: 'no' }, 'A six with men on first and third.', 'stay on their bases'),
    ruling('six', outs, { side: 'yes' }, 'Two are out, and a six is thrown.', 'retired'),
    ruling('fly-ball', fly, { side: 'yes', men: 'third' }, 'Two are out, a man is on third, and a five is thrown.', 'retired'),
    flyBall('none', 'A five with empty bases.', 'striker must go out'),
    flyBall('first', 'A five with one man, on first.', 'one man on the bases'),
    flyBall('second', 'A five with one man, on second.', 'one man on the bases'),
    flyBall('third', 'A five with one man, on third.', 'third base is out'),
    flyBall('first-second', 'A five with men on first and second.', 'man on second base must go out'),
    flyBall('first-third', 'A five with men on first and third.', 'man on first base must go out'),
    flyBall('second-third', 'A five with men on second and third.', 'stay on their bases'),
    flyBall('all', 'A five with the bases full.', 'man on first base must go out'),
    scoreExample(
      'inning',
      fly,
      { dice: '1.1.5', push: 'all', third: 'safe' },
      'Two aces put men on first and second; the five puts out the striker and the man on second.',
      '0 runs; 2 out, men on first',
    ),
    scoreExample(
      'inning',
      bases,
      { dice: '3.4.6.6.6', push: 'all', third: 'safe' },
      'A man on third, a home run for two, three sixes.',
      2,
      '2 runs; the side is out',
    ),
    scoreExample(
      'inning',
      fly,
      { dice: '1.1.1.5', push: 'forced', third: 'out' },
      'The bases are filled by three aces; on the five the man on first is out.',
      '0 runs; 2 out, men on second, third',
    ),
    valueExample('side-out', bases, 'Two sixes and a five with empty bases.', 3),
    sheetExample(
      'both-sides',
      bases,
      { we: 'Reds', they: 'Blues', innings: '1', push: 'all', third: 'safe' },
      [{ dice: '2.2.4.6.6.6' }, { dice: '4.6.5.6' }],
      'Reds: a man on second, who comes home with the next deuce, then a home run for two; three out. Blues: a home run, then three out.',
      { Reds: 3, Blues: 1 },
      'Reds wins by 2 runs',
    ),
  ],
});
