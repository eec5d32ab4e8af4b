import { choiceOf, count, type Values } from '../../../core/fields.ts';
import { replay } from '../../../core/replay.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { type Seat, SIX_SEATS } from '../../../core/seats.ts';
import { sheet } from '../../../core/sheets.ts';
import { outOfTurn, strikerAfter, strikers, strikersOf } from '../../../core/strikers.ts';
import { BOOK } from '../cites.ts';
import type { points } from '../points.ts';
import { ask, reckon, sayStroke } from '../reckoning/stroke.ts';

const entry = { who: choiceOf('Who strikes?', SIX_SEATS), ...ask } as const;

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Stroke by stroke for two to six players, up to what was agreed.',
  aka: ['Russian pool score sheet', 'carlin score'],
  books: [BOOK],
  setup: { names: strikers(6).names, target: count('Points of the game, as agreed', 1, 1000, { optional: true, hint: 'The book names no number.' }) },
  round: 'Stroke',
  entry,
  play: ({ names, target }, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const table = strikersOf(names);
    let due: Seat = 'first';
    const played = replay({
      columns: table.columns,
      entries,
      round: 'stroke',
      say: (one) => `${table.name[one.who]}: ${sayStroke(one)}.`,
      turn: (one) => {
        const { problems, ...rest } = reckon(one, by, one.who);
        const wrong = [...outOfTurn(table, due, one.who), ...problems];
        if (wrong.length > 0) return { problems: wrong };
        if (!rest.lines.some(({ points = 0 }) => points > 0)) due = strikerAfter(table, one.who);
        return rest;
      },
      end: (has) => {
        const winner = table.keys.find((key) => target !== null && (has[key] ?? 0) >= target);
        return winner === undefined ? null : `The game is over: ${table.name[winner]} has ${has[winner]}.`;
      },
      state: (has, over) => [
        `${table.keys.map((key) => `${table.name[key]} ${has[key] ?? 0}`).join(', ')}.`,
        ...(over === null ? [`${table.name[due]} strikes.`] : []),
      ],
    });
    return { ...played, next: { who: due } };
  },
});
