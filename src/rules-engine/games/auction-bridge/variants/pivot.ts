import { doubted } from '../../../laws/cites.ts';
import { sheetExample } from '../../../laws/examples.ts';
import { tableOf } from '../../../mechanics/seats.ts';
import { choiceOf, count, words } from '../../../scoring/fields.ts';
import { item, ruled } from '../../../scoring/points.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { BLUE, cites } from '../cites.ts';
import { variant } from '../code.ts';

const own = {
  'individual-score': item({
    title: 'Score of a player',
    gist: 'Each player carries the points of every rubber played.',
    group: 'Game and rubber',
    books: {
      [BLUE]: ruled(
        'The rubber is scored as usual and goes to both partners, plus or minus.',
        doubted(cites.blue.pivotGame, 'The section speaks of rubbers only; that each player keeps the sum is taken from page 85.'),
      ),
    },
  }),
} as const;

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
  play: (setup, entries, by: Schedule<typeof own>): Played => {
    const table = tableOf({
      pivot: setup.pivot ?? 'Pivot',
      first: setup.first ?? 'First partner',
      second: setup.second ?? 'Second partner',
      third: setup.third ?? 'Third partner',
    });
    const { keys, name } = table;
    const span = setup.each === 'two' ? 2 : 1;
    const rubbers = span * (keys.length - 1);
    const partnerAt = (at: number) => keys[Math.floor(at / span) + 1] ?? 'pivot';
    let played = 0;
    return replay({
      columns: table.columns,
      entries,
      round: 'rubber',
      whole: 'turn with each partner',
      say: () => 'A further rubber',
      turn: ({ winners, points }, _, at) => {
        played = at + 1;
        const partner = partnerAt(at);
        return {
          say: `${name.pivot} and ${name[partner]} ${winners === 'pivot' ? 'win' : 'lose'} ${points}`,
          lines: keys.map((seat) => {
            const withPivot = seat === 'pivot' || seat === partner;
            const sign = withPivot === (winners === 'pivot') ? 1 : -1;
            return by.sum('individual-score', `${withPivot ? 'with' : 'against'} the pivot`, sign * points, { to: seat });
          }),
        };
      },
      end: (has) => (played < rubbers ? null : `${keys.map((seat) => `${name[seat]} ${has[seat]}`).join(', ')}.`),
      state: (_, over) => (over === null ? [`Next: ${name.pivot} and ${name[partnerAt(entries.length)]} are partners.`] : []),
    });
  },
});

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
      'choice-changed': 'The cut for the pivot fixes the seats; of a choice of packs nothing is said.',
    },
  },
  points: {
    add: own,
  },
  scorers: { rubbers },
  repealScorers: {
    deal: 'Whether the count holds here unchanged has yet to be read.',
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
