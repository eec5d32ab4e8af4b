// The list of finished games. Each row opens to show the chart, the winner, the note and the buttons of its game.
import { type FinishedGame, LONGEST_NOTE } from '../../../lib/my-games/finished-game.ts';
import { keptOf } from '../../../rules-engine/sheets/records.ts';
import { figureOf } from '../../../rules-engine/wording/numbers.ts';
import { element } from '../share/share.ts';
import { queryOf } from '../sheet/link.ts';
import { curveOf } from './curve.ts';
import { keyOf, type SheetEntry } from './sheet-list.ts';

/** How many sides fit in a row. */
const ON_A_LINE = 2;

/** The day on which a game ended, or "before" a day if it is not known. */
export function dayOf({ finished, isDated }: FinishedGame): string {
  const day = new Date(finished).toLocaleDateString('en-GB', { weekday: isDated ? 'short' : undefined, day: 'numeric', month: 'short', year: 'numeric' });
  return isDated ? day : `before ${day}`;
}

const isWinner = ({ winner }: FinishedGame, name: string) => winner !== '' && name === winner;

function summaryOf(game: FinishedGame): HTMLElement {
  const summary = element('summary');
  const name = element('span', 'name');
  name.append(element('b', '', game.game), element('small', '', `${game.title} · ${dayOf(game)}`));
  const sides = game.sides.toSorted((a, b) => Number(isWinner(game, b.name)) - Number(isWinner(game, a.name)));
  const scores = element('span', 'scores');
  for (const { name: side, points } of sides.slice(0, ON_A_LINE)) {
    const won = isWinner(game, side);
    const score = element('span', won ? 'score won' : 'score');
    score.append(element('b', '', figureOf(points)), element('small', '', won ? `${side}, won` : side));
    scores.append(score);
  }
  const more = sides.length - ON_A_LINE;
  summary.append(name, scores, ...(more > 0 ? [element('small', 'more-sides', `and ${more} more`)] : []));
  return summary;
}

function labelled(text: string, control: HTMLElement): HTMLElement {
  const label = element('label', 'field');
  label.append(element('span', '', text), control);
  return label;
}

function winnerControl(game: FinishedGame): HTMLSelectElement {
  const select = element('select');
  select.name = 'winner';
  const names = [...new Set([...game.sides.map(({ name }) => name), ...game.names, game.winner])].filter((name) => name !== '');
  select.append(new Option('No winner, or not known', ''), ...names.map((name) => new Option(name, name)));
  select.value = game.winner;
  return select;
}

/** What a row shows when it is open. */
function bodyOf(game: FinishedGame, entry: SheetEntry | undefined): HTMLElement {
  const body = element('div', 'of-game');
  const scores = element('dl', 'scoreboard');
  for (const { name, points } of game.sides) {
    const side = element('div');
    side.append(element('dt', '', name), element('dd', '', figureOf(points)));
    scores.append(side);
  }
  const note = element('textarea');
  note.name = 'note';
  note.rows = 2;
  note.maxLength = LONGEST_NOTE;
  note.value = game.note;
  const buttons = element('p', 'buttons');
  if (entry !== undefined) {
    const link = element('a', 'button', 'Show the sheet');
    const kept = keptOf(game.sheet, game.book, { setup: game.setup, entries: game.entries });
    link.href = `${entry.address}?${queryOf(kept, keyOf(game.sheet))}`;
    buttons.append(link);
  }
  const remove = element('button', 'quiet', 'Delete');
  remove.type = 'button';
  remove.dataset.do = 'delete';
  buttons.append(remove);
  const curve = curveOf(game.sides, entry?.round ?? 'Deal');
  body.append(
    element('p', 'result', game.result ?? ''),
    scores,
    ...(curve === null ? [] : [curve]),
    element('p', 'small', `Scored by ${game.bookTitle}.`),
    labelled('Who won', winnerControl(game)),
    labelled('Note', note),
    buttons,
  );
  return body;
}

/** A row of the list. Its body is made when it is first opened. */
export function finishedRow(game: FinishedGame, entry: SheetEntry | undefined, isOpen: boolean): HTMLElement {
  const item = element('li');
  const details = element('details', 'finished');
  details.dataset.game = game.id;
  details.append(summaryOf(game));
  const fill = () => {
    if (details.open && details.querySelector('.of-game') === null) details.append(bodyOf(game, entry));
  };
  details.addEventListener('toggle', fill);
  details.open = isOpen;
  fill();
  item.append(details);
  return item;
}
