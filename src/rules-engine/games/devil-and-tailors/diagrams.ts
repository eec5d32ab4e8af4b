import { chequers, type Diagram, type Shape } from '../../vocabulary/diagrams.ts';

/** A board, row by row from the top, separated by `/`: `w` is a white man, `b` the black one, a number that many empty squares. */
function position(rows: string): Shape[] {
  const lines = rows.split('/');
  const columns = [...(lines[0] ?? '')].reduce((sum, one) => sum + (Number(one) || 1), 0);
  const men = lines.flatMap((line, y) => {
    let x = 0;
    return [...line].flatMap((one): Shape[] => {
      const at = x;
      x += Number(one) || 1;
      return one === 'w' || one === 'b' ? [{ kind: 'disc', x: at * 2 + 1, y: y * 2 + 1, r: 0.75, tone: one === 'w' ? 'light' : 'dark' }] : [];
    });
  });
  return [...chequers(columns, lines.length), ...men];
}

const SIZE = { width: 16, height: 16 } as const;
export const diagrams = {
  'set-up': {
    title: 'The men at the start',
    alt: 'A board of 64 squares. Four white men stand on the four dark squares of the lower edge. The black man stands on one of the four dark squares of the upper edge, here the second from the left.',
    ...SIZE,
    shapes: position('3b4/8/8/8/8/8/8/w1w1w1w1'),
  },
  pinned: {
    title: 'The devil pinned',
    alt: 'The black man stands on a dark square of the upper edge, the second from the left. White men stand on the two dark squares that slant down from it, and the black man cannot move.',
    ...SIZE,
    shapes: position('3b4/2w1w3/3w4/6w1/8/8/8/8'),
  },
  through: {
    title: 'The devil through',
    alt: 'The black man stands in the third row from below. All four white men are above it in the fifth and sixth rows, and since they cannot go back none of them can stop the black man.',
    ...SIZE,
    shapes: position('8/8/1w3w2/2w1w3/8/4b3/8/8'),
  },
} as const satisfies Record<string, Diagram>;
