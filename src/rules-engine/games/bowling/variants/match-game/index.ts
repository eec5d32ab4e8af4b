import { sheetExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { form } from '../shared/of-donohue.ts';
import { points } from './points.ts';
import { legs } from './scorers.ts';

export default form(
  'Match game',
  cites.donohue.match,
  {
    aliases: ['Leg and leg'],
    players: { min: 2, max: 20, say: 'any even number, in two equal parties' },
    glance: { Sides: 'two, equal in number', Balls: 'three each', Loses: 'the side with the lower count loses a leg' },
    scorers: { legs },
    examples: [
      sheetExample(
        'legs',
        cites.donohue.match,
        { first: 'A', second: 'B' },
        [
          { a: '65', b: '50' },
          { a: '50', b: '60' },
        ],
        'A makes 65 to 50, then 50 to 60: a leg each, and the third rolling decides.',
        { A: 1, B: 1 },
        'The next rolling decides.',
      ),
      sheetExample(
        'legs',
        cites.donohue.match,
        { first: 'A', second: 'B' },
        [
          { a: '65', b: '50' },
          { a: '50', b: '60' },
          { a: '58', b: '54' },
        ],
        'The lower party in the third rolling pays.',
        { A: 1, B: 2 },
        'B loses the match, 2 legs to 1, and pays.',
      ),
      valueExample('legs', cites.donohue.match, 'A leg each: the next rolling will decide.', 'best of three rollings'),
    ],
  },
  points,
);
