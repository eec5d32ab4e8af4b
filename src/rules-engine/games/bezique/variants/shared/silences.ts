/** Why a law of the game for two is not handed down with a form of which the book tells the packs and two figures. */
export const FIGURES_ALONE =
  'The section names the packs and two figures; no sentence says that the rest is as in the game for two, and its schedule alone is taken over.';
