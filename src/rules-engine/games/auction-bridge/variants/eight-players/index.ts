import { sheetExample } from '../../../../laws/examples.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { roundPoints } from '../progressive/index.ts';
import { ordinary } from '../shared/left-out.ts';
import { eightPlayersCases } from './examples.ts';
import { rounds } from './scorers.ts';

export const own = roundPoints([cites.blue.eightScore, cites.blue.individual]);
/** With a ninth player the section has rubbers, scored as usual. */
const ROUNDS_ONLY = 'The eight play rounds; only where a ninth cuts in are rubbers played, and scored as usual.';

export default variant({
  title: 'Eight individual players',
  aliases: ['Two tables as individuals', 'Individual bridge'],
  books: { [BLUE]: { heading: 'Eight Individual Players', pages: '106-107' } },
  players: { min: 8, max: 9, usual: 8, say: 'eight at two tables; with a ninth the players cut in' },
  packs: ['standard-52'],
  glance: {
    'A round': 'four deals at each table, scored as progressive bridge',
    'The move': 'one player sits still; each other takes the next higher seat, the seventh the first',
    Result: 'everybody has each other once as partner and twice as opponent',
  },
  laws: {},
  points: {
    amend: ordinary(cites.blue.eightScoring, ['rubber', 'unfinished-game', 'settlement']),
    add: own,
    repeal: { rubber: ROUNDS_ONLY, 'unfinished-game': ROUNDS_ONLY, settlement: ROUNDS_ONLY },
  },
  scorers: { rounds },
  examples: [
    sheetExample(
      'rounds',
      cites.blue.eightScoring,
      {},
      [{ p0: '200', p3: '200', p1: '-200', p4: '-200', p2: '100', p5: '100', p6: '-100', p7: '-100' }],
      'In the first round players 0 and 3 win 200 from 1 and 4, and 2 and 5 win 100 from 6 and 7.',
      { 'Player 0': 200, 'Player 1': -200, 'Player 2': 100, 'Player 3': 200, 'Player 4': -200, 'Player 5': 100, 'Player 6': -100, 'Player 7': -100 },
    ),
    ...eightPlayersCases,
  ],
});
