import type { Diagram, Shape } from '../../vocabulary/diagrams.ts';
import { counted } from '../../wording/numbers.ts';
import { LAYOUT, LAYOUT_KEYS } from './reckoning/layout.ts';

const STEP = 2.9;
/** Counters that three players of 1898 might have put down: three by the dealer, two by each of the others. */
const STAKED = [3, 1, 0, 3];
const chips = STAKED.flatMap((pile, n): Shape[] =>
  Array.from({ length: pile }, (_, at) => ({ kind: 'disc', x: 0.9 + n * STEP + (at % 2) * 0.75, y: 4.3 + Math.floor(at / 2) * 0.75, r: 0.36, tone: 'accent' })),
);

/** The four cards in their row (USPC 1898, p. 43); those of 1940 were in a picture that is missing from our copy. */
export const layout: Diagram = {
  title: 'The layout, with the stakes of three players',
  alt: `From the left ${LAYOUT_KEYS.map((key, n) => `the ${LAYOUT[key].name} with ${counted(STAKED[n] ?? 0, 'counter')}`).join(', ')} beneath it.`,
  width: STEP * LAYOUT_KEYS.length - 0.5,
  height: 5.8,
  shapes: [...LAYOUT_KEYS.map((key, n): Shape => ({ kind: 'card', x: 0.2 + n * STEP, y: 0.3, card: LAYOUT[key].card })), ...chips],
};
