import { tableOf } from '../../../../mechanics/seats.ts';
import { choiceOf, count, words } from '../../../../scoring/fields.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import { BLUE } from '../../../../vocabulary/book-ids.ts';
import type { own } from './index.ts';

export const rubbers = sheet({
  title: 'Pivot scores',
  gist: 'Keeps the rubbers of the four players one by one while the pivot changes partners.',
  aka: ['pivot bridge score', 'four players score'],
  books: [BLUE],
  setup: {
    pivot: words('The pivot', 20, { optional: true }),
    first: words('The pivot’s first partner', 20, { optional: true }),
    second: words('On the pivot’s right at the start', 20, { optional: true }),
    third: words('On the pivot’s left at the start', 20, { optional: true }),
    each: choiceOf('Rubbers with each partner', { one: 'One', two: 'Two' }),
  },
  entry: {
    winners: choiceOf('Who won on points?', { pivot: 'The pivot’s side', others: 'The other side' }),
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
