// The cribbage board: a track for each player, with both pegs. Tapping a track shows its holes by number; choosing a hole fills in the form.
import type { Raw } from '../../../../rules-engine/index.ts';
import type { PegsOf } from '../../../../rules-engine/sheets/sheets.ts';
import { svg } from '../../drawing/svg.ts';
import { element } from '../../share/share.ts';
import type { FormView } from './index.ts';

/** Holes in a row, in groups of five as on a wooden board, and holes shown as numbers at a time. */
const ROW = 25;
const GROUP = 5;
const SHOWN = 10;
const STEP = 11;
const GAP = 4;
const LINE = 16;
const EDGE = 9;
const WIDTH = EDGE * 2 + (ROW - 1) * STEP + (ROW / GROUP - 1) * GAP;
/** Kinds of count for which players enter the number. The others have a fixed number. */
const COUNTED = ['play', 'hand', 'crib'];

/** The position of a hole. Rows run in alternating directions. */
function placeOf(hole: number): { readonly x: number; readonly y: number } {
  const [row, along] = [Math.floor((hole - 1) / ROW), (hole - 1) % ROW];
  const at = row % 2 === 0 ? along : ROW - 1 - along;
  return { x: EDGE + at * STEP + Math.floor(at / GROUP) * GAP, y: EDGE + row * LINE };
}

/** The hole nearest to a point in the picture. */
function holeAt(x: number, y: number, holes: number): number {
  const distance = (hole: number) => Math.hypot(placeOf(hole).x - x, placeOf(hole).y - y);
  return Array.from({ length: holes }, (_, n) => n + 1).reduce((best, hole) => (distance(hole) < distance(best) ? hole : best));
}

function pegOf(hole: number, n: number, look: string): SVGElement[] {
  if (hole === 0) return [];
  const { x, y } = placeOf(hole);
  // The players differ in shape, not in colour alone.
  return [
    n === 0
      ? svg('circle', { class: `peg ${look}`, cx: x, cy: y, r: 6.6 })
      : svg('rect', { class: `peg ${look}`, x: x - 5.6, y: y - 5.6, width: 11.2, height: 11.2, transform: `rotate(45 ${x} ${y})` }),
  ];
}

/** The current board. The peg of an entry that is not entered yet is a ring. */
export function draw({ played, real, words, fill }: FormView): HTMLElement {
  const board = element('div', 'peg-board');
  const { holes = 0, players = [] } = real.pegs ?? {};
  const numbers = element('div', 'peg-numbers');
  for (const [n, player] of players.entries()) {
    const next = played.pegs?.players[n]?.front ?? player.front;
    const track = element('button', 'track');
    track.type = 'button';
    track.disabled = real.over !== null;
    const head = element('span', 'head');
    const name = element('span', 'name', player.name);
    name.dir = 'auto';
    head.append(name, element('b', '', String(player.front)), element('small', '', holesLeft(player.front, holes)));
    const picture = svg('svg', { viewBox: `0 0 ${WIDTH} ${EDGE * 2 + (Math.ceil(holes / ROW) - 1) * LINE}`, 'aria-hidden': 'true' });
    for (let hole = 1; hole <= holes; hole++) {
      const { x, y } = placeOf(hole);
      picture.append(svg('circle', { class: hole === holes ? 'hole last' : 'hole', cx: x, cy: y, r: hole === holes ? 3.6 : 2.2 }));
    }
    picture.append(...pegOf(player.back, n, 'back'), ...pegOf(player.front, n, 'front'));
    if (next !== player.front) picture.append(...pegOf(Math.min(next, holes), n, 'ghost'));
    const draftText = next === player.front ? '' : `, not entered yet: ${next}`;
    track.append(head, picture, element('span', 'hidden', `. Pegs in holes ${player.front} and ${player.back} of ${holes}${draftText}. Choose a hole`));
    track.addEventListener('click', (event) => {
      const box = picture.getBoundingClientRect();
      const scale = WIDTH / box.width;
      // A key press has no position, so it shows the holes after the front peg.
      const hole = event.detail === 0 ? player.front + 1 : holeAt((event.clientX - box.left) * scale, (event.clientY - box.top) * scale, holes);
      const close = element('button', 'quiet', 'Close');
      close.type = 'button';
      close.addEventListener('click', () => {
        numbers.replaceChildren();
        track.focus({ preventScroll: true });
      });
      numbers.replaceChildren(...numbersOf(player, hole, holes, (to) => fill(pegging(player, to, words))), close);
      numbers.querySelector<HTMLButtonElement>('button:enabled')?.focus({ preventScroll: true });
    });
    board.append(track);
  }
  board.append(numbers);
  return board;
}

const holesLeft = (front: number, holes: number): string => (front >= holes ? 'home' : `${holes - front} to go`);

/** Ten holes by number, or the last eleven. Holes that the front peg has passed are disabled. */
function numbersOf(player: PegsOf, about: number, holes: number, choose: (hole: number) => void): HTMLElement[] {
  const first = Math.min(Math.floor((about - 1) / SHOWN) * SHOWN + 1, Math.max(1, holes - SHOWN));
  const last = first + SHOWN >= holes ? holes : first + SHOWN - 1;
  const keys = element('div', 'keys');
  for (let hole = first; hole <= last; hole++) {
    const key = element('button', '', String(hole));
    key.type = 'button';
    key.disabled = hole <= player.front;
    key.setAttribute('aria-label', `Hole ${hole}`);
    key.addEventListener('click', () => choose(hole));
    keys.append(key);
  }
  return [element('p', 'small', `${player.name}: to which hole? The front peg is in ${player.front}.`), keys];
}

/** The answers for a chosen hole: who pegs, and how many holes. */
function pegging({ key, front }: PegsOf, hole: number, words: Raw): Raw {
  return { who: key, what: COUNTED.includes(words.what ?? '') ? (words.what ?? '') : 'play', points: String(hole - front) };
}
