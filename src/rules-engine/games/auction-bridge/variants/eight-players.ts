import { cite } from '../../../books.ts';
import { sheetExample } from '../../../core/examples.ts';
import { count } from '../../../core/fields.ts';
import { variant } from '../../../core/games.ts';
import { problem } from '../../../core/result.ts';
import { type Played, type Row, sheet } from '../../../core/sheets.ts';
import { BLUE } from '../cites.ts';
import { progressivePoints } from './progressive.ts';
import { NO_RUBBER, ordinary } from './shared.ts';

const HERE = cite(BLUE, '106-107', 'Eight Individual Players');
const PLAYERS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
const ROUNDS = 7;
const score = (n: string) => count(`Player ${n}`, -9999, 9999);

const rounds = sheet({
  title: 'Keep the seven rounds',
  gist: 'Adds the plus and minus of eight players round by round.',
  aka: ['individual bridge score', 'two tables'],
  books: [BLUE],
  setup: {},
  entry: { p0: score('0'), p1: score('1'), p2: score('2'), p3: score('3'), p4: score('4'), p5: score('5'), p6: score('6'), p7: score('7') },
  play: (_, entries): Played => {
    const totals = PLAYERS.map(() => 0);
    const rows = entries.map((entry, n): Row => {
      if (n >= ROUNDS)
        return { say: `Round ${n + 1}`, lines: [], problems: [problem('p0', `${ROUNDS} rounds, after which each has had every other as partner`, `${n + 1}`)] };
      const lines = PLAYERS.map((player, at) => {
        const points = entry[`p${player}`];
        totals[at] = (totals[at] ?? 0) + points;
        return { rule: 'points.net-result', say: `round ${n + 1}`, points, to: `p${player}` };
      });
      return { say: `Round ${n + 1}`, lines, problems: [] };
    });
    const order = PLAYERS.map((player, at) => ({ player, points: totals[at] ?? 0 })).sort((one, other) => other.points - one.points);
    const told = order.map(({ player, points }) => `player ${player} ${points}`).join(', ');
    return {
      columns: PLAYERS.map((player) => ({ key: `p${player}`, title: `Player ${player}`, side: `Player ${player}` })),
      rows,
      state: [`In order: ${told}.`],
      over: entries.length >= ROUNDS ? `After ${ROUNDS} rounds: ${told}.` : null,
      notes: ['The number of rounds is not printed: seven follow from meeting every other player once as partner.'],
    };
  },
});

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
  points: { amend: ordinary(HERE, ['rubber', 'unfinished-game', 'settlement']), add: progressivePoints, repeal: NO_RUBBER },
  scorers: { rounds },
  examples: [
    sheetExample(
      'rounds',
      HERE,
      {},
      [{ p0: '200', p3: '200', p1: '-200', p4: '-200', p2: '100', p5: '100', p6: '-100', p7: '-100' }],
      'In the first round players 0 and 3 win 200 from 1 and 4, and 2 and 5 win 100 from 6 and 7.',
      { 'Player 0': 200, 'Player 1': -200, 'Player 2': 100, 'Player 3': 200, 'Player 4': -200, 'Player 5': 100, 'Player 6': -100, 'Player 7': -100 },
    ),
  ],
});
