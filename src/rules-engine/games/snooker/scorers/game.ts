import { outOfTurn, strikerAfter, strikers, strikersOf } from '../../../mechanics/pool/strikers.ts';
import { type Seat, SIX_SEATS, type Table } from '../../../mechanics/seats.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { ask, sayStroke, strokeOf } from '../reckoning/asked.ts';
import { boardOf } from '../reckoning/board.ts';
import { type By, COLOURS, REDS } from '../reckoning/colours.ts';
import { after, mostLeft, type Standing, strike } from '../reckoning/strokes.ts';

const entry = { who: choiceOf('Who strikes?', SIX_SEATS), ...ask } as const;

/** Whether each player who is behind can still catch the leader without fouls. */
function chances({ keys, name }: Table<Seat>, has: Points, at: Standing, due: Seat, by: By): string[] {
  const best = Math.max(...keys.map((key) => has[key] ?? 0));
  return keys.flatMap((key) => {
    const behind = best - (has[key] ?? 0);
    if (behind === 0) return [];
    const most = mostLeft(key === due ? at : { ...at, on: at.reds > 0 ? 'red' : 'order' }, by);
    const text = `${name[key]} is ${behind} behind with at most ${most} to come`;
    return [
      behind < most
        ? `${text} and can still win.`
        : behind === most
          ? `${text}: a tie at best, but for forfeits.`
          : `${text}: only forfeits of the others can help.`,
    ];
  });
}

/** Who has won, by the highest score. */
function result({ keys, name }: Table<Seat>, has: Points): string {
  const best = Math.max(...keys.map((key) => has[key] ?? 0));
  const top = keys.filter((key) => has[key] === best).map((key) => name[key]);
  return top.length === 1
    ? `The frame is over: ${top[0]} has the highest score, ${best}.`
    : `The frame is over: ${top.join(' and ')} are level at ${best}, which the book leaves open.`;
}

export const game = sheet({
  title: 'Keep a frame',
  gist: 'Keeps the score stroke by stroke for two to six players: what is on, what is left on the table, and who can still win.',
  aka: ['snooker score sheet', 'snooker scoreboard', 'can he still win', 'how many are left'],
  books: [BOOK],
  setup: strikers(6),
  round: 'Stroke',
  entry,
  play: ({ names }, entries: readonly Values<typeof entry>[], by: By) => {
    const table = strikersOf(names);
    let at: Standing = { reds: REDS, colours: COLOURS, on: 'red' };
    let due: Seat = 'first';
    const played = replay({
      columns: table.columns,
      entries,
      round: 'stroke',
      whole: 'frame',
      say: (one) => `${table.name[one.who]}: ${sayStroke(strokeOf(one).stroke)}.`,
      turn: (one) => {
        const { stroke, problems } = strokeOf(one);
        const early = [...outOfTurn(table, due, one.who), ...problems];
        if (early.length > 0) return { problems: early };
        const { fair, ...struck } = strike(stroke, at, by, one.who);
        if (struck.problems.length > 0) return struck;
        at = after(stroke, at, fair);
        if (!fair) due = strikerAfter(table, one.who);
        return struck;
      },
      end: (has) => (at.reds + at.colours.length === 0 ? result(table, has) : null),
      state: (has, over) => [
        `${table.keys.map((key) => `${table.name[key]} ${has[key] ?? 0}`).join(', ')}.`,
        ...(over === null
          ? [
              `${table.name[due]} plays at ${at.on === 'red' ? 'a red' : at.on === 'choice' ? 'any colour' : `the ${at.colours[0]}`}. Left: ${at.reds === 1 ? '1 red' : `${at.reds} reds`}, ${at.colours.join(', ')}.`,
              ...chances(table, has, at, due, by),
            ]
          : []),
      ],
      notes: ['Forfeits are taken off the score of the striker. Balls pocketed by a foul stay off as a fair one would.'],
    });
    const gone = [...Array.from({ length: REDS - at.reds }, () => 'red'), ...COLOURS.filter((colour) => !at.colours.includes(colour))];
    return { ...played, gone, board: boardOf(at, by), next: { who: due } };
  },
});
