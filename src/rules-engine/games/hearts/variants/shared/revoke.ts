/** How the two books compare on a revoke, in the forms that only these two have. */
export const revokeOfTwo = {
  verdict: {
    kind: 'adds',
    say: 'The books agree that a player must follow suit when able. Only U.S. Playing Card names a penalty: the player may not win the game on this deal, and pays each other player what was agreed on for a revoke, if anything.',
  },
} as const;
