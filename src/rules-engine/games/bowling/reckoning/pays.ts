import type { BookId } from '../../../books.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import { inWords } from './count.ts';

const SHARES = { clear: 'pays nothing', half: 'pays half a game', whole: 'pays for a whole game' } as const;
export type Share = keyof typeof SHARES;

interface Paying {
  readonly title: string;
  readonly book: BookId;
  /** Best first: the highest total, or the lowest. */
  readonly best: 'most' | 'fewest';
  /** The most pins that one player can have. */
  readonly most: number;
  /** The shares from the best place to the last; null if the book does not divide the price among this number of players. */
  readonly shares: (players: number) => readonly Share[] | null;
  /** The score item of the shares, for this number of players. */
  readonly item: (players: number) => string;
  /** The note if the book does not divide the price. */
  readonly undecided: string;
}

interface Place {
  readonly player: number;
  readonly total: number;
  /** Null if players with this total are in places that pay differently. */
  readonly share: Share | null;
}

/** The players from best to last, each with the share of the place; null if tied places pay differently. */
function placesOf(totals: readonly number[], shares: readonly Share[], best: Paying['best']): Place[] {
  const order = totals.map((total, n) => ({ player: n + 1, total })).sort((a, b) => (best === 'most' ? b.total - a.total : a.total - b.total));
  return order.map(({ player, total }, place) => {
    const open = order.some((other, at) => other.total === total && shares[at] !== shares[place]);
    return { player, total, share: open ? null : (shares[place] ?? null) };
  });
}

/** "players 2 and 4 pay for a whole game each", or nothing if nobody does. */
function sayWho(places: readonly Place[], share: Share | null, one: string, many: string): string[] {
  const who = places.filter((place) => place.share === share).map((place) => place.player);
  if (who.length === 0) return [];
  return [who.length === 1 ? `player ${who[0]} ${one}` : `players ${inWords(who.sort((a, b) => a - b))} ${many}`];
}

/** The scorer of who pays for the game, from the totals of all players. A tie that matters is left to the house rule (Donohue, p. 377, rule VI). */
export function paysScorer(one: Paying): ScorerRow {
  const ask = { totals: listOf('Total of each player', count('Player', 0, one.most), 2, 20) } as const;
  return scorer({
    title: one.title,
    gist: 'Who pays for the game, from the totals of all the players.',
    untotalled: true,
    aka: ['who pays', 'loser pays'],
    books: [one.book],
    ask,
    score: ({ totals }, by: Schedule) => {
      const item = one.item(totals.length);
      const shares = one.shares(totals.length);
      if (shares === null) {
        const lines = totals.map((total, n) => by.mention(item, `player ${n + 1}: ${total}`));
        return { ok: true, value: answer(`The book does not say who of ${totals.length} players pays`, lines, [one.undecided]) };
      }
      const places = placesOf(totals, shares, one.best);
      const lines = places.map(({ player, total, share }): Line => {
        const said = `player ${player}: ${total}`;
        return share === null ? { rule: 'bowling.law.tie', say: `${said}, tied` } : by.mention(item, `${said}, ${SHARES[share]}`);
      });
      const tie = sayWho(places, null, 'ties', 'tie');
      const headline = [
        ...sayWho(places, 'half', SHARES.half, 'pay half a game each'),
        ...sayWho(places, 'whole', SHARES.whole, 'pay for a whole game each'),
        ...tie,
      ].join('; ');
      const notes = tie.length > 0 ? ['A tie is decided by one ball under the house rules of the chief game; enter the totals again when it is.'] : [];
      return { ok: true, value: answer(headline.charAt(0).toUpperCase() + headline.slice(1), lines, notes) };
    },
  });
}
