import type { BookId } from '../../../books.ts';
import { count, listOf } from '../../../core/fields.ts';
import { answer, type Line, type Scorer, scorer } from '../../../core/scorers.ts';
import { inWords } from './count.ts';

export const SHARES = { clear: 'pays nothing', half: 'pays half a game', whole: 'pays for a whole game' } as const;
export type Share = keyof typeof SHARES;

export interface Paying {
  readonly title: string;
  readonly book: BookId;
  /** Best first: the highest total, or the lowest. */
  readonly best: 'most' | 'fewest';
  /** Most pins one player can have. */
  readonly most: number;
  /** Shares from the best place to the last; null where the book does not divide the price among so many. */
  readonly shares: (players: number) => readonly Share[] | null;
  /** The item the shares rest on, for so many players. */
  readonly rule: (players: number) => string;
  /** Told where the book does not divide the price. */
  readonly undecided: string;
}

/** Who pays for the game, from the totals of all the players. A tie that changes who pays is the house rule's (Donohue, p. 377, rule VI). */
export function paysScorer(one: Paying): Scorer {
  const ask = { totals: listOf('Total of each player', count('Player', 0, one.most), 2, 20) } as const;
  return scorer({
    title: one.title,
    gist: 'Who pays for the game, from the totals of all the players.',
    aka: ['who pays', 'loser pays'],
    books: [one.book],
    ask,
    score: ({ totals }) => {
      const order = totals.map((total, n) => ({ player: n + 1, total })).sort((a, b) => (one.best === 'most' ? b.total - a.total : a.total - b.total));
      const rule = one.rule(totals.length);
      const shares = one.shares(totals.length);
      if (shares === null) {
        const places = order.map(({ player, total }): Line => ({ rule, say: `player ${player}: ${total}` }));
        return { ok: true, value: answer(`The book does not say who of ${totals.length} players pays`, places, [one.undecided]) };
      }
      const sharesOf = (total: number) => new Set(order.flatMap((other, place) => (other.total === total ? (shares[place] ?? []) : [])));
      const lines = order.map(({ player, total }, place): Line => {
        if (sharesOf(total).size > 1) return { rule: 'bowling.law.tie', say: `player ${player}: ${total}, tied` };
        return { rule, say: `player ${player}: ${total}, ${SHARES[shares[place] ?? 'clear']}` };
      });
      const payers = (share: Share) => order.flatMap(({ player, total }, place) => (shares[place] === share && sharesOf(total).size === 1 ? [player] : []));
      const say = (share: Share, verb: string, what: string) => {
        const who = payers(share).sort((a, b) => a - b);
        return who.length === 0 ? [] : [`${who.length === 1 ? 'player' : 'players'} ${inWords(who)} ${who.length === 1 ? `${verb}s` : verb} ${what}`];
      };
      const said = [
        ...say('half', 'pay', 'half a game'),
        ...say('whole', 'pay', payers('whole').length === 1 ? 'for a whole game' : 'for a whole game each'),
      ].join('; ');
      const tied = order.filter(({ total }) => sharesOf(total).size > 1).map(({ player }) => player);
      const headline = [said, tied.length > 0 ? `players ${inWords(tied.sort((a, b) => a - b))} tie` : ''].filter((part) => part !== '').join('; ');
      return {
        ok: true,
        value: answer(
          headline.charAt(0).toUpperCase() + headline.slice(1),
          lines,
          tied.length > 0 ? ['A tie is decided by one ball under the house rules of the chief game; enter the totals again when it is.'] : [],
        ),
      };
    },
  });
}
