import { doubted } from '../../../../core/cites.ts';
import type { LawKey, Treatment } from '../../../../core/games.ts';
import { item, pointsOf, type ScoreItem, unscored, type Worth, worth } from '../../../../core/points.ts';
import { ok, wrong } from '../../../../core/result.ts';
import { answer, scorer } from '../../../../core/scorers.ts';
import { cites } from '../../cites.ts';
import type { Hearts } from '../../code.ts';
import { payFewest } from '../../scorers/fewest.ts';
import { HEARTS_IN_PACK, heartsTaken, heartsWord, wrongSum } from '../../scorers/fields.ts';

const PAGES = '47-48';
const HEADING = 'Three and Five-handed Hearts';
/** U.S. Playing Card 1898 tells both forms under one heading. */
export const THREE_AND_FIVE: Treatment<LawKey<Hearts>> = {
  heading: HEADING,
  pages: PAGES,
  inherits: {
    from: 'hearts',
    cite: doubted(cites.uspc.threeFiveHanded, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
  },
};

/** A heart of the plain game has no price of its own where only the excess is paid. */
export const ONLY_EXCESS = { heart: { books: { 'uspc-1898': unscored('Only what is over the winner is paid.') } } } as const;

/** The settlement of 1898 for three and for five: the excess over the winner's hearts. */
export const excessItem = (blue: Worth) =>
  item({
    title: 'Hearts over the winner',
    gist: 'What each of the others pays to the player with the fewest hearts.',
    aka: ['excess', 'difference', 'pay the winner'],
    group: 'Settling',
    books: {
      'uspc-1898': worth(1, cites.uspc.threeFiveHanded, { unit: 'chip', per: 'for each heart more than the winner has' }),
      'blue-ribbon-1940': blue,
    },
  });

export const excessScorer = (players: number, row: ScoreItem) =>
  scorer({
    title: 'Settle a deal by the excess',
    gist: 'What the others pay to the player with the fewest hearts.',
    aka: ['who pays what', 'fewest hearts'],
    books: ['uspc-1898'],
    ask: { hearts: heartsTaken(players, players) },
    score: ({ hearts }, by) => {
      const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, true);
      if (off !== null) return wrong(off);
      const each = pointsOf(row, by.book);
      const rules = { fewest: 'points.excess', tie: 'points.tie-for-fewest' };
      const settled = payFewest(
        hearts,
        (own, least) => (own - least) * each,
        (own) => `${heartsWord(own)} against the fewest`,
        rules,
      );
      return ok(answer(settled.headline, settled.lines, settled.notes));
    },
  });
