import { pointsOf } from '../../scoring/points.ts';
import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';
import { points } from './points.ts';
import { BOARD, type BoardPlace, LAYOUT, type LayoutPlace } from './reckoning/pools.ts';

const R = 9.4;
const AT = 10;
/** The order of the places round the board: each pair is between its two cards. Donohue does not give it (p. 326). */
const ROUND: readonly BoardPlace[] = ['pope', 'ace', 'king', 'matrimony', 'queen', 'intrigue', 'jack', 'game'];
const NAMES: Readonly<Record<BoardPlace, string>> = {
  pope: 'Pope 9 ♦',
  ace: 'Ace',
  king: 'King',
  matrimony: 'Matrimony',
  queen: 'Queen',
  intrigue: 'Intrigue',
  jack: 'Jack',
  game: 'Game',
};
/** A point on a circle, by eighths of a turn from the top. */
const spot = (r: number, eighth: number): readonly [number, number] => {
  const angle = (eighth * Math.PI) / 4 - Math.PI / 2;
  return [AT + r * Math.cos(angle), AT + r * Math.sin(angle)];
};
const staked = (place: BoardPlace) => pointsOf(points[place], 'donohue');
const places = ROUND.flatMap((place, n): Shape[] => {
  const [x, y] = spot(6.7, n);
  return [
    { kind: 'line', from: spot(2, n + 0.5), to: spot(R, n + 0.5) },
    { kind: 'words', x, y: y - 0.5, text: NAMES[place] },
    { kind: 'disc', x, y: y + 0.75, r: 0.7, tone: 'accent', says: `${staked(place)}` },
  ];
});

/** The painted board with its eight places (Donohue p. 326), dressed for a deal. */
export const board: Diagram = {
  title: 'The board of eight places, dressed',
  alt: `A round board parted into eight: ${ROUND.map((place) => `${BOARD[place]} with ${staked(place)}`).join(', ')}. The book does not tell the order of the places.`,
  width: AT * 2,
  height: AT * 2,
  shapes: [
    { kind: 'arc', x: AT, y: AT, r: R, from: 0, to: 180 },
    { kind: 'arc', x: AT, y: AT, r: R, from: 180, to: 360 },
    { kind: 'arc', x: AT, y: AT, r: 2, from: 0, to: 180 },
    { kind: 'arc', x: AT, y: AT, r: 2, from: 180, to: 360 },
    ...places,
  ],
};

const CARDS = Object.keys(LAYOUT) as readonly LayoutPlace[];
const LETTERS: Readonly<Record<LayoutPlace, string>> = { ten: '10', jack: 'J', queen: 'Q', king: 'K', seven: '7' };
const STEP = 2.9;
const put = (place: LayoutPlace) => pointsOf(points[place], 'blue-ribbon-1940');

/** The five cards of 1940 (Blue Ribbon p. 374); their suits were in a picture that is lost in our copy. */
export const layout: Diagram = {
  title: 'The layout of five cards, dressed',
  alt: `Five cards in a row, ${CARDS.map((place) => `${LAYOUT[place]} with ${put(place)}`).join(', ')}. Their suits are not known.`,
  width: STEP * CARDS.length,
  height: 5.8,
  shapes: CARDS.flatMap((place, n): Shape[] => [
    { kind: 'box', x: 0.35 + n * STEP, y: 0.3, width: 2.2, height: 3.2, tone: 'light' },
    { kind: 'words', x: 1.45 + n * STEP, y: 2.2, text: LETTERS[place] },
    { kind: 'disc', x: 1.45 + n * STEP, y: 4.6, r: 0.7, tone: 'accent', says: `${put(place)}` },
  ]),
};
