import { cite } from '../../../books.ts';
import { sheetExample } from '../../../core/examples.ts';
import { choiceOf, count, words } from '../../../core/fields.ts';
import { variant } from '../../../core/games.ts';
import { item, ruled } from '../../../core/points.ts';
import { problem } from '../../../core/result.ts';
import { type Played, type Row, sheet } from '../../../core/sheets.ts';
import { BLUE } from '../cites.ts';

const HERE = cite(BLUE, '104-105', 'Pivot Auction Bridge');
const SEATS = ['pivot', 'first', 'second', 'third'] as const;

const rubbers = sheet({
  title: 'Pivot scores',
  gist: 'Keeps the rubbers of the four players one by one while the pivot changes partners.',
  aka: ['pivot bridge score', 'four players score'],
  books: [BLUE],
  setup: {
    pivot: words('The pivot', 20, { optional: true }),
    first: words("The pivot's first partner", 20, { optional: true }),
    second: words("On the pivot's right at the start", 20, { optional: true }),
    third: words("On the pivot's left at the start", 20, { optional: true }),
    each: choiceOf('Rubbers with each partner', { one: 'One', two: 'Two' }),
  },
  entry: {
    winners: choiceOf('Who won on points?', { pivot: "The pivot's side", others: 'The other side' }),
    points: count('Points of the rubber', 0, 9999),
  },
  play: (setup, entries): Played => {
    const names = [setup.pivot ?? 'Pivot', setup.first ?? 'First partner', setup.second ?? 'Second partner', setup.third ?? 'Third partner'] as const;
    const span = setup.each === 'two' ? 2 : 1;
    const totals = [0, 0, 0, 0];
    const rows = entries.map((entry, n): Row => {
      const partner = Math.floor(n / span) + 1;
      if (partner > 3)
        return { say: 'A further rubber', lines: [], problems: [problem('points', `${3 * span} rubbers, one turn with each partner`, `${n + 1}`)] };
      const lines = SEATS.map((seat, at) => {
        const withPivot = at === 0 || at === partner;
        const points = withPivot === (entry.winners === 'pivot') ? entry.points : -entry.points;
        totals[at] = (totals[at] ?? 0) + points;
        return { rule: 'points.individual-score', say: `${withPivot ? 'with' : 'against'} the pivot`, points, to: seat };
      });
      return { say: `${names[0]} and ${names[partner as 1 | 2 | 3]} ${entry.winners === 'pivot' ? 'win' : 'lose'} ${entry.points}`, lines, problems: [] };
    });
    const next = Math.floor(entries.length / span) + 1;
    return {
      columns: SEATS.map((seat, at) => ({ key: seat, title: names[at] ?? seat, side: names[at] ?? seat })),
      rows,
      state: next > 3 ? [] : [`Next: ${names[0]} and ${names[next as 1 | 2 | 3]} are partners.`],
      over: next > 3 ? `${names.map((name, at) => `${name} ${totals[at]}`).join(', ')}.` : null,
      notes: [],
    };
  },
});

export default variant({
  title: 'Pivot auction bridge',
  aliases: ['Pivot bridge'],
  books: { [BLUE]: { heading: 'Pivot Auction Bridge', pages: '104-105', inherits: { from: 'auction-bridge', cite: HERE } } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: {
    'The pivot': 'is cut for, keeps the seat and plays with each of the others in turn',
    'With each partner': 'one rubber, or two if agreed',
    Rubbers: 'played and scored as in the ordinary game',
  },
  laws: {},
  points: {
    add: {
      'individual-score': item({
        title: 'Score of a player',
        gist: 'Each player carries the points of every rubber played.',
        group: 'Game and rubber',
        books: {
          [BLUE]: ruled(
            'The rubber is scored as usual and goes to both partners, plus or minus.',
            cite(BLUE, '104-105', 'Pivot Auction Bridge', {
              doubt: 'The section speaks of rubbers only; that each player keeps the sum is taken from page 85.',
            }),
          ),
        },
      }),
    },
  },
  scorers: { rubbers },
  examples: [
    sheetExample(
      'rubbers',
      HERE,
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
