import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import { type By, isAlone, isWon, type Played } from './game.ts';

/** One part of a payment from a loser to a winner: a line for a player who receives it this many times (negative: pays). */
export type Part = (times: number, to: string) => Line;

const inColor = ({ suit, color }: Played) => suit === color;

/** The price of a game that ended as it was bid; blue-ribbon-1940 p. 362, uspc-1898 p. 90-91. */
function price(played: Played, by: By): Part {
  const { game } = played;
  const color = inColor(played);
  const say = (words: string) => `${words}${color ? ' in color' : ''}`;
  const part =
    (key: 'simple' | 'forcee' | 'solo' | 'tout' | 'tout-ace', words: string): Part =>
    (times, to) =>
      by.line(color ? `${key}-color` : key, say(words), { times, to });
  if (game === 'tout-ace') return by.gives('tout-ace') ? part('tout-ace', 'tout with a called ace') : part('tout', 'tout');
  return part(game, game === 'simple' ? 'simple game' : game === 'forcee' ? 'forcée' : game);
}

/** The price of a game that was played on after five tricks; blue-ribbon-1940 p. 362, uspc-1898 p. 91-92. */
function priceOn(played: Played, by: By): Part {
  const { game, end } = played;
  const asTout = price({ ...played, game: isAlone(played) ? 'tout' : 'tout-ace' }, by);
  if (end === 'on-lost' || !by.gives('played-on-suit')) return asTout;
  if (game === 'simple') return price({ ...played, game: 'solo' }, by);
  const key = inColor(played) ? 'played-on-color' : 'played-on-suit';
  const own = by.points(inColor(played) ? `${game as 'solo' | 'forcee'}-color` : (game as 'solo' | 'forcee'));
  const unit = by.unit('solo');
  return (times, to) => by.rated(key, `all eight, ${by.points(key)} times ${own}`, own * by.points(key) * times, { unit, to });
}

/** Everything that one loser pays to one winner, in parts: the game and the matadors. */
export function partsOf(played: Played, by: By): readonly Part[] {
  const { end, matadors } = played;
  const parts = [end === 'on-won' || end === 'on-lost' ? priceOn(played, by) : price(played, by)];
  if (matadors >= 3) parts.push((times, to) => by.line('three-matadors', 'the three matadors', { times, to }));
  if (matadors > 3) {
    const more = matadors - 3;
    parts.push((times, to) => by.line('lower-matador', `${counted(more, 'further trump', 'further trumps')} in sequence`, { times: more * times, to }));
  }
  return parts;
}

/** Whether a game affects the pool: in color, alone, and if it is a tout by the book or by agreement; blue-ribbon-1940 p. 363, uspc-1898 p. 91. */
export function touchesPool(played: Played, agreed: boolean, by: By): boolean {
  if (!isAlone(played) || !inColor(played)) return false;
  const isTout = played.game === 'tout' || played.end === 'on-won' || played.end === 'on-lost';
  return !isTout || by.way('tout-pool') !== 'if-agreed' || agreed;
}

/** What a lone player draws from the pool or pays to it: as much as is in it, up to the book's maximum. */
export function poolLines(played: Played, pool: number, player: string, to: string, by: By): Line[] {
  const key = isWon(played) ? 'stamm' : 'bete';
  const amount = Math.min(pool, by.points(key)) * (isWon(played) ? 1 : -1);
  if (amount === 0) return [];
  const unit = by.unit(key);
  const say = amount > 0 ? `out of a pool of ${pool}` : `into a pool of ${pool}`;
  return [by.rated(key, say, amount, { unit, to: player }), by.rated(key, say, -amount, { unit, to })];
}
