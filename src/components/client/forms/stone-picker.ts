// A set of dominoes to pick from beside a field for stones, and a stone drawn as on the server.
import { halvesOf, isDoublet, parseStones, STONES, type Stone, sayStone, turned, upright } from '../../../rules-engine/vocabulary/stones.ts';
import { stonePips } from '../../cards/pips.ts';
import { svg } from '../drawing/svg.ts';
import { type Kit, spreadPicker } from './picker.ts';

function drawn(stone: Stone): SVGElement {
  const picture = svg('svg', { class: 'stone d-stone', viewBox: '-0.1 -0.1 2.2 4.2' });
  picture.append(
    svg('rect', { width: 2, height: 4, rx: 0.25 }),
    svg('line', { x1: 0.2, y1: 2, x2: 1.8, y2: 2 }),
    ...stonePips(0, 0, halvesOf(stone)).map(([cx, cy]) => svg('circle', { cx, cy, r: 0.19 })),
  );
  return picture;
}

/** A stone as a picture. */
export function stonePicture(stone: Stone): SVGElement {
  const picture = drawn(stone);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', sayStone(stone));
  return picture;
}

/** Fills the spread of a `details.stones` beside its field. If the order of the halves matters, pressing a picked stone first turns it round. */
export function spreadStones(pack: HTMLDetailsElement): void {
  const input = pack.parentElement?.querySelector<HTMLInputElement>('input[data-stones]');
  if (input == null) return;
  const kit: Kit<Stone> = {
    rows: [{ label: 'The set', sign: null, items: STONES }],
    read: (text) => parseStones(text).stones,
    face: (into, stone) => {
      const picture = drawn(stone);
      picture.setAttribute('aria-hidden', 'true');
      into.replaceChildren(picture);
    },
    say: sayStone,
    own: upright,
    copies: () => 1,
  };
  const press = (stone: Stone) => (isDoublet(stone) || stone !== upright(stone) ? null : { item: turned(stone), say: `Turn ${sayStone(stone)} round` });
  spreadPicker(pack, input, input.dataset.turned === undefined ? kit : { ...kit, press });
}
