import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

/** A throw in a row: the die that is kept is framed, and those kept earlier are on the right. */
const thrown = (y: number, words: string, dice: readonly number[], stays: number, before: readonly number[]): Shape[] => [
  { kind: 'words', x: 0, y: y - 0.7, text: words, anchor: 'start' },
  ...dice.map((pips, n): Shape => ({ kind: 'die', x: 0.4 + n * 3, y, pips })),
  { kind: 'box', x: 0.1 + stays * 3, y: y - 0.3, width: 2.6, height: 2.6, tone: 'none' },
  ...before.map((pips, n): Shape => ({ kind: 'die', x: 11 + n * 3, y, pips })),
];

/** The throws of Donohue's example for the game before this one (p. 393), which ends with 5, 6 and 3. */
export const turn: Diagram = {
  title: 'A turn',
  alt: 'First throw: 3, 2 and 5; the 5 stays. Second throw, two dice: 4 and 6; the 6 stays beside the 5. Third throw, one die: 3. On the table lie 5, 6 and 3, which make 14.',
  width: 17,
  height: 15.4,
  shapes: [
    ...thrown(2, 'First throw', [3, 2, 5], 2, []),
    ...thrown(7, 'Second throw', [4, 6], 1, [5]),
    ...thrown(12, 'Third throw', [3], 0, [5, 6]),
    { kind: 'words', x: 11, y: 6.3, text: 'On the table', anchor: 'start' },
    { kind: 'words', x: 11, y: 11.3, text: 'On the table', anchor: 'start' },
  ],
};
