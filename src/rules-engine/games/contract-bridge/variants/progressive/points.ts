import { doubted } from '../../../../laws/cites.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

export const progressivePoints = {
  'game-bonus': item({
    title: 'Game, not vulnerable',
    gist: 'The trick points of one deal make game.',
    aka: ['game bonus'],
    group: 'Bonuses',
    books: { 'blue-ribbon-1940': bookValue(300, cites.blue.progressiveScoring) },
  }),
  'game-bonus-vulnerable': item({
    title: 'Game, vulnerable',
    gist: 'The trick points of one deal make game.',
    aka: ['vulnerable game bonus'],
    group: 'Bonuses',
    books: { 'blue-ribbon-1940': bookValue(500, cites.blue.progressiveScoring) },
  }),
  'part-score': item({
    title: 'Part score',
    gist: 'A contract made with trick points short of game.',
    aka: ['partial', 'part score bonus'],
    group: 'Bonuses',
    books: { 'blue-ribbon-1940': bookValue(50, cites.blue.progressiveScoring) },
  }),
  'penalty-limit': item({
    title: 'Limit of penalties',
    gist: 'The most that undertricks cost in a deal.',
    aka: ['maximum penalty', 'penalty limit 1000'],
    group: 'Penalties',
    books: {
      'blue-ribbon-1940': bookValue(
        1000,
        doubted(cites.blue.progressiveScoring, 'Two words and a figure; that it is the penalty for undertricks in one deal is our reading.'),
      ),
    },
  }),
} as const;
