import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';

const say = (x: number, y: number, text: string): Shape => ({ kind: 'words', x, y, text });
const back = (x: number, y: number): Shape => ({ kind: 'card', x, y, card: 'back' });
const gone = (x: number, y: number): Shape => ({ kind: 'card', x, y, card: 'empty' });
const face = (x: number, y: number): Shape => ({ kind: 'box', x, y, width: 2, height: 3, tone: 'light' });
/** The two card pictures of these diagrams, and the wild card. */
const sun = (x: number, y: number): Shape[] => [face(x, y), { kind: 'disc', x: x + 1, y: y + 1.5, r: 0.6, tone: 'accent' }];
const house = (x: number, y: number): Shape[] => [
  face(x, y),
  { kind: 'triangle', x: x + 0.3, y: y + 0.6, width: 1.4, height: 0.9, tone: 'dark' },
  { kind: 'box', x: x + 0.55, y: y + 1.5, width: 0.9, height: 0.9, tone: 'dark' },
];
const wild = (x: number, y: number): Shape[] => [face(x, y), say(x + 1, y + 1.8, '?')];

export const pair: Diagram = {
  title: 'A pair',
  alt: 'Six cards lie in two rows. Two have been turned up, and both show a sun. They are taken away; the other four stay face down.',
  width: 9,
  height: 7.8,
  shapes: [...sun(0.6, 0.2), back(3.4, 0.2), back(6.2, 0.2), back(0.6, 3.6), back(3.4, 3.6), ...sun(6.2, 3.6), say(4.4, 7.5, 'Two suns: take them')],
};

export const miss: Diagram = {
  title: 'A miss',
  alt: 'Six cards lie in two rows. Two have been turned up: a sun and a house. They are no pair, and both are turned face down again.',
  width: 9,
  height: 7.8,
  shapes: [...sun(0.6, 0.2), back(3.4, 0.2), ...house(6.2, 0.2), back(0.6, 3.6), back(3.4, 3.6), back(6.2, 3.6), say(4.4, 7.5, 'No pair: turn both back')],
};

export const wildCard: Diagram = {
  title: 'The wild card',
  alt: 'Six places in two rows. A wild card, marked with a question mark, and a house have been turned up. The other house is found for them, and all three are taken away. One place is empty already.',
  width: 9,
  height: 7.8,
  shapes: [...wild(0.6, 0.2), back(3.4, 0.2), ...house(6.2, 0.2), gone(0.6, 3.6), ...house(3.4, 3.6), back(6.2, 3.6), say(4.4, 7.5, 'Wild card: three go')],
};
