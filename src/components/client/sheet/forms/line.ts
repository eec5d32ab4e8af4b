// The bridge pad: a column for each side, honours and bonuses above the line, contracts below it, and a rule under each game. Where three play,
// the others keep their part scores when one wins a game: there the rule is drawn in the winner's column alone.

import type { Row } from '../../../../rules-engine/index.ts';
import { figureOf } from '../../../../rules-engine/wording/numbers.ts';
import { element } from '../../share/share.ts';
import type { FormView } from './index.ts';

/** Above the line the newest entry is at the bottom, next to the line, as on paper. */
export function draw({ played, pending, totals }: FormView): HTMLElement {
  const { rows } = played;
  const pad = element('div', totals.length > 2 ? 'line-pad of-three' : 'line-pad');
  const sides = totals.map(({ side, points }) => {
    const [below, above] = played.columns.filter((column) => column.side === side);
    return { side, points, below: below?.key ?? '', above: above?.key ?? '' };
  });
  pad.style.setProperty('--sides', String(sides.length));
  pad.append(...sides.map(({ side, points }) => headOf(side, points)));
  pad.append(
    ...sides.map(({ side, above }) =>
      listOf(
        `${side}, above the line`,
        'above',
        rows.flatMap((row, n) => entryOf(row, n, above, pending) ?? []),
      ),
    ),
  );
  const areApart = sides.length > 2;
  let from = 0;
  for (const [end, { mark }] of rows.entries()) {
    if (mark === undefined || areApart) continue;
    pad.append(...gameOf(from, end + 1), ruleOf('p', mark, end === pending));
    from = end + 1;
  }
  // The current game is under the last rule.
  pad.append(...(areApart ? sides.map(({ side, below }) => listOf(`${side}, below the line`, 'below', ownGames(below))) : gameOf(from, rows.length)));
  return pad;

  function ownGames(below: string): HTMLElement[] {
    return rows.flatMap((row, n) => {
      const entry = entryOf(row, n, below, pending, row.say);
      if (entry === null) return [];
      return row.mark === undefined ? [entry] : [entry, ruleOf('li', row.mark, n === pending)];
    });
  }

  function gameOf(first: number, end: number): HTMLElement[] {
    return sides.map(({ side, below }) => {
      const entries = rows.flatMap((row, n) => (n < first || n >= end ? [] : (entryOf(row, n, below, pending, row.say) ?? [])));
      return listOf(`${side}, below the line`, 'below', entries);
    });
  }
}

function headOf(side: string, points: number): HTMLElement {
  const head = element('header', '');
  const name = element('p', 'half-name', side);
  name.dir = 'auto';
  head.append(name, element('b', 'total', figureOf(points)));
  return head;
}

function listOf(label: string, place: 'above' | 'below', entries: readonly HTMLElement[]): HTMLElement {
  const list = element('ul', `${place} plain`);
  list.setAttribute('aria-label', label);
  list.append(...entries);
  return list;
}

/** The points of one deal in a column, as one figure; null if there are none. */
function entryOf(row: Row, n: number, column: string, pending: number | null, text?: string): HTMLElement | null {
  const lines = row.lines.filter(({ to, points = 0 }) => to === column && points !== 0);
  if (lines.length === 0) return null;
  const entry = element('li', n === pending ? 'pending' : '');
  const sum = lines.reduce((all, { points = 0 }) => all + points, 0);
  entry.append(element('span', 'say', `${n + 1} · ${text ?? lines.map(({ say }) => say).join(', ')}`), element('b', '', figureOf(sum)));
  return entry;
}

function ruleOf(as: 'p' | 'li', mark: string, isPending: boolean): HTMLElement {
  return element(as, isPending ? 'game pending' : 'game', mark);
}
