import { citedBy, lawExample, scoreExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { PatiencePoker } from './code.ts';
import { EXAMPLE } from './diagrams.ts';
import { points } from './points.ts';

const { call, touch, limit, table, score } = cites.blue;
const passageOf = (key: keyof typeof points) => citedBy(points[key].books['blue-ribbon-1940']);
const rows = (square: readonly (readonly string[])[]) => square.map((row) => row.join('-')).join('.');

export const examples: readonly ExampleOf<PatiencePoker>[] = [
  lawExample('card-moved', limit, {}, 'The nine laid in the second row would now do better in the third.', 'may not change the place'),
  lawExample('card-apart', call, { how: 'edge' }, 'The five of spades goes below the ten of diamonds.', 'may lay'),
  lawExample('card-apart', touch, { how: 'corner' }, 'The third card goes to the lower right of the second, corner to corner.', 'may lay'),
  lawExample('card-apart', touch, { how: 'apart' }, 'A place is left free between the third card and the two that lie there.', 'may not lay'),
  lawExample('sixth-place', limit, { place: 'within' }, 'A row has its two end cards and three gaps; a card goes into a gap.', 'may lay'),
  lawExample(
    'sixth-place',
    limit,
    { place: 'beyond' },
    'A row has five cards, and a card is laid one place to the right of its end, in the row below.',
    'may not lay',
  ),
  lawExample('own-place', touch, {}, 'The caller lays the five to the left, and another player lays it on top.', 'may choose'),
  scoreExample(
    'square',
    passageOf('straight'),
    { rows: rows(EXAMPLE) },
    'Four flushes, two straights, two threes of a kind, a full house and four of a kind: 84 by the book, 78 by the table as our scan has it.',
    78,
  ),
  scoreExample(
    'square',
    passageOf('two-pairs'),
    { rows: '2S-3S-4S-5S-6S.2H-KH-9C-9D-QD.2D-7C-9H-JC-KS.8C-8D-AH-10C-7H.QS-10H-3D-10D-QC' },
    'A straight flush across the top, three twos down the left, two pairs at the foot, and five single pairs: 30, 4, 2 and 5.',
    41,
  ),
  valueExample('example', passageOf('example'), 'Four flushes, two straights, two threes of a kind, a full house and four of a kind.', '84'),
  valueExample('aim', score, 'A player alone ends with 84.', '100'),
  scoreExample(
    'square',
    table,
    { rows: '10S-JS-QS-KS-AS.2H-4C-6D-8H-3C.4D-7H-9C-2S-5D.KC-9D-3H-6C-8S.7D-5C-JH-10H-QD' },
    'A straight flush up to the ace across the top, and nothing in the nine other lines.',
    30,
  ),
];
