// The bowling score sheet: ten frames for each player, with a mark for each ball and the running total.
import { element } from '../../share/share.ts';
import type { FormView } from './index.ts';

const FRAMES = 10;

/** A total that depends on the next balls is shown as dots. A frame that is not entered yet is highlighted. */
export function draw({ played, real, pending }: FormView): HTMLElement {
  const sheet = element('div', 'frame-sheet');
  for (const [n, player] of (played.frames ?? []).entries()) {
    const row = element('section', '');
    const head = element('header', '');
    const name = element('h3', '', player.name);
    name.dir = 'auto';
    const entered = real.frames?.[n];
    head.append(name, element('b', '', String(entered?.total ?? 0)));
    const boxes = element('ol', 'plain');
    boxes.setAttribute('aria-label', `${player.name}, frame by frame`);
    for (let at = 0; at < FRAMES; at++) {
      const box = player.boxes[at];
      const isNew = pending !== null && at >= (entered?.boxes.length ?? 0) && box !== undefined;
      const frame = element('li', isNew ? 'pending' : '');
      const marks = element('span', 'marks');
      marks.append(...(box?.marks ?? []).map((mark) => element('i', '', mark)));
      frame.append(element('small', '', String(at + 1)), marks, element('b', '', box === undefined ? '' : box.total === null ? '…' : String(box.total)));
      boxes.append(frame);
    }
    row.append(head, boxes);
    sheet.append(row);
  }
  return sheet;
}
