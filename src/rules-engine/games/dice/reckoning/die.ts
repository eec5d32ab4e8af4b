/** Three faces that meet at a corner: the upper one, then left and right as seen from the edge between them. */
export type Corner = readonly [up: number, left: number, right: number];

/** The corner that the book describes (Blue Ribbon 1940, p. 200). */
const FAIR: Corner = [1, 3, 5];
/** The three pairs of opposite faces, by their lower number. */
const axis = (face: number): number => Math.min(face, 7 - face);

/** The orientation of three faces around their corner: 1 or -1; 0 if two of them cannot meet on a die whose opposite faces add up to seven. */
export function turnOf(corner: Corner): number {
  const [a, b, c] = corner.map(axis) as [number, number, number];
  const signs = corner.reduce((sign, face) => (face > 3 ? -sign : sign), 1);
  return Math.sign((b - a) * (c - b) * (c - a)) * signs;
}

/** Whether the faces are oriented as on a fair die (Blue Ribbon 1940, p. 200). */
export const runsFairly = (corner: Corner): boolean => turnOf(corner) === turnOf(FAIR);
