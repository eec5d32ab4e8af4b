/** The range of the chief game (ten at most, Donohue, p. 377), for forms without a printed number of players. */
export const PLAYERS = { min: 2, max: 10, say: 'the book gives no number' } as const;
