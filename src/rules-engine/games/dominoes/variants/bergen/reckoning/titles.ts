/** Titles of the score items that the scorers say in their lines: `points.ts` would bring every citation with it. */
export const TITLES = {
  'first-doublet': 'Doublet set first',
  'double-header': 'Double-header',
  'triple-header': 'Triple-header',
  'near-two': 'Header within two of game',
  'near-three': 'Triple-header within three of game',
  'hand-won': 'Hand won',
} as const;
