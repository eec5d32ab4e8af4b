// Bets between two: a player and a bank. The total is that of whoever comes out ahead, as the headline has it: "The bank wins 20", and not -20 of nobody.
import { type Answer, answer, type Line } from './scorers.ts';

/** The two between whom bets are settled, where they are called otherwise than the player and the bank. */
export interface Parties {
  readonly player?: string;
  readonly bank?: string;
}
/** Who has so much from the player's side: the player, or the bank where it is less than nothing. */
export const aheadOf = (points: number, { player = 'The player', bank = 'The bank' }: Parties = {}): string => (points < 0 ? bank : player);

const opposite = (points: number) => (points === 0 ? 0 : -points);
/** A line as the other side sees it. */
const reversed = (line: Line): Line => ({ ...line, points: opposite(line.points ?? 0), ...(line.each === undefined ? {} : { each: opposite(line.each) }) });

/** An answer from lines that are written from the player's side: points above zero go to the player. */
export function betAnswer(headline: string, lines: readonly Line[], notes: readonly string[] = [], parties: Parties = {}): Answer {
  const net = lines.reduce((sum, { points = 0 }) => sum + points, 0);
  const to = aheadOf(net, parties);
  return answer(
    headline,
    lines.map((line) => (line.points === undefined ? line : { ...(net < 0 ? reversed(line) : line), to })),
    notes,
  );
}
