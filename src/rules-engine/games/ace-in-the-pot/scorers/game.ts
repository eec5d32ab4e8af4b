import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { after, asks, begin, type Gives, isLast, outside, type Round, winnerOf } from '../reckoning/round.ts';

const entry = {
  dice: listOf('The throw', count('Die', 1, 6), 2, 2),
  gives: choiceOf('Ace and six with one counter: it goes', { pot: 'into the pot', left: 'to the left' }, { optional: true, seldom: true }),
} as const;
type Entry = Values<typeof entry>;

/** The counters that a throw moves, at most those of the thrower; null if the players have to say which. */
function givenBy(round: Round, { dice, gives }: Entry): Gives | null {
  const asked = asks(round, dice);
  const has = round.has[round.at] ?? 0;
  if (asked.pot + asked.left <= has) return asked;
  if (asked.pot === 0 || asked.left === 0) return { pot: Math.min(asked.pot, has), left: Math.min(asked.left, has) };
  return gives === null ? null : { pot: gives === 'pot' ? 1 : 0, left: gives === 'left' ? 1 : 0 };
}

export const game = sheet({
  title: 'Keep the counters',
  gist: 'Who throws, who has how many counters, what is in the pot, and the three throws at the end.',
  aka: ['whose throw is it', 'counters left', 'who is still in'],
  books: [BOOK],
  setup: { players: TABLE_SIZE, names: namesOf(2, 8) },
  round: 'Throw',
  entry,
  play: (asked, entries, by: Schedule<typeof points>) => {
    const { keys, name, columns } = tableOfSize(asked.players, asked.names);
    const nameAt = (seat: number) => name[keys[seat % keys.length] ?? 'first'];
    const to = (seat: number) => ({ to: keys[seat % keys.length] ?? 'first' });
    let round = begin(keys.length);
    let thrown = 0;
    const say = ({ dice }: Entry) => `${nameAt(round.at)}: ${dice.join(', ')}`;
    return replay({
      columns,
      entries,
      round: 'throw',
      say,
      turn: (one) => {
        const gives = givenBy(round, one);
        const has = round.has[round.at] ?? 0;
        const both = one.dice.includes(1) && one.dice.includes(6) && has === 1 && !isLast(round);
        if (gives === null) return { problems: [problem('gives', 'where the one counter goes, which the book does not say', 'no answer')] };
        if (one.gives !== null && !both) return { problems: [problem('gives', 'no answer, except of an ace and a six with one counter', one.gives)] };
        const words = say(one);
        const { at } = round;
        const lines: Line[] = thrown === 0 ? keys.map((key) => by.line('start', 'to begin with', { to: key })) : [];
        if (gives.pot > 0) lines.push(by.line('ace', 'into the pot', { times: gives.pot, ...to(at) }));
        if (gives.left > 0) {
          lines.push(by.line('six', `to ${nameAt(at + 1)}`, { times: gives.left, ...to(at) }));
          lines.push(by.line('six', `from ${nameAt(at)}`, { times: -gives.left, ...to(at + 1) }));
        }
        const wasLast = isLast(round);
        if (gives.pot + gives.left === 0) lines.push(wasLast ? by.mention('last-throws', 'no six', to(at)) : by.mention('six', 'nothing to give', to(at)));
        thrown++;
        round = after(round, gives);
        const winner = winnerOf(round);
        if (winner === null)
          return { say: words, lines, over: outside(round) > 0 ? null : 'No counter is left outside the pot; the book does not say who wins then.' };
        lines.push(by.sum('pool', 'the pot', round.pot, { unit: 'counter', ...to(winner) }));
        return { say: words, lines, over: `${nameAt(winner)} wins the pool.` };
      },
      state: (_, over) => {
        if (over !== null) return [];
        const has = `${keys.map((_key, seat) => `${nameAt(seat)} ${round.has[seat] ?? 0}`).join(', ')}; ${round.pot} in the pot.`;
        if (isLast(round)) return [has, `${nameAt(round.at)} has the last counter: ${counted(3 - round.made, 'throw')} without a six to go.`];
        return [has, `${nameAt(round.at)} throws.`];
      },
      notes: ['A player with one counter who throws two aces or two sixes gives the one; the book speaks of two counters.'],
    });
  },
});
