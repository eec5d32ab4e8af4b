import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { choiceOf, count, flag, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import { strip } from '../diagrams.ts';
import type { points } from '../points.ts';
import { CUSTOMS, placesOf, seriesBy, waysToMake } from '../reckoning/course.ts';

const entry = {
  who: choiceOf('Who threw?', TWO_SEATS),
  dice: listOf('The throw', count('Die', 1, 6), 3, 3),
  moved: count('Places moved, if a number was overlooked', 0, 6, { optional: true, seldom: true }),
  taken: flag('The opponent uses what was overlooked', { seldom: true }),
} as const;
type Entry = Values<typeof entry>;
type Who = Entry['who'];
const other = (who: Who): Who => (who === 'first' ? 'second' : 'first');

export const game = sheet({
  title: 'Keep the markers',
  gist: 'Where both markers stand after each throw, what comes next, and what is left.',
  aka: ['centennial sheet', 'race to twelve and back', 'whose marker is where'],
  books: [BOOK],
  setup: { ...TWO_NAMES, ...CUSTOMS },
  round: 'Throw',
  entry,
  play: (asked, entries, by: Schedule<typeof points>) => {
    const { name, columns } = twoSeated(asked);
    const series = seriesBy(asked);
    const made: Record<Who, number> = { first: 0, second: 0 };
    let last: Who | null = null;
    const say = ({ who, dice }: Entry) => `${name[who]} throws ${dice.join(', ')}`;
    const on = (who: Who) => series[made[who] - 1] ?? 0;
    const back = (who: Who) => made[who] > 12;
    const played = replay({
      columns,
      entries,
      round: 'throw',
      say,
      turn: (one) => {
        const { who, dice, moved, taken } = one;
        const open = placesOf(dice, made[who], asked);
        const own = moved ?? open;
        if (own > open) return { problems: [problem('moved', `at most ${counted(open, 'place')}, which is all that the dice make in order`, `${own}`)] };
        const missed = series.slice(made[who] + own, made[who] + open);
        if (taken && missed.length === 0) return { problems: [problem('taken', 'a number overlooked', 'none: every number made was used')] };
        const rival = other(who);
        let gained = 0;
        if (taken) while (missed.includes(series[made[rival] + gained] ?? 0)) gained++;
        if (taken && gained === 0)
          return { problems: [problem('taken', `${series[made[rival]]}, which ${name[rival]} needs, among the numbers overlooked`, missed.join(', '))] };
        made[who] += own;
        made[rival] += gained;
        last = who;
        const lines = [own > 0 ? by.line('number', `to ${on(who)}`, { times: own, to: who }) : by.mention('number', 'no number in its order', { to: who })];
        if (gained > 0) lines.push(by.line('number', `uses what was overlooked, to ${on(rival)}`, { times: gained, to: rival }));
        const left = missed.length > 0 ? `; overlooked: ${missed.join(', ')}` : '';
        return { lines, say: `${say(one)}${left}` };
      },
      end: (has) => {
        const home = (['first', 'second'] as const).find((who) => (has[who] ?? 0) >= series.length);
        return home === undefined ? null : `${name[home]} has the whole series, ${counted(series.length - made[other(home)], 'place')} ahead.`;
      },
      state: (_, over) =>
        over !== null
          ? []
          : (['first', 'second'] as const).map((who) => {
              const next = series[made[who]] ?? 0;
              return `${name[who]}: ${made[who] === 0 ? 'not yet on the strip' : `on ${on(who)}${back(who) ? ', going back' : ''}`}; needs ${next}, which ${counted(waysToMake(next), 'throw')} in 216 make; ${counted(series.length - made[who], 'place')} to go.`;
            }),
      notes: ['The book does not say whether a player who has moved throws again; so each throw names its thrower.'],
    });
    const thrower: Who = last === null ? 'first' : other(last);
    return { ...played, board: strip(on('first'), on('second'), [name.first, name.second]), next: { who: thrower } };
  },
});
