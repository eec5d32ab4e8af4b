import type { Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { brings, DICE } from '../reckoning/turn.ts';

const entry = { dice: listOf('The dice thrown', count('Die', 1, 6), 1, DICE, { hint: 'All the dice that are left, each with its face.' }) } as const;
type Entry = Values<typeof entry>;

export const game = sheet({
  title: 'Keep the score throw by throw',
  gist: 'Who throws, with how many dice, what each throw scores, and what is needed for the lead.',
  aka: ['drop dead score sheet', 'dice left', 'who is dead'],
  books: [BOOK],
  setup: { players: TABLE_SIZE, names: namesOf(2, 8) },
  round: 'Throw',
  entry,
  play: (asked, entries, by: Schedule<typeof points>) => {
    const { keys, name, columns } = tableOfSize(asked.players, asked.names);
    let at = 0;
    let left: number = DICE;
    const thrower = (): Seat => keys[at] ?? 'first';
    const scoreOf = (has: Points, key: Seat) => has[key] ?? 0;
    const ranked = (has: Points, sign: 1 | -1) => {
      const best = Math.max(...keys.map((key) => sign * scoreOf(has, key)));
      return keys.filter((key) => sign * scoreOf(has, key) === best).map((key) => name[key]);
    };
    const say = ({ dice }: Entry) => `${name[thrower()]}: ${dice.join(', ')}`;
    const played = replay({
      columns,
      entries,
      round: 'throw',
      say,
      turn: (one) => {
        if (one.dice.length !== left)
          return { problems: [problem('dice', `the ${counted(left, 'die', 'dice')} that ${name[thrower()]} has left`, `${one.dice.length}`)] };
        const to = thrower();
        const words = say(one);
        const { points, left: after } = brings(one.dice);
        const line =
          after === left
            ? by.sum('throw', 'all the spots', points, { to })
            : by.line('two-or-five', `${counted(left - after, 'die', 'dice')} laid aside`, { to });
        left = after;
        if (left > 0) return { say: words, lines: [line] };
        at++;
        left = DICE;
        return { say: words, lines: [line], ...(at < keys.length ? { mark: `${name[to]} has dropped dead` } : {}) };
      },
      end: (has) => {
        if (at < keys.length) return null;
        const [first, last] = [ranked(has, 1), ranked(has, -1)];
        if (first.length === keys.length) return 'All are equal and throw off.';
        const wins = first.length === 1 ? `${first[0]} wins` : `${first.join(' and ')} are equal and throw off for the lead`;
        const loses = last.length === 1 ? `${last[0]} loses` : `${last.join(' and ')} are equal and throw off for the last place`;
        return `${wins}; ${loses}.`;
      },
      state: (has, over) => {
        if (over !== null) return [];
        const best = Math.max(...keys.slice(0, at).map((key) => scoreOf(has, key)), 0);
        const needs = best - scoreOf(has, thrower()) + 1;
        const lead = at === 0 ? '' : needs > 0 ? ` and needs ${counted(needs, 'point')} more for the lead` : ' and leads';
        return [
          `${name[thrower()]} throws, has ${counted(left, 'die', 'dice')} left${lead}.`,
          `${keys.map((key) => `${name[key]} ${scoreOf(has, key)}`).join(', ')}.`,
        ];
      },
    });
    return played;
  },
});
