import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export const SUITS = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' } as const;
export type Suit = keyof typeof SUITS;
export const DECLARATIONS = { ...SUITS, grand: 'Grand, without trumps', nullo: 'Nullo, without trumps' } as const;
export type Declaration = keyof typeof DECLARATIONS;
export const SUIT_KEYS = Object.keys(SUITS) as Suit[];
export const TRICKS = 13;
const BOOK_TRICKS = 6;
export const HONORS = 5;

export type MultiplierKey = 'no-trump' | 'cayenne' | 'second-color' | 'third-color' | 'fourth-color';
const SECOND: Readonly<Record<Suit, Suit>> = { S: 'C', C: 'S', H: 'D', D: 'H' };
// Hearts before diamonds and clubs before spades: in the example hearts are third to clubs; the rest of the table is unreadable.
const THIRD: Readonly<Record<Suit, Suit>> = { S: 'H', C: 'H', H: 'C', D: 'C' };

/** The row of the table for a declaration. */
export function colorOf(cayenne: Suit, declaration: Declaration): MultiplierKey {
  if (declaration === 'grand' || declaration === 'nullo') return 'no-trump';
  if (declaration === cayenne) return 'cayenne';
  if (declaration === SECOND[cayenne]) return 'second-color';
  return declaration === THIRD[cayenne] ? 'third-color' : 'fourth-color';
}

/** 0 is the first side, 1 the second. */
export type Side = 0 | 1;
const other = (side: Side): Side => (side === 0 ? 1 : 0);

export interface Deal {
  readonly cayenne: Suit;
  readonly declaration: Declaration;
  /** Tricks and honors of the first side; the second side has the rest. */
  readonly tricks: number;
  readonly honors: number;
  readonly revoke: Side | null;
}
export interface Won {
  readonly side: Side;
  readonly value: number;
}
/** The columns of each side: on the marker, and of the game points. */
export interface Places {
  readonly marker: readonly [string, string];
  readonly games: readonly [string, string];
}

/** The line for the value of a game, by the points of the losers. */
function valueLine(losers: number, by: Schedule<typeof points>, to: string): Line {
  const key = losers === 0 ? 'value-nothing' : losers < 4 ? 'value-low' : losers < 7 ? 'value-middle' : 'value-high';
  return by.line(key, losers === 0 ? 'game, the other side at nothing' : `game, the other side at ${losers}`, { to });
}

/**
 * Counts one deal on the markers of both sides. `before`: their points, each below ten, from which the lines move them
 * (blue-ribbon-1940 p. 141-142). `left`: the games that each side still needs for the rubber; nothing is counted once it is won.
 */
export function reckon(deal: Deal, before: readonly [number, number], left: readonly [number, number], places: Places, by: Schedule<typeof points>) {
  const lines: Line[] = [];
  const notes: string[] = [];
  const won: Won[] = [];
  const at: [number, number] = [before[0], before[1]];
  const need: [number, number] = [left[0], left[1]];
  const game = by.points('game');
  const key = colorOf(deal.cayenne, deal.declaration);
  const times = by.points(key);
  let first = deal.tricks;
  if (deal.revoke !== null) {
    const lost = by.points('revoke');
    first = deal.revoke === 0 ? Math.max(0, first - lost) : Math.min(TRICKS, first + lost);
    lines.push(by.mention('revoke', `${lost} tricks for the revoke: ${first} to ${TRICKS - first}`, { to: places.marker[other(deal.revoke)] }));
    if (deal.declaration === 'nullo')
      notes.push('Nullo is not ruled apart: the tricks are taken from the side in error here as in any game, although to lose tricks is what it plays for.');
  }
  const taker: Side = first > BOOK_TRICKS ? 0 : 1;
  const over = (taker === 0 ? first : TRICKS - first) - BOOK_TRICKS;
  const scorer = deal.declaration === 'nullo' ? other(taker) : taker;
  let done = false;

  const add = (side: Side, made: number, item: keyof typeof points, say: string, honorsOnly: boolean): void => {
    const to = places.marker[side];
    at[side] += made;
    lines.push({ rule: by.id(item), say, points: made, to });
    const limit = deal.revoke === side ? 'revoke-limit' : honorsOnly ? 'honors-limit' : null;
    if (limit !== null) {
      const most = by.points(limit);
      if (at[side] <= most) return;
      lines.push({
        rule: by.id(limit),
        say: limit === 'revoke-limit' ? `stops at ${most} after the revoke` : `stops at ${most} on honors alone`,
        points: most - at[side],
        to,
      });
      at[side] = most;
      return;
    }
    while (at[side] >= game && !done) {
      const losers = at[other(side)];
      const line = valueLine(losers, by, places.games[side]);
      lines.push(by.line('game', 'a game', { times: -1, to }));
      at[side] -= game;
      if (losers > 0) lines.push({ rule: by.id('game'), say: 'turned down', points: -losers, to: places.marker[other(side)] });
      if (losers === 7) notes.push('The book gives the value of a game against 6 and against 8; 7 is counted with 8 and 9.');
      at[other(side)] = 0;
      lines.push(line);
      won.push({ side, value: line.points ?? 0 });
      need[side] -= 1;
      done = need[side] <= 0;
    }
  };

  add(scorer, over * by.points('trick') * times, key, `${over} over six${scorer === taker ? '' : ' by the other side'}, times ${times}`, false);
  if (!done && key !== 'no-trump') {
    const holder: Side = deal.honors * 2 > HONORS ? 0 : 1;
    const held = holder === 0 ? deal.honors : HONORS - deal.honors;
    const count = (2 * held - HONORS) * by.points('honor') + by.points('honors-added');
    add(holder, count * times, 'honor', `${held} honors to ${HONORS - held} count ${count}, times ${times}`, holder !== scorer);
  }
  if (key === 'second-color' || key === 'third-color' || key === 'fourth-color') {
    if (!(deal.cayenne === 'C' && deal.declaration === 'H'))
      notes.push('The table of colors is unreadable in our copy; the order is taken from its one example, hearts third to clubs.');
  }
  return { lines, notes, won, after: at, done };
}
