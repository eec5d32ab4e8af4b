/** Points of a hand: the sum without its tens (Blue Ribbon 1940, p. 13-14; Hoffmann, p. 4). Tens and court cards are entered as 10. */
export const pointOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + card, 0) % 10;

/** 1 if the side has more points, -1 if the banker has, 0 if equal. */
export const compare = (side: readonly number[], banker: readonly number[]): -1 | 0 | 1 => Math.sign(pointOf(side) - pointOf(banker)) as -1 | 0 | 1;

/** Points of the two cards dealt. */
export const dealtPoint = (hand: readonly number[]): number => pointOf(hand.slice(0, 2));

/** Whether the two cards dealt make eight or nine, which ends the draw (Blue Ribbon 1940, p. 13; Hoffmann, p. 6). */
export const isNatural = (hand: readonly number[]): boolean => dealtPoint(hand) >= 8;

/** What a punter at chemin de fer has to do with the offered card (Hoffmann, p. 6-7). */
export function drawDuty(hand: readonly number[]): 'draw' | 'free' | 'stand' {
  const point = dealtPoint(hand);
  return point < 5 ? 'draw' : point === 5 ? 'free' : 'stand';
}
