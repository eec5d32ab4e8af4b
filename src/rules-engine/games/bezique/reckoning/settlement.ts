import type { BookId } from '../../../books.ts';
import { TWO_SEATS } from '../../../mechanics/seats.ts';
import { ok } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { PackId } from '../../../vocabulary/packs.ts';
import { brisquesOf } from './brisques.ts';
import { gameProblems, type Prices, pointsOfLines, settle, settledFields } from './settle.ts';

/** The scorer that settles a game of rubicon, for a number of packs. */
export function settlementOf(pack: PackId, books: readonly BookId[]) {
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
