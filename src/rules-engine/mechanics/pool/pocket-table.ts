// Tables with six pockets as diagrams: the head is at the left, one unit of the grid is half a foot.
import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

export const LONG = 18;
export const BROAD = 9;
/** Room for the pockets. */
export const MARGIN = 0.7;
/** A place on the table, in units from the head and from the upper side. */
type Place = readonly [x: number, y: number];
const at = ([x, y]: Place) => ({ x: x + MARGIN, y: y + MARGIN });

/** The spots of a table, in units; the books give no measures, so they are drawn a quarter of the way in. */
export const SPOTS = { head: [LONG / 4, BROAD / 2], centre: [LONG / 2, BROAD / 2], foot: [(LONG * 3) / 4, BROAD / 2] } as const;
/** The note under pictures of places for which the book gives no measure. */
export const NOT_MEASURED = 'The book gives no measures; the spots are drawn a quarter of the way in.';

/** A plain ball, or a pin from above, with its label. */
export const ballAt = (place: Place, tone: 'light' | 'dark' | 'accent', says?: string, r = 0.42): Shape => ({
  kind: 'disc',
  ...at(place),
  r,
  tone,
  ...(says === undefined ? {} : { says }),
});
/** An empty spot. */
export const spotAt = (place: Place): Shape => ({ kind: 'disc', ...at(place), r: 0.12, tone: 'dark' });
/** Words on the cloth. */
export const wordsAt = ([x, y]: Place, text: string): Shape => ({ kind: 'words', x: x + MARGIN, y: y + MARGIN, text });
/** The string line across the table. */
export const STRING: Shape = { kind: 'line', from: [LONG / 4 + MARGIN, MARGIN], to: [LONG / 4 + MARGIN, BROAD + MARGIN], dashed: true };
/** The half circle of the balk, on the string line. */
export const BALK: Shape = { kind: 'arc', ...at(SPOTS.head), r: 1.9, from: 90, to: 270 };

/** A table with six pockets and what lies on it. */
export function pocketTable(title: string, alt: string, shapes: readonly Shape[]): Diagram {
  const pockets = [0, LONG / 2, LONG].flatMap((x) => [0, BROAD].map((y): Shape => ({ kind: 'disc', ...at([x, y]), r: 0.45, tone: 'dark' })));
  return {
    title,
    alt,
    width: LONG + 2 * MARGIN,
    height: BROAD + 2 * MARGIN,
    shapes: [{ kind: 'box', ...at([0, 0]), width: LONG, height: BROAD, tone: 'none' }, ...pockets, ...shapes],
  };
}
