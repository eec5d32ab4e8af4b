import type { BookId } from '../../../books.ts';
import { TWO_NAMES, twoSeated } from '../../../mechanics/seats.ts';
import type { Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { PackId } from '../../../vocabulary/packs.ts';
import { brisquesOf } from './brisques.ts';
import { type Game, gameProblems, type Prices, pointsOfLines, settle, settledFields } from './settle.ts';

function play(all: number, asked: Values<typeof TWO_NAMES>, entries: readonly Game[], by: Prices): Played {
  const { name, columns } = twoSeated(asked);
  return replay({
    columns,
    entries,
    round: 'game',
    whole: 'sitting',
    say: ({ made }) => `${name.first} ${made[0]}, ${name.second} ${made[1]}.`,
    turn: (game) => {
      const problems = gameProblems(game, all);
      if (problems.length > 0) return { problems };
      const { winner, lines, notes } = settle(game, { first: 'first', second: 'second' }, by);
      if (winner === null) return { problems: [problem('counted', 'aces and tens that decide it', 'two scores that are level')] };
      return { lines, notes, say: `${name.first} ${game.made[0]}, ${name.second} ${game.made[1]}: ${name[winner]} wins ${pointsOfLines(lines)}.` };
    },
    state: (has) => {
      const ahead = (has.first ?? 0) - (has.second ?? 0);
      if (ahead === 0) return ['The two are level.'];
      return [`${ahead > 0 ? name.first : name.second} is ${Math.abs(ahead)} ahead; it is paid for at so much a thousand.`];
    },
  });
}

/** The score sheet of a session of rubicon, for a number of packs. */
export function sittingOf(pack: PackId, books: readonly BookId[]) {
  const all = brisquesOf(pack);
  return sheet({
    title: 'Keep the games of a sitting',
    gist: 'Each deal is a game: what each of them comes to, and who is ahead by how much.',
    aka: ['rubicon score sheet', 'score pad', 'so much a thousand'],
    books,
    setup: TWO_NAMES,
    round: 'Game',
    entry: settledFields(all),
    play: (asked, entries, by: Prices) => play(all, asked, entries as readonly Game[], by),
  });
}
