// Bets between a player and a bank. The total belongs to the side that is ahead, as in the headline: "The bank wins 20".
import { type Answer, answer, type Line } from './scorers.ts';

/** Names of the two sides, if not the player and the bank. */
export interface Parties {
  readonly player?: string;
  readonly bank?: string;
}
/** The side that is ahead: the player, or the bank if the player's points are negative. */
export const aheadOf = (points: number, { player = 'The player', bank = 'The bank' }: Parties = {}): string => (points < 0 ? bank : player);

const opposite = (points: number) => (points === 0 ? 0 : -points);
/** A line with its points from the bank's side. */
const reversed = (line: Line): Line => ({ ...line, points: opposite(line.points ?? 0), ...(line.each === undefined ? {} : { each: opposite(line.each) }) });

/** An answer whose total belongs to the side that is ahead. Points in `lines` are the player's. */
export function betAnswer(headline: string, lines: readonly Line[], notes: readonly string[] = [], parties: Parties = {}): Answer {
  const net = lines.reduce((sum, { points = 0 }) => sum + points, 0);
  const to = aheadOf(net, parties);
  return answer(
    headline,
    lines.map((line) => (line.points === undefined ? line : { ...(net < 0 ? reversed(line) : line), to })),
    notes,
  );
}
