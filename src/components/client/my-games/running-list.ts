// The list of running score sheets with their scores, each computed by its own engine. Finished ones move to the finished games.
import type { EngineBundle } from '../../../lib/api/engine-bundle.ts';
import { type SheetAtEnd, sidesOf } from '../../../lib/my-games/record.ts';
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import type { Played } from '../../../rules-engine/index.ts';
import { bookOf, entriesOf, setupOf } from '../../../rules-engine/sheets/log.ts';
import { figureOf } from '../../../rules-engine/wording/numbers.ts';
import { loadEngine } from '../offline/load.ts';
import { element } from '../share/share.ts';
import { runningSheets } from '../sheet/storage/running.ts';
import { nextDealer } from '../sheet/view/next-dealer.ts';
import { curveOf } from './curve.ts';
import type { SheetHere } from './kept-sheets.ts';
import type { SheetEntry } from './sheet-list.ts';

/** A sheet as its engine reads it. */
export interface SheetRead {
  readonly entry: SheetEntry;
  readonly end: SheetAtEnd;
}

/** Computes a sheet with its engine; null if the engine cannot be loaded. */
export async function readSheet({ sheet, log }: SheetHere, entry: SheetEntry): Promise<SheetRead | null> {
  let engine: EngineBundle;
  try {
    engine = await loadEngine<EngineBundle>(entry.code);
  } catch {
    return null;
  }
  const { count } = engine;
  if (count.kind !== 'sheet') return null;
  const chosen = bookOf(log);
  const book = count.books.find((one) => one === chosen) ?? (count.books[0] as BookId);
  const setup = setupOf(log);
  const { played } = engine.playWritten(count, { setup, entries: entriesOf(log).map(({ words }) => words) }, book);
  const { game, title } = entry;
  return { entry, end: { sheet, game, title, book, bookTitle: BOOK_SHORT[book], asks: count.setup, setup, log, played } };
}

/** Sheets in the order in which they were last changed, as far as the device has recorded it. */
export function lastWritten(sheets: readonly SheetHere[], list: ReadonlyMap<string, SheetEntry>): SheetHere[] {
  const order = runningSheets().map(({ address }) => address);
  const rank = ({ sheet }: SheetHere) => {
    const at = order.indexOf(list.get(sheet)?.address ?? '');
    return at < 0 ? order.length : at;
  };
  return sheets.toSorted((a, b) => rank(a) - rank(b));
}

function scoreOf(played: Played): HTMLElement {
  const scores = element('span', 'scores');
  for (const { name, points } of sidesOf(played).slice(0, 4)) {
    const side = element('span', 'score');
    side.append(element('b', '', figureOf(points)), element('small', '', name));
    scores.append(side);
  }
  return scores;
}

/** A link to a running sheet, with a button that ends the game; the first one is large. `read` is null if its engine could not be loaded. */
export function runningRow({ log }: SheetHere, entry: SheetEntry, read: SheetRead | null, isLarge: boolean): HTMLElement {
  const link = element('a', isLarge ? 'kept-sheet large' : 'kept-sheet');
  link.href = entry.address;
  const next = `${entry.round} ${entriesOf(log).length + 1}`;
  const dealer = read === null ? '' : nextDealer(read.end.played, read.end.setup);
  const state = read === null ? `${next}. The score is shown when you are online.` : dealer === '' ? next : `${next}: ${dealer} deals`;
  const name = element('span', 'name');
  name.append(element('b', '', entry.game), element('small', '', `${entry.title} · ${state}`));
  link.append(name);
  if (read !== null) {
    link.append(scoreOf(read.end.played));
    const curve = isLarge ? curveOf(sidesOf(read.end.played), entry.round) : null;
    if (curve !== null) link.append(curve);
  }
  if (isLarge) link.append(element('span', 'go-on', 'Continue'));
  const row = element('div', 'kept-row');
  row.append(link);
  if (read !== null) {
    const button = Object.assign(element('button', 'quiet', 'End game'), { type: 'button', ariaLabel: `End game: ${entry.game}, ${entry.title}` });
    Object.assign(button.dataset, { do: 'end', sheet: read.end.sheet });
    row.append(button);
  }
  return row;
}
