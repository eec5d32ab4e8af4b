import { outOfTurn, strikerAfter, strikers, strikersOf } from '../../../mechanics/pool/strikers.ts';
import { type Seat, SIX_SEATS, type Table } from '../../../mechanics/seats.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { balls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

type By = Schedule<typeof points>;
const SIZES = { fifteen: 15, sixteen: 16 } as const;
const ASKED = { set: 'snooker', only: ['red'], many: [0, 15] } as const;
const FAULTS = {
  none: 'Nothing',
  white: 'The striker’s ball pocketed or off the table',
  miss: 'A miss or a coup: nothing struck',
  moved: 'A ball moved in aiming or striking',
  off: 'A pyramid ball off the table',
} as const;
const entry = {
  who: choiceOf('Who strikes?', SIX_SEATS),
  reds: balls('Pyramid balls pocketed', ASKED.set, ASKED.many, { optional: true, hint: 'Left empty: none.' }, { only: ASKED.only }),
  fault: choiceOf('What went wrong?', FAULTS, { otherwise: 'none' }),
} as const;
type Entry = Values<typeof entry>;

const pocketed = (one: Entry) => readBalls('reds', one.reds, ASKED);
const redsWord = (n: number) => counted(n, 'pyramid ball');

/** Who has won, and for how many balls the others pay (rule 3). */
function settled({ keys, name }: Table<Seat>, has: Points): string {
  const best = Math.max(...keys.map((key) => has[key] ?? 0));
  const top = keys.filter((key) => has[key] === best);
  if (top.length > 1) return `The game is over: ${top.map((key) => name[key]).join(' and ')} are level at ${best}, which the book leaves open.`;
  const pay = keys.filter((key) => has[key] !== best).map((key) => `${name[key]} pays for ${best - (has[key] ?? 0)}`);
  return `The game is over: ${name[top[0] ?? 'first']} has the most balls, ${best}; ${pay.join(', ')}.`;
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score stroke by stroke for two to six players: balls pocketed, forfeited, put back and owed, and what is left on the table.',
  aka: ['pyramids score sheet', 'shell out score', 'balls owed'],
  books: [BOOK],
  setup: { names: strikers(6).names, size: choiceOf('Pyramid balls', { fifteen: 'Fifteen', sixteen: 'Sixteen' }, { otherwise: 'fifteen' }) },
  round: 'Stroke',
  entry,
  play: ({ names, size }, entries: readonly Entry[], by: By) => {
    const table = strikersOf(names);
    const two = table.keys.length === 2;
    const odd = SIZES[size] % 2 === 1;
    let left: number = SIZES[size];
    const owes: Partial<Record<Seat, number>> = {};
    let last: Seat | null = null;
    let made = false;
    const due = () => strikerAfter(table, last);
    /** One forfeit: a ball of the player goes back on the table, or is owed. */
    const forfeit = (who: Seat, has: Points): Turn => {
      if ((has[who] ?? 0) + (owes[who] ?? 0) > 0) left++;
      else owes[who] = (owes[who] ?? 0) + 1;
      return { lines: [by.line('forfeit', 'a ball forfeited', { to: who })] };
    };
    const strike = ({ who, fault }: Entry, n: number, has: Points): Turn => {
      if (fault === 'moved' || fault === 'off') {
        const rule = fault === 'moved' ? 'ball-moved' : 'ball-off';
        const back =
          n > 0 && fault === 'moved' ? ['Balls pocketed by a stroke that moved a ball are taken as put back; the book says that nothing is gained.'] : [];
        return { lines: [by.law(rule, 'nothing gained', { points: 0, to: who })], notes: back };
      }
      if (fault !== 'none') {
        if (left > 1 || !two) return forfeit(who, has);
        const other = strikerAfter(table, who);
        return {
          lines: [by.line('opponent-adds', 'a fault with two balls left', { to: other })],
          over: settled(table, { ...has, [other]: (has[other] ?? 0) + by.points('opponent-adds') }),
        };
      }
      if (n === 0) return {};
      const back = Math.min(n, owes[who] ?? 0);
      owes[who] = (owes[who] ?? 0) - back;
      left += back - n;
      const plain = left === 0 && odd ? n - 1 : n;
      return {
        lines: [
          ...(plain > 0 ? [by.line('ball', redsWord(plain), { times: plain, to: who })] : []),
          ...(plain < n ? [by.line('last-ball', 'the last hazard', { to: who })] : []),
        ],
      };
    };
    const played = replay({
      columns: table.columns,
      entries,
      round: 'stroke',
      say: (one) => {
        const n = pocketed(one).balls.length;
        const said = [...(n > 0 ? [redsWord(n)] : []), ...(one.fault === 'none' ? [] : [FAULTS[one.fault].toLowerCase()])];
        return `${table.name[one.who]}: ${said.join(', ') || 'nothing pocketed'}.`;
      },
      turn: (one, has) => {
        const read = pocketed(one);
        const n = read.balls.length;
        const again = made && one.who === last;
        const problems = [...(again ? [] : outOfTurn(table, due(), one.who)), ...read.problems];
        if (n > left) problems.push(problem('reds', `at most ${redsWord(left)}, which are left`, `${n}`));
        if (n > 0 && one.fault === 'miss') problems.push(problem('reds', 'none, as nothing was struck', `${n}`));
        if (problems.length > 0) return { problems };
        const turn = strike(one, n, has);
        last = one.who;
        made = n > 0 && one.fault === 'none';
        return turn;
      },
      end: (has) => (left === 0 ? settled(table, has) : null),
      state: (has, over) => {
        const scores = table.keys.map(
          (key) => `${table.name[key]} ${has[key] ?? 0}${(owes[key] ?? 0) > 0 ? ` and owes ${counted(owes[key] ?? 0, 'ball')}` : ''}`,
        );
        if (over !== null) return [`${scores.join(', ')}.`];
        const best = Math.max(...table.keys.map((key) => has[key] ?? 0));
        const most = left + (odd ? 1 : 0);
        const behind = table.keys.filter((key) => best - (has[key] ?? 0) > most);
        return [
          `${scores.join(', ')}.`,
          `Left on the table: ${redsWord(left)}, worth ${most} at most.${left === 1 ? ' The player who made the last hazard plays the white, the other the red.' : ''}`,
          ...behind.map((key) => `${table.name[key]} is ${best - (has[key] ?? 0)} behind: only forfeits of the others can help.`),
        ];
      },
      notes: ['The book does not say outright whether a player who pockets a ball strikes again: the sheet takes that player or the next one.'],
    });
    const gone = Array.from({ length: Math.max(0, Math.min(15, SIZES[size] - left)) }, () => 'red');
    return { ...played, gone, next: { who: made && last !== null ? last : due() } };
  },
});
