// A line chart of the score, with one line for each side. Lines differ by their dashes, not by colour alone.
import type { GameSide } from '../../../lib/my-games/finished-game.ts';
import { figureOf } from '../../../rules-engine/wording/numbers.ts';
import { svg } from '../drawing/svg.ts';
import { element } from '../share/share.ts';

const [WIDTH, HEIGHT, EDGE] = [300, 90, 4];
const DASHES = ['', '7 4', '2 3', '10 3 2 3', '5 2', '1 4'] as const;

const line = (points: string, at: number) =>
  svg('polyline', { points, class: `line-${at % DASHES.length}`, 'stroke-dasharray': DASHES[at % DASHES.length] ?? '', 'vector-effect': 'non-scaling-stroke' });

/** Draws the chart of a game; null if there are fewer than two entries. Of more than six sides it shows those with the most points. */
export function curveOf(all: readonly GameSide[], round: string): HTMLElement | null {
  const rounds = all[0]?.course.length ?? 0;
  if (rounds < 2) return null;
  const most = all.toSorted((a, b) => b.points - a.points).slice(0, DASHES.length);
  const sides = all.filter((side) => most.includes(side));
  const values = sides.flatMap(({ course }) => course);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (at: number) => EDGE + (at / rounds) * (WIDTH - 2 * EDGE);
  const y = (points: number) => HEIGHT - EDGE - ((points - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const figure = element('figure', 'curve');
  const final = sides.map(({ name, points }) => `${name} ${figureOf(points)}`).join(', ');
  const drawing = svg('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-label': `Chart of the score after each ${round.toLowerCase()}, ${rounds} in all. Last score: ${final}.`,
  });
  drawing.append(
    svg('line', { x1: 0, x2: WIDTH, y1: y(0), y2: y(0), class: 'zero', 'vector-effect': 'non-scaling-stroke' }),
    ...sides.map(({ course }, at) => line([0, ...course].map((points, n) => `${x(n).toFixed(1)},${y(points).toFixed(1)}`).join(' '), at)),
  );
  const key = element('figcaption');
  key.append(
    ...sides.map(({ name }, at) => {
      const item = element('span');
      const sample = svg('svg', { viewBox: '0 0 28 8', width: 28, height: 8, 'aria-hidden': 'true' });
      sample.append(line('0,4 28,4', at));
      item.append(sample, name);
      return item;
    }),
  );
  figure.append(drawing, key);
  return figure;
}
