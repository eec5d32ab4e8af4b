// The pad of bridge: a column for each side, honours and bonuses above the line, contracts made below it, a rule under each game.
import { figureOf } from '../../../../rules-engine/wording/numbers.ts';
import { element } from '../../share.ts';
import type { FormView } from './index.ts';

/** Above the line the newest stands lowest, next to it, as it is written on paper. */
export function draw({ played, pending, totals }: FormView): HTMLElement {
  const pad = element('div', 'line-pad');
  for (const { side, points } of totals) {
    const [below, above] = played.columns.filter((column) => column.side === side);
    const half = element('section', 'half');
    const name = element('h3', 'half-name', side);
    name.dir = 'auto';
    const head = element('header', '');
    head.append(name, element('b', 'total', figureOf(points)));
    const [over, under] = [element('ul', 'above plain'), element('ul', 'below plain')];
    over.setAttribute('aria-label', `${side}, above the line`);
    under.setAttribute('aria-label', `${side}, below the line`);
    played.rows.forEach((row, n) => {
      const state = n === pending ? 'pending' : '';
      for (const [column, list] of [
        [below, under],
        [above, over],
      ] as const) {
        const mine = row.lines.filter(({ to, points = 0 }) => to === column?.key && points !== 0);
        const sum = mine.reduce((all, { points = 0 }) => all + points, 0);
        if (mine.length > 0) list.append(entryOf(`${n + 1} · ${column === below ? row.say : mine.map(({ say }) => say).join(', ')}`, sum, state));
      }
      if (row.mark !== undefined) under.append(element('li', `game ${state}`, row.mark));
    });
    half.append(head, over, under);
    pad.append(half);
  }
  return pad;
}

function entryOf(say: string, points: number, state: string): HTMLElement {
  const entry = element('li', state);
  entry.append(element('span', 'say', say), element('b', '', figureOf(points)));
  return entry;
}
