import { outOfTurn, strikerAfter, strikers, strikersOf } from '../../../mechanics/pool/strikers.ts';
import { type Seat, SIX_SEATS, type Table } from '../../../mechanics/seats.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { ask, reckon, sayStroke } from '../reckoning/stroke.ts';

const entry = { who: choiceOf('Who strikes?', SIX_SEATS), ...ask } as const;

/** The players with the fewest points, who have lost. */
function losers({ keys, name }: Table<Seat>, has: Points): string {
  const least = Math.min(...keys.map((key) => has[key] ?? 0));
  const low = keys.filter((key) => (has[key] ?? 0) === least).map((key) => name[key]);
  return low.length === 1 ? `${low[0]} has the fewest, ${least}, and loses` : `${low.join(' and ')} tie for the fewest, which the book leaves open`;
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Keeps the score stroke by stroke for two to six players, with bursts, to 31 exactly.',
  aka: ['bottle pool score sheet', 'who has lost'],
  books: [BOOK],
  setup: strikers(6),
  round: 'Stroke',
  entry,
  play: ({ names }, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const table = strikersOf(names);
    const game = by.points('game');
    let last: Seat | null = null;
    let counted = false;
    const due = () => strikerAfter(table, last);
    const played = replay({
      columns: table.columns,
      entries,
      round: 'stroke',
      say: (one) => `${table.name[one.who]}: ${sayStroke(one)}.`,
      turn: (one, has) => {
        if (!(counted && one.who === last)) {
          const problems = outOfTurn(table, due(), one.who);
          if (problems.length > 0) return { problems };
        }
        const { wins, ...rest } = reckon(one, by, one.who);
        const made = rest.lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
        const now = (has[one.who] ?? 0) + made;
        last = one.who;
        counted = made > 0 && now <= game;
        if (wins) return { ...rest, over: `The game is over: ${table.name[one.who]} stood the bottle on its base.` };
        if (now <= game) return rest;
        return { ...rest, lines: [...rest.lines, by.line('game', `burst with ${now}`, { times: -1, to: one.who })], mark: `${table.name[one.who]} bursts` };
      },
      end: (has) => {
        const out = table.keys.find((key) => has[key] === game);
        return out === undefined ? null : `The game is over: ${table.name[out]} has ${game}. ${losers(table, has)}.`;
      },
      state: (has, over) => [
        `${table.keys.map((key) => `${table.name[key]} ${has[key] ?? 0}`).join(', ')}.`,
        ...(over === null
          ? table.keys.filter((key) => (has[key] ?? 0) >= game - 8).map((key) => `${table.name[key]} needs exactly ${game - (has[key] ?? 0)}.`)
          : []),
      ],
      notes: ['The book does not say whether a player who counts strikes again: the sheet takes that player or the next one.'],
    });
    return { ...played, next: { who: due() } };
  },
});
