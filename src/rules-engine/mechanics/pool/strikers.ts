// Games of the pool table in which any number of players strike in turn.
import { listOf, words } from '../../scoring/fields.ts';
import { type Problem, problem } from '../../scoring/result.ts';
import { replay, type Turn } from '../../sheets/replay.ts';
import type { Played } from '../../sheets/sheets.ts';
import { type Seat, seated, type Table } from '../seats.ts';

/** The setup field of players who strike in turn: their names, at least two. */
export const strikers = (most: number) =>
  ({
    names: listOf('Names, in the order of play', words('Name', 24), 2, most, { optional: true, hint: 'Left empty: First player and Second player.' }),
  }) as const;

/** The players with the given names; two if there are none. */
export const strikersOf = (names: readonly string[] | null): Table<Seat> => seated(names?.length ?? 2, names);

/** The next striker after a player, skipping those who are out; the same player if nobody else is left, and the first if nobody has struck. */
export function strikerAfter({ keys }: Table<Seat>, last: Seat | null, isOut: (seat: Seat) => boolean = () => false): Seat {
  const from = last === null ? 0 : keys.indexOf(last) + 1;
  const order = [...keys.slice(from), ...keys.slice(0, from)];
  return order.find((seat) => !isOut(seat)) ?? last ?? 'first';
}

/** The problem of a player who strikes out of turn. */
export function outOfTurn({ name }: Table<Seat>, due: Seat, who: Seat): Problem[] {
  return who === due ? [] : [problem('who', `${name[due]}, whose turn it is`, name[who])];
}

/** A game recorded stroke by stroke, with an optional target: if `keepsOn`, the same player strikes again, otherwise the next. */
export function playStrokes<E extends { readonly who: Seat }>(
  { names, target, entries }: { readonly names: readonly string[] | null; readonly target: number | null; readonly entries: readonly E[] },
  {
    say,
    reckon,
    keepsOn,
    ...said
  }: {
    readonly say: (stroke: E) => string;
    readonly reckon: (stroke: E) => Turn;
    readonly keepsOn: (stroke: E, made: boolean) => boolean;
    /** Text after the scores: "; playing to 30". */
    readonly after?: string;
    readonly notes?: readonly string[];
  },
): Played {
  const table = strikersOf(names);
  let due: Seat = 'first';
  const played = replay({
    columns: table.columns,
    entries,
    round: 'stroke',
    say: (one) => `${table.name[one.who]}: ${say(one)}.`,
    turn: (one) => {
      const { problems = [], ...rest } = reckon(one);
      const wrong = [...outOfTurn(table, due, one.who), ...problems];
      if (wrong.length > 0) return { problems: wrong };
      const made = (rest.lines ?? []).some(({ points = 0 }) => points > 0);
      if (!keepsOn(one, made)) due = strikerAfter(table, one.who);
      return rest;
    },
    end: (has) => {
      const winner = table.keys.find((key) => target !== null && (has[key] ?? 0) >= target);
      return winner === undefined ? null : `The game is over: ${table.name[winner]} has ${has[winner]}.`;
    },
    state: (has, over) => [
      `${table.keys.map((key) => `${table.name[key]} ${has[key] ?? 0}`).join(', ')}${said.after ?? ''}.`,
      ...(over === null ? [`${table.name[due]} strikes.`] : []),
    ],
    ...(said.notes === undefined ? {} : { notes: said.notes }),
  });
  return { ...played, next: { who: due } };
}
