import type { Citation } from '../../../../books.ts';
import { scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { keptFigures, roundFigures } from '../../examples/kept.ts';
import { NO_RUBBER, ordinary } from '../shared/left-out.ts';
import { result, round } from './scorers.ts';

/** Score items of a round of four deals, for progressive bridge and for the game that is scored like it. */
export const roundPoints = (places: readonly Citation[]) => ({
  'game-bonus': item({
    title: 'Game within the round',
    gist: 'Each game that a side wins within the four deals.',
    group: 'Game and rubber',
    books: { [BLUE]: bookValue(125, places, { unit: 'point-above' }) },
  }),
  'net-result': item({
    title: 'Result of a player',
    gist: 'Rounds are added up at the end of the play.',
    group: 'Game and rubber',
    books: { [BLUE]: ruled('Plus scores less minus scores; the highest plus wins.', places) },
  }),
});

export const progressivePoints = roundPoints([cites.blue.individual]);

export default variant({
  title: 'Progressive bridge',
  aliases: ['Individual progressive bridge', 'Progressive auction'],
  books: { [BLUE]: { heading: 'Individual Progressive Bridge', pages: '104' } },
  players: { min: 8, max: 100, say: 'two tables of four or more' },
  packs: ['standard-52'],
  glance: {
    'A round': 'four deals with one partner; the first deal is cut for',
    'Each game': '{points.game-bonus}, and nothing for the rubber',
    'After it': 'the winners go to the next table and the partners divide',
    Winner: 'the highest plus after the minus scores are deducted',
  },
  laws: {},
  points: { amend: ordinary(cites.blue.individual, ['rubber', 'unfinished-game', 'settlement']), add: progressivePoints, repeal: NO_RUBBER },
  scorers: { result, round },
  examples: [
    scoreExample('result', cites.blue.individual, { plus: '1640', minus: '320' }, 'A player wins 1,640 points in all and loses 320.', 1320, 'Plus 1320'),
    sheetExample(
      'round',
      cites.blue.individual,
      {},
      [
        { kind: 'played', by: 'we', level: '2', denomination: 'no-trumps', doubling: 'no', tricks: '8' },
        { kind: 'played', by: 'we', level: '3', denomination: 'diamonds', doubling: 'no', tricks: '9' },
      ],
      'Two no trumps and three diamonds by the same side make a game in the four deals.',
      { We: 166, They: 0 },
      'We: 1 game won',
    ),
    ...keptFigures(cites.blue.individual),
    ...roundFigures(cites.blue.individual),
  ],
});
