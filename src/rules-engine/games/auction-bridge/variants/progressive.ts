import type { Citation } from '../../../books.ts';
import { scoreExample, sheetExample } from '../../../laws/examples.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { item, ruled, worth } from '../../../scoring/points.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { BLUE, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { keptFigures, roundFigures } from '../examples/kept.ts';
import type { points } from '../points.ts';
import { keep } from '../reckoning/keep.ts';
import { NO_RUBBER, ordinary } from './shared/left-out.ts';

/** The rows of a round of four deals, for the game that has them by itself and the one that is scored like it. */
export const roundPoints = (places: readonly Citation[]) => ({
  'game-bonus': item({
    title: 'Game within the round',
    gist: 'Each game that a side wins within the four deals.',
    group: 'Game and rubber',
    books: { [BLUE]: worth(125, places, { unit: 'point-above' }) },
  }),
  'net-result': item({
    title: 'Result of a player',
    gist: 'Rounds are added up at the end of the play.',
    group: 'Game and rubber',
    books: { [BLUE]: ruled('Plus scores less minus scores; the highest plus wins.', places) },
  }),
});

export const progressivePoints = roundPoints([cites.blue.individual]);

export const round = keep({
  title: 'Keep a round of four deals',
  gist: 'Scores the four deals of a round with the bonus for each game, and gives the plus and minus of the pairs.',
  aka: ['progressive score', 'four deals'],
  books: [BLUE],
  games: null,
  deals: 4,
  game: 'game-bonus',
  name: 'round',
});

const result = scorer({
  title: 'Result of a player',
  gist: 'Adds the plus scores of the rounds and deducts the minus scores.',
  books: [BLUE],
  ask: {
    plus: listOf('Plus scores', count('Plus', 0, 20000), 0, 40),
    minus: listOf('Minus scores', count('Minus', 0, 20000), 0, 40),
  },
  score: (values, by: Schedule<typeof points & typeof progressivePoints>) => {
    const lines: Line[] = [
      ...values.plus.map((points) => by.sum('net-result', `plus ${points}`, points)),
      ...values.minus.map((points) => by.sum('net-result', `minus ${points}`, -points)),
    ];
    const net = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    return ok(answer(net < 0 ? `Minus ${-net}.` : `Plus ${net}.`, lines));
  },
});

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
