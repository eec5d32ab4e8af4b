import { choiceOf, count, type Values } from '../../../core/fields.ts';
import { replay } from '../../../core/replay.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { type Seat, SIX_SEATS } from '../../../core/seats.ts';
import { sheet } from '../../../core/sheets.ts';
import { outOfTurn, strikerAfter, strikers, strikersOf } from '../../../core/strikers.ts';
import { BOOK } from '../cites.ts';
import type { points } from '../points.ts';
import { ask, reckon, sayStroke } from '../reckoning/stroke.ts';

const entry = {
  who: choiceOf('Who strikes?', SIX_SEATS),
  first: ask.first,
  carom: ask.carom,
  red: ask.red,
  white: ask.white,
  pins: ask.pins,
  middle: ask.middle,
  own: { ...ask.own, seldom: true },
} as const;

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Stroke by stroke for two to six players, up to 30 or what was agreed.',
  aka: ['Spanish pool score sheet', 'running score'],
  books: [BOOK],
  setup: { names: strikers(6).names, target: count('Points of the game', 1, 1000, { optional: true, hint: 'Left empty: 30, as is usual.' }) },
  round: 'Stroke',
  entry,
  play: ({ names, target }, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
    const table = strikersOf(names);
    const game = target ?? by.points('game');
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
        const gained = rest.lines.some(({ points = 0 }) => points > 0) && one.own === 'stays';
        if (!gained) due = strikerAfter(table, one.who);
        return rest;
      },
      end: (has) => {
        const winner = table.keys.find((key) => (has[key] ?? 0) >= game);
        return winner === undefined ? null : `The game is over: ${table.name[winner]} has ${has[winner]}.`;
      },
      state: (has, over) => [
        `${table.keys.map((key) => `${table.name[key]} ${has[key] ?? 0}`).join(', ')}; the game is ${game}.`,
        ...(over === null ? [`${table.name[due]} strikes.`] : []),
      ],
      notes: ['A player who counts strikes again, as in the three-ball game.'],
    });
    return { ...played, next: { who: due } };
  },
});
