import { reconcile } from '../../rules-engine/core/reconcile.ts';
import type { Line } from '../../rules-engine/index.ts';
import { element } from './share.ts';

/** A claim of points held against the lines: right, too much, or what it leaves out. */
export function claimed(lines: readonly Line[], who: string, points: number): HTMLElement {
  const made = element('div', 'claimed');
  const found = reconcile(lines, points);
  const say = {
    right: () => 'that is right.',
    'left-out': () => `${found.kind === 'left-out' ? found.points : ''} too few. This is left out:`,
    'too-much': () => `${found.kind === 'too-much' ? found.points : ''} more than the cards hold.`,
    unexplained: () => `${found.kind === 'unexplained' ? found.points : ''} too few, and no whole line explains it.`,
  }[found.kind]();
  const line = element('p');
  line.append(element('b', '', `${who} says ${points}: `), say);
  made.append(line);
  if (found.kind === 'left-out') {
    const list = element('ul');
    list.append(...found.lines.map((one) => element('li', '', `${one.say} (${one.points ?? 0})`)));
    made.append(list);
  }
  return made;
}
