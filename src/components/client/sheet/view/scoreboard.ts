// The score at the top: the points of each side, large enough to be read across the table.

import type { Played } from '../../../../rules-engine/index.ts';
import { figureOf } from '../../../../rules-engine/wording/numbers.ts';
import { element } from '../../share/share.ts';
import type { Game } from './draft.ts';

/** Each side with its total, and with its columns if it has more than one. */
export function scoreboardOf(played: Played, { engine, sheet }: Game): HTMLElement {
  // A printed form shows the score itself; there the scoreboard is only for a phone in landscape.
  const board = element('dl', sheet.form === undefined ? 'scoreboard' : 'scoreboard for-landscape');
  const points = engine.sideTotals(played).map((one) => figureOf(one.points));
  board.style.setProperty('--sides', String(points.length));
  // The figures are as large as the longest of them allows.
  board.style.setProperty('--figures', String(Math.max(2, ...points.map(({ length }) => length))));
  const totals = engine.columnTotals(played);
  for (const { side, points } of engine.sideTotals(played)) {
    const columns = played.columns.filter((column) => column.side === side);
    const one = element('div');
    const name = element('dt', '', side);
    name.dir = 'auto';
    one.append(name, element('dd', '', figureOf(points)));
    const parts = columns.map(({ key, title }) => `${title.replace(side, '').replace(/^[\s,:]+/, '')} ${figureOf(totals[key] ?? 0)}`);
    if (columns.length > 1) one.append(element('dd', 'small', parts.join(', ')));
    board.append(one);
  }
  return board;
}
