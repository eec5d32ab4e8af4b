import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const CENTRE = 7;
const NICHES = 40;
/** The book does not say where the bar-holes are; they are drawn opposite each other, one under each letter. */
const BARS = [0, 21];
const at = (n: number, r: number) => {
  const angle = ((n * 360) / NICHES - 90) * (Math.PI / 180);
  return { x: Number((CENTRE + r * Math.cos(angle)).toFixed(2)), y: Number((CENTRE + r * Math.sin(angle)).toFixed(2)) };
};

export const table: Diagram = {
  title: 'The ring of niches',
  alt: 'A ring of forty niches, E and O by turns; an E on a light disc, an O on a dark one. Two of them, one of each letter, are bar-holes, in red. Where they lie is not told in the book.',
  width: CENTRE * 2,
  height: CENTRE * 2,
  shapes: [
    ...Array.from({ length: NICHES }, (_, n): Shape => {
      const letter = n % 2 === 0 ? 'E' : 'O';
      return { kind: 'disc', ...at(n, 6.3), r: 0.46, tone: BARS.includes(n) ? 'accent' : letter === 'E' ? 'light' : 'dark', says: letter };
    }),
    { kind: 'words', x: CENTRE, y: CENTRE - 0.2, text: 'red: the two' },
    { kind: 'words', x: CENTRE, y: CENTRE + 0.8, text: 'bar-holes' },
  ],
};
