// Games won, by player and by pair.
import type { FinishedGame } from '../../../lib/my-games/finished-game.ts';
import { type Standing, statisticsOf } from '../../../lib/my-games/statistics.ts';
import { element } from '../share/share.ts';

const average = (points: number | null): string => (points === null ? '–' : points.toLocaleString('en', { maximumFractionDigits: 1 }).replace('-', '−'));

function tableOf(caption: string, standings: readonly Standing[], withAverage: boolean): HTMLElement {
  const table = element('table', 'standings');
  const heads = ['Name', 'Won', 'Played', ...(withAverage ? ['Points per game'] : [])];
  const head = element('tr');
  for (const text of heads) head.append(Object.assign(element('th', '', text), { scope: 'col' }));
  const body = element('tbody');
  for (const { name, won, played, average: points } of standings) {
    const row = element('tr');
    const first = Object.assign(element('th', 'bar'), { scope: 'row' });
    first.append(element('span', '', name));
    first.style.setProperty('--won', `${(100 * won) / played}%`);
    row.append(first, ...[String(won), String(played), ...(withAverage ? [average(points)] : [])].map((text) => element('td', 'number', text)));
    body.append(row);
  }
  const top = element('thead');
  top.append(head);
  table.append(element('caption', '', caption), top, body);
  return table;
}

/** The statistics of the games of one sheet, or of all. */
export function statisticsParts(games: readonly FinishedGame[], sheet: string): HTMLElement[] {
  const these = sheet === '' ? games : games.filter((one) => one.sheet === sheet);
  const { players, pairs, counted } = statisticsOf(these);
  const left = these.length - counted;
  const parts: HTMLElement[] = [];
  if (players.length > 0) parts.push(tableOf('Players', players, sheet !== ''));
  if (pairs.length > 0) parts.push(tableOf('Pairs', pairs, sheet !== ''));
  const lead = counted === 1 ? '1 game counts.' : `${counted} games count.`;
  const why = left === 0 ? '' : ` ${left === 1 ? '1 is' : `${left} are`} left out: no names were entered, or the winner is not known.`;
  const which = sheet === '' ? ' Choose a game to see the points per game.' : '';
  parts.push(element('p', 'small', `${lead}${why}${which}`));
  return parts;
}

/** The games that can be chosen, the one with the most games first. */
export function kindsOf(games: readonly FinishedGame[]): HTMLOptionElement[] {
  const kinds = new Map<string, { readonly label: string; readonly count: number }>();
  for (const { sheet, game, title } of games) kinds.set(sheet, { label: `${game}: ${title}`, count: (kinds.get(sheet)?.count ?? 0) + 1 });
  const sorted = [...kinds].sort(([, a], [, b]) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
  return [new Option('All games', ''), ...sorted.map(([sheet, { label, count }]) => new Option(`${label} (${count})`, sheet))];
}
