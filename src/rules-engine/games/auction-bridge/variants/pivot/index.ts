import { doubted } from '../../../../laws/cites.ts';
import { sheetExample } from '../../../../laws/examples.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { rubbers } from './scorers.ts';

export const own = {
  'individual-score': item({
    title: 'Score of a player',
    gist: 'What each player wins or loses on every rubber, with changing partners.',
    group: 'Game and rubber',
    books: {
      [BLUE]: ruled(
        'Rubbers are played as in the ordinary game. What each player wins or loses on a rubber is carried on a separate sheet, if not settled at once.',
        [doubted(cites.blue.pivotGame, 'The section names no sheet of its own; the one of the ordinary game is meant.'), cites.blue.scoring],
      ),
    },
  }),
} as const;

export default variant({
  title: 'Pivot auction bridge',
  aliases: ['Pivot bridge'],
  books: { [BLUE]: { heading: 'Pivot Auction Bridge', pages: '104-105', inherits: { from: 'auction-bridge', cite: cites.blue.pivotGame } } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    'The pivot': 'is cut for, keeps the seat and plays with each of the others in turn',
    'With each partner': 'one rubber, or two if agreed',
    Rubbers: 'played and scored as in the ordinary game',
  },
  laws: {
    repeal: {
      'late-entry': 'Only four sit at the table.',
      'leaving-table': 'Only four sit at the table, and none of them cuts out.',
      'choice-changed': 'The cut for the pivot fixes the seats; the book says nothing of a choice of packs.',
    },
  },
  points: {
    add: own,
  },
  scorers: { rubbers },
  repealScorers: {
    deal: 'Nobody has checked yet whether the count applies here unchanged.',
    rubber: 'Partners change; the sheet of the pivot keeps the players apart.',
  },
  examples: [
    sheetExample(
      'rubbers',
      cites.blue.pivotGame,
      { each: 'one' },
      [
        { winners: 'pivot', points: '300' },
        { winners: 'others', points: '100' },
        { winners: 'pivot', points: '200' },
      ],
      'The pivot wins 300 with the first partner, loses 100 with the second and wins 200 with the third.',
      { Pivot: 400, 'First partner': 200, 'Second partner': -600, 'Third partner': 0 },
    ),
  ],
});
