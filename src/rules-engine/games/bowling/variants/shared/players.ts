/** The range of the chief game (ten at most, Donohue, p. 377), for a form of which no number of players is printed. */
export const PLAYERS = { min: 2, max: 10, say: 'the book gives no number' } as const;
