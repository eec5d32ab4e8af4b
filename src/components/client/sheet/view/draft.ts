// Previews the entry in the form: in the sheet, as if it were entered, and on the main button.
import type { EngineBundle } from '../../../../lib/api/engine-bundle.ts';
import type { Played, Problem, Sheet } from '../../../../rules-engine/index.ts';
import type { Entry, Log } from '../../../../rules-engine/sheets/log.ts';
import type { FieldForm } from '../../forms/field-form.ts';
import { FORMS } from '../forms/index.ts';
import type { NextDeal } from '../input/next-deal.ts';
import type { SetupForm } from '../input/setup-form.ts';
import { type Effect, effectOf } from './effect.ts';
import { paperOf } from './score-table.ts';

/** The game's engine and its sheet, which are loaded after the stored data. */
export interface Game {
  readonly engine: EngineBundle;
  readonly sheet: Sheet;
}

/** Everything needed to draw a sheet. */
export interface SheetView {
  readonly host: HTMLElement;
  readonly setupForm: SetupForm;
  readonly setup: FieldForm;
  readonly deal: NextDeal;
  /** What an entry is called. */
  readonly round: string;
  readonly undoes: boolean;
  /** Whether it is this device's own sheet, not one from a link. */
  readonly isOwn: boolean;
  readonly log: Log;
}

/** Plays a list of deals. Invalid deals become rows with their problems, so that nothing is lost. */
export const playOn = ({ engine, sheet }: Game, setupForm: SetupForm, entries: readonly Entry[]): ReturnType<EngineBundle['playWritten']> =>
  engine.playWritten(sheet, { setup: setupForm.raw, entries: entries.map(({ words }) => words) }, setupForm.book);

/** The sheet with the entry in the form. */
interface Drafted {
  /** The sheet with the entry; without it if the entry is not valid. */
  readonly played: Played;
  readonly ids: readonly string[];
  /** The row of the entry; null if the form is empty or the entry is not valid. */
  readonly at: number | null;
  /** What the main button does. */
  readonly effect: Effect;
}

function draftedOf({ setupForm, deal, round }: SheetView, game: Game, entries: readonly Entry[], played: Played): Drafted {
  const { editing, words } = deal;
  const [verb, ids] = [editing === null ? 'Enter' : `Change ${round.toLowerCase()} to`, entries.map(({ id }) => id)];
  const messages = (wrong: readonly Problem[]) => wrong.map((one) => game.engine.sayProblem(one, deal.fields.labelOf(one))).join(' ');
  const without = (so: string): Drafted => ({ played, ids, at: null, effect: { does: editing === null ? 'Enter' : 'Change it', so } });
  if (deal.isIdle) return without('');
  const decoded = game.engine.decode(game.sheet.entry, words, setupForm.book);
  if (!decoded.ok) {
    const listed = (name: string) => deal.fields.fields().some(({ dataset }) => dataset.field === name && dataset.kind === 'list');
    const typed = decoded.problems.filter(({ field }) => (words[field.replace(/\..*/, '')] ?? '') !== '' && !listed(field));
    // Missing answers, also in lists, are not reported as errors. The button says what is still to enter.
    return without(typed.length === 0 ? stillToCome(deal.fields, decoded.problems) : messages(typed));
  }
  const at = editing === null ? entries.length : ids.indexOf(editing);
  const all = at === entries.length ? [...entries, { id: '', words }] : entries.map((one, n) => (n === at ? { ...one, words } : one));
  const { played: then, wrong } = playOn(game, setupForm, all);
  const problems = [...wrong, ...(then.rows[at]?.problems ?? [])];
  if (at < 0 || problems.length > 0) return without(messages(problems));
  return { played: then, ids: all.map(({ id }) => id), at, effect: effectOf(then, at, verb, game.engine) };
}

const stillToCome = (fields: FieldForm, problems: readonly Problem[]): string =>
  `Still to enter: ${[...new Set(problems.map((one) => fields.labelOf(one)))].join(', ')}`;

/** The main button looks inactive until something is chosen (`begun`), and filled once that can be entered (`ready`). */
function showEffect(host: HTMLElement, { does, so }: Effect, { begun, ready }: { readonly begun: boolean; readonly ready: boolean }): void {
  const [button, small] = [host.querySelector('.entry-bar .does'), host.querySelector<HTMLElement>('.entry-bar .so')];
  for (const [name, isSo] of Object.entries({ begun, ready })) button?.closest('button')?.classList.toggle(name, isSo);
  if (button !== null && button.textContent !== does) button.textContent = does;
  if (small === null) return;
  small.textContent = so;
  small.hidden = so === '';
}

/** Returns a listener that runs the action once in the next frame, however often it is called. */
export function withNextFrame(act: () => void): () => void {
  let frame = 0;
  return () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(act);
  };
}

/** Previews the entry in the form in the sheet, marked as not entered yet, and on the main button. */
export function showDraft(view: SheetView, game: Game, entries: readonly Entry[]): void {
  const { host, deal, setupForm, round } = view;
  const { played: real } = playOn(game, setupForm, entries);
  const drafted = draftedOf(view, game, entries, real);
  const { played, ids, at } = drafted;
  showEffect(host, drafted.effect, { begun: !deal.isIdle, ready: drafted.at !== null });
  const open = new Set([...host.querySelectorAll<HTMLElement>('.score-sheet details[open]')].map(({ dataset }) => dataset.of ?? ''));
  const paper = { ...game, place: host.dataset.place ?? '', book: setupForm.book, round, ids, editing: deal.editing, open, fields: deal.fields, pending: at };
  const { form } = game.sheet;
  const list = host.querySelector<HTMLDetailsElement>('.sheet-list');
  if (list !== null && played.rows.some(({ problems }) => problems.length > 0)) list.open = true;
  host.querySelector(form === undefined ? '.sheet-paper' : '.sheet-entries')?.replaceChildren(...paperOf(played, paper));
  if (form !== undefined)
    void FORMS[form]().then(({ draw }) =>
      host
        .querySelector('.sheet-paper')
        ?.replaceChildren(draw({ played, pending: at, totals: game.engine.sideTotals(real), real, words: deal.words, fill: (words) => deal.type(words) })),
    );
}
