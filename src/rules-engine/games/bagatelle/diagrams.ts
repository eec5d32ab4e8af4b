import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const WIDTH = 12;
const MIDDLE = WIDTH / 2;
/** Middle of the ring of cups. */
const RING = { x: MIDDLE, y: 5.6 } as const;

/** The table: its round upper end, sides and foot. */
const table = (height: number): Shape[] => [
  { kind: 'arc', x: MIDDLE, y: MIDDLE, r: MIDDLE - 0.5, from: 180, to: 360 },
  { kind: 'line', from: [0.5, MIDDLE], to: [0.5, height] },
  { kind: 'line', from: [WIDTH - 0.5, MIDDLE], to: [WIDTH - 0.5, height] },
  { kind: 'line', from: [0.5, height], to: [WIDTH - 0.5, height] },
];

/** Nine cups, one in the middle of eight. */
function cups(): Shape[] {
  const ring = [1, 2, 3, 4, 5, 6, 7, 8].map((number, n): Shape => {
    const angle = ((90 + 22.5 + n * 45) * Math.PI) / 180;
    return { kind: 'disc', x: RING.x + 3.1 * Math.cos(angle), y: RING.y + 3.1 * Math.sin(angle), r: 0.72, tone: 'light', says: `${number}` };
  });
  return [...ring, { kind: 'disc', ...RING, r: 0.72, tone: 'light', says: '9' }];
}

export const bagatelle: Diagram = {
  title: 'The bagatelle board',
  alt: 'A long board with a round upper end, seen from above. In the round end nine cups, numbered 1 to 9. Before them a white spot, on which the black ball stands at the beginning of a round. Half way down a dashed line is drawn for the centre: a ball that rebounds beyond it is out of the round. Near the foot a second white spot, from which the balls are struck. The book gives no order of the numbers and no line; they are drawn here to show what is meant.',
  width: WIDTH,
  height: 22,
  shapes: [
    ...table(21.5),
    ...cups(),
    { kind: 'disc', x: MIDDLE, y: 10.4, r: 0.55, tone: 'dark' },
    { kind: 'words', x: MIDDLE + 0.9, y: 10.65, text: 'Black', anchor: 'start' },
    { kind: 'line', from: [0.5, 14], to: [WIDTH - 0.5, 14], dashed: true },
    { kind: 'words', x: MIDDLE, y: 13.7, text: 'Centre' },
    { kind: 'disc', x: MIDDLE, y: 19, r: 0.55, tone: 'light' },
    { kind: 'words', x: MIDDLE + 0.9, y: 19.25, text: 'Striker', anchor: 'start' },
  ],
};

/** Nine arches in a row, each with its number. */
function bridge(y: number): Shape[] {
  return Array.from({ length: 9 }, (_, n): Shape[] => {
    const x = 0.5 + (n + 0.5) * ((WIDTH - 1) / 9);
    return [
      { kind: 'arc', x, y, r: 0.52, from: 180, to: 360 },
      { kind: 'words', x, y: y - 0.75, text: `${n + 1}` },
    ];
  }).flat();
}

const SIDE = 'Half way down each side a small cushion.';
const bridged = (title: string, alt: string, more: readonly Shape[]): Diagram => ({
  title,
  alt: `A board with a round upper end and, close to it, a bridge of nine small arches numbered 1 to 9. ${alt} The order of the numbers is not given by the book.`,
  width: WIDTH,
  height: 18,
  shapes: [...table(17.5), ...bridge(7.6), ...more, { kind: 'disc', x: MIDDLE, y: 15.6, r: 0.5, tone: 'light' }],
});

export const mississippi = bridged(
  'The board for Mississippi',
  `${SIDE} A dashed line shows a ball that strikes a cushion before it goes through the bridge.`,
  [
    { kind: 'box', x: 0.6, y: 9.6, width: 0.5, height: 3.4, tone: 'dark' },
    { kind: 'box', x: WIDTH - 1.1, y: 9.6, width: 0.5, height: 3.4, tone: 'dark' },
    { kind: 'line', from: [MIDDLE, 15], to: [WIDTH - 1.2, 11.3], dashed: true },
    { kind: 'line', from: [WIDTH - 1.2, 11.3], to: [7.2, 7.9], dashed: true },
  ],
);

export const trouMadame = bridged('The board for Trou Madame', 'A dashed line shows a ball that is played straight from the end of the board through it.', [
  { kind: 'line', from: [MIDDLE, 15], to: [MIDDLE, 7.9], dashed: true },
]);

const arch = (x: number, y: number, says: string): Shape[] => [
  { kind: 'arc', x, y, r: 0.9, from: 180, to: 360 },
  { kind: 'disc', x, y: y + 0.35, r: 0.62, tone: 'light', says },
];
const PEGS: readonly (readonly [number, number])[] = [11.4, 12.8, 14.2, 15.6].flatMap((y, row) =>
  Array.from({ length: row % 2 === 0 ? 5 : 4 }, (_, n) => [2.2 + n * 1.9 + (row % 2 === 0 ? 0 : 0.95), y] as const),
);

export const russian: Diagram = {
  title: 'The Russian bagatelle, or cockamaroo table',
  alt: 'A sloping board, its raised end at the top. At the top a cavity marked 100, where the red ball lies at the beginning. Below it an arch with a bell and a cup under it. Beside and below it three arches with cups: 20 at each side and 25 in the centre. Under them rows of brass pegs. At the foot a row of cavities with numbers over them, and on either side a slightly hollowed spot from which the balls are played up. The places follow the words of the book; how many pegs and cavities there are it does not say.',
  width: WIDTH,
  height: 20,
  shapes: [
    { kind: 'box', x: 0.5, y: 0.5, width: WIDTH - 1, height: 19, tone: 'none' },
    { kind: 'disc', x: MIDDLE, y: 2.2, r: 0.95, tone: 'accent', says: '100' },
    ...arch(MIDDLE, 5.6, ''),
    { kind: 'words', x: MIDDLE, y: 4.35, text: 'Bell' },
    ...arch(2.6, 8.4, '20'),
    ...arch(WIDTH - 2.6, 8.4, '20'),
    ...arch(MIDDLE, 9.2, '25'),
    ...PEGS.map(([x, y]): Shape => ({ kind: 'disc', x, y, r: 0.14, tone: 'dark' })),
    ...[2.9, 4.45, 6, 7.55, 9.1].map((x): Shape => ({ kind: 'disc', x, y: 18.2, r: 0.6, tone: 'light' })),
    { kind: 'disc', x: 1.2, y: 17.2, r: 0.4, tone: 'dark' },
    { kind: 'disc', x: WIDTH - 1.2, y: 17.2, r: 0.4, tone: 'dark' },
  ],
};
