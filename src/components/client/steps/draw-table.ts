// Draws the table from above for one step: the seats of all players involved, the acting player marked, and the card as it moves.
import { ALL, PACK, TABLE, type THINGS } from '../../../lib/steps/steps.ts';
import { svg } from '../drawing/svg.ts';
import { element } from '../share/share.ts';

export interface DrawnStep {
  readonly who: number;
  readonly text: string;
  readonly thing: (typeof THINGS)[number] | null;
  readonly from: number;
  readonly to: number;
}
export interface Walkthrough {
  readonly seats: readonly string[];
  readonly steps: readonly DrawnStep[];
}

type Point = readonly [x: number, y: number];
/** Positions of the seats in the drawing; they do not show where players really sit. */
const SIDES = ['bottom', 'top', 'left', 'right'] as const;
const AT: Readonly<Record<(typeof SIDES)[number], Point>> = { bottom: [100, 104], top: [100, 26], left: [32, 65], right: [168, 65] };
const MIDDLE: Point = [100, 65];
const PACK_AT: Point = [128, 65];

const pointOf = (place: number): Point => {
  if (place === TABLE || place === ALL) return MIDDLE;
  if (place === PACK) return PACK_AT;
  return AT[SIDES[place] ?? 'bottom'];
};

/** Draws a card face up, a hand as a fan of three, a pack face down, and points as a counter. */
function drawThing(thing: NonNullable<DrawnStep['thing']>, [x, y]: Point): SVGElement[] {
  const card = (dx: number, dy: number, turn: number, className: string) =>
    svg('rect', { class: className, x: x - 9 + dx, y: y - 13 + dy, width: 18, height: 26, rx: 2.5, transform: `rotate(${turn} ${x} ${y})` });
  switch (thing) {
    case 'card':
      return [card(0, 0, 0, 'face-up'), svg('path', { class: 'pip', d: `M${x} ${y - 6}l4.5 6l-4.5 6l-4.5 -6z` })];
    case 'hand':
      return [card(-6, 0, -14, 'face-up'), card(0, 0, 0, 'face-up'), card(6, 0, 14, 'face-up')];
    case 'tricks':
      return [card(-5, -2, 0, 'face-down'), card(0, 0, 90, 'face-down')];
    case 'pack':
      return [card(-3, -3, 0, 'face-down'), card(-1.5, -1.5, 0, 'face-down'), card(0, 0, 0, 'face-down')];
    case 'points':
      return [svg('circle', { class: 'counter', cx: x, cy: y, r: 10 }), svg('circle', { class: 'counter', cx: x, cy: y, r: 5 })];
  }
}

/** An arrow between two points, with a gap at both ends. */
function arrow([x1, y1]: Point, [x2, y2]: Point): SVGElement[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 30) return [];
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [ax, ay, bx, by] = [x1 + dx * 15, y1 + dy * 15, x2 - dx * 17, y2 - dy * 17];
  const head = `M${bx} ${by}L${bx - dx * 7 - dy * 5} ${by - dy * 7 + dx * 5}L${bx - dx * 7 + dy * 5} ${by - dy * 7 - dx * 5}z`;
  return [svg('path', { class: 'way', d: `M${ax} ${ay}L${bx - dx * 6} ${by - dy * 6}` }), svg('path', { class: 'head', d: head })];
}

/** Draws one step. It is hidden from screen readers, because the sentence next to it says the same. */
export function drawTable(seats: readonly string[], step: DrawnStep): HTMLElement {
  const drawn = seats.slice(0, SIDES.length);
  const table = svg('svg', { viewBox: '0 0 200 130', 'aria-hidden': 'true' });
  table.append(svg('ellipse', { class: 'cloth', cx: 100, cy: 65, rx: 97, ry: 62 }));
  const { thing, from, to } = step;
  const isDrawn = (place: number) => place < drawn.length;
  if (thing !== null && isDrawn(from) && isDrawn(to)) {
    if (from === ALL) for (const side of SIDES) table.append(...drawThing('hand', AT[side]), ...arrow(AT[side], MIDDLE));
    else table.append(...arrow(pointOf(from), pointOf(to)), ...drawThing(thing, from === to ? pointOf(to) : pointOf(from)));
  }
  const whole = element('div', 'at-table');
  whole.setAttribute('aria-hidden', 'true');
  whole.append(
    table,
    ...drawn.map((name, n) =>
      element('span', `seat at-${SIDES[n]}${step.who === n || step.who === ALL ? ' acts' : ''}`, name.charAt(0).toUpperCase() + name.slice(1)),
    ),
  );
  return whole;
}
