/** Titles of the score items for the lines of the scorers. Separate, because importing `points.ts` would bundle every citation. */
export const TITLES = {
  'first-doublet': 'Doublet set first',
  'double-header': 'Double-header',
  'triple-header': 'Triple-header',
  'near-two': 'Header within two of game',
  'near-three': 'Triple-header within three of game',
  'hand-won': 'Hand won',
} as const;
