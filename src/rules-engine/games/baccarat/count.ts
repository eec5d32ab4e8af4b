/** Point of a hand: tens dropped from the sum. Tens and court cards are entered as 10. */
export const pointOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + card, 0) % 10;

/** 1 if the side has the better point, -1 if the banker has, 0 if equal. */
export const compare = (side: readonly number[], banker: readonly number[]): -1 | 0 | 1 => Math.sign(pointOf(side) - pointOf(banker)) as -1 | 0 | 1;
