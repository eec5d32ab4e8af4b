/** Why a form does not inherit the laws of the game for two if the book gives only its packs and two figures. */
export const FIGURES_ALONE =
  'The section names the packs and two figures; no sentence says that the rest is as in the game for two, and its schedule alone is taken over.';
