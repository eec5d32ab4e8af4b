import type { BookId } from '../../../../books.ts';
import { SUITS } from '../../../../core/cards.ts';
import type { Values } from '../../../../core/fields.ts';
import type { PackId } from '../../../../core/packs.ts';
import { replay } from '../../../../core/replay.ts';
import { ok, problem } from '../../../../core/result.ts';
import { answer, scorer } from '../../../../core/scorers.ts';
import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../../core/seats.ts';
import { type Played, sheet } from '../../../../core/sheets.ts';
import { brisquesOf, dealOf } from '../../reckoning/deal.ts';
import { NAMES } from '../../reckoning/groups.ts';
import { declarationsOf } from '../../reckoning/hand.ts';
import { type Game, gameProblems, type Prices, settle, settledFields } from './settle.ts';

const pointsOfLines = (lines: readonly { readonly points?: number }[]) => lines.reduce((sum, { points = 0 }) => sum + points, 0);

function settlementOf(pack: PackId, books: readonly BookId[]) {
  const all = brisquesOf(pack);
  return scorer({
    title: 'Settle a game',
    gist: 'Two scores, the last trick and the aces and tens: who has won, whether the loser is rubiconed, and what is paid for.',
    aka: ['rubicon settlement', 'who pays', 'rubiconed', 'game under a thousand', 'count the brisques'],
    books,
    ask: settledFields(all),
    score: (game, by: Prices) => {
      const problems = gameProblems(game, all);
      if (problems.length > 0) return { ok: false, problems };
      const { winner, lines, notes } = settle(game, TWO_SEATS, by);
      return ok(answer(winner === null ? 'The scores are level' : `${TWO_SEATS[winner]} wins ${pointsOfLines(lines)}`, lines, notes));
    },
  });
}

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

function sittingOf(pack: PackId, books: readonly BookId[]) {
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

const KINDS = [
  ...SUITS.flatMap((suit) => [`marriage-${suit}`, `sequence-${suit}`]),
  ...NAMES.filter((name) => !name.startsWith('marriage') && !name.startsWith('sequence')),
];

/** What counts at Rubicon with so many packs. */
export const countsWith = (pack: PackId, books: readonly BookId[]) => ({
  declarations: declarationsOf({ pack, most: 8, open: true }, books),
  deal: dealOf({ pack, names: KINDS, open: true, single: true }, books),
  settlement: settlementOf(pack, books),
  games: sittingOf(pack, books),
});
