// Draws a sheet: the engine's results as a list, a board and text, and the names of the players on its forms.
import type { EngineBundle } from '../../../../lib/api/engine-bundle.ts';
import type { Played, Problem } from '../../../../rules-engine/index.ts';
import type { Entry } from '../../../../rules-engine/sheets/log.ts';
import { MOST_ENTRIES } from '../../../../rules-engine/sheets/records.ts';
import { unfold } from '../../forms/drafts.ts';
import { FieldForm } from '../../forms/field-form.ts';
import { loadEngine, sayLoadError } from '../../offline/load.ts';
import { element, gameHere } from '../../share/share.ts';
import { nameLists, nameSeats } from '../input/names.ts';
import { noteRunning } from '../storage/running.ts';
import { type Game, playOn, type SheetView, showDraft } from './draft.ts';
import { nextDealer } from './next-dealer.ts';
import { scoreboardOf } from './scoreboard.ts';

/** Loads the engine of a sheet; null if it does not load, which is said above the sheet. Throws if the engine has no such sheet. */
export async function gameOf(host: HTMLElement): Promise<Game | null> {
  const { dataset } = host;
  let engine: EngineBundle;
  try {
    engine = await loadEngine<EngineBundle>(dataset.engine ?? '');
  } catch (error) {
    host.querySelector('.sheet-said')?.replaceChildren(...sayLoadError(error).childNodes);
    return null;
  }
  const sheet = engine.count;
  if (sheet.kind !== 'sheet') throw new Error(`no sheet "${dataset.key}" in ${dataset.place}`);
  const setup = host.querySelector<HTMLFormElement>('form.setup');
  if (setup !== null) void import('../../my-games/suggest-names.ts').then(({ suggestNames }) => suggestNames(setup));
  const entry = host.querySelector<HTMLFormElement>('form.next-deal');
  if (entry !== null && sheet.form === 'frames') await import('../input/pins.ts').then(({ setPins }) => setPins(entry));
  if (entry !== null && sheet.form === 'pegs') void import('../input/peg-keys.ts').then(({ setPegKeys }) => setPegKeys(entry));
  return { engine, sheet };
}

/** Shows problems of an entry that belong to none of its fields. */
function showProblemsOfEntry(host: HTMLElement, entry: FieldForm, problems: readonly Problem[], { engine }: Game): void {
  const whole = host.querySelector<HTMLElement>('.problem.whole');
  if (whole === null) return;
  const homeless = entry.homeless(problems);
  whole.hidden = homeless.length === 0;
  whole.textContent = homeless.map((one) => engine.sayProblem(one, '')).join(' ');
}

/** Shows a message above the sheet. */
export function say(host: HTMLElement, text: string): void {
  const said = host.querySelector('.sheet-said');
  if (said !== null) said.textContent = text;
}

/** Shows whether the sheet is from a link and not kept here; `same` if it is the game that is kept here, from another phone. */
export function showGuest(host: HTMLElement, guest: 'none' | 'other' | 'same'): void {
  const notice = host.querySelector<HTMLElement>('.sheet-guest');
  if (notice === null) return;
  notice.hidden = guest === 'none';
  for (const part of notice.querySelectorAll<HTMLElement>('[data-guest]')) part.hidden = part.dataset.guest !== guest;
}

/**
 * Opens the section of the sheet and closes its set-up form, once it has entries. `which` can exclude a set-up that was opened before the script was
 * loaded.
 */
export function foldSetup(host: HTMLElement, which = '.sheet-setup'): void {
  unfold(host);
  host.querySelector(which)?.removeAttribute('open');
}

/** Closes the set-up on request, and scrolls to the entry: the page is shorter then, and only its end would be visible. */
export function closeSetup(host: HTMLElement): void {
  foldSetup(host);
  host.querySelector('.entry-panel')?.scrollIntoView({ block: 'nearest' });
}

/** Opens the set-up, and focuses its first invalid field. */
function leadToSetup(host: HTMLElement, setup: FieldForm, wrong: readonly Problem[], { engine }: Game): void {
  host.querySelector('.sheet-setup')?.setAttribute('open', '');
  setup.problems(wrong, engine);
  setup.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Labels the form with its deal, and updates the buttons to cancel and undo. */
export function label({ host, deal, round, undoes }: SheetView, entries: readonly Entry[]): void {
  const { editing, fields } = deal;
  const at = entries.findIndex(({ id }) => id === editing);
  const title = fields.form.querySelector<HTMLElement>('.entry-title');
  fields.form.dataset.at = String(editing === null || at < 0 ? entries.length + 1 : at + 1);
  // A deal that is being corrected may meanwhile be deleted in another tab.
  const right = at < 0 ? `Put a struck ${round.toLowerCase()} back` : `Put ${round.toLowerCase()} ${at + 1} right`;
  title?.classList.toggle('putting-right', editing !== null);
  if (title !== null) title.textContent = editing === null ? `${round} ${entries.length + 1}` : right;
  const cancel = host.querySelector<HTMLElement>('[data-do="cancel"]');
  if (cancel !== null) cancel.hidden = editing === null;
  const undo = host.querySelector<HTMLButtonElement>('[data-do="undo"]');
  // Disabling the button that has the focus would drop the focus to the top of the page.
  if (!undoes && undo !== null && undo === document.activeElement) title?.focus({ preventScroll: true });
  if (undo !== null) undo.disabled = !undoes;
}

/** Whether the entry `id` is valid among the given entries; its problems are shown, and its form keeps its content. */
export function isValid({ host, setupForm, setup, deal }: SheetView, game: Game, entries: readonly Entry[], id: string): boolean {
  const { fields } = deal;
  if (entries.length > MOST_ENTRIES && deal.editing === null) {
    say(host, `This sheet is full: it holds ${MOST_ENTRIES.toLocaleString('en')} entries. Save it as a file, then begin a new sheet.`);
    return false;
  }
  const at = entries.findIndex((one) => one.id === id);
  const { played, wrong } = playOn(game, setupForm, entries);
  if (wrong.length > 0) {
    leadToSetup(host, setup, wrong, game);
    say(host, 'The sheet cannot add up before what is asked at the top is answered. What you entered stands in its form.');
    return false;
  }
  const decoded = game.engine.decode(game.sheet.entry, entries[at]?.words ?? {}, setupForm.book);
  const problems = decoded.ok ? (played.rows[at]?.problems ?? []) : decoded.problems;
  fields.problems(problems, game.engine);
  showProblemsOfEntry(host, fields, problems, game);
  if (problems.length > 0) fields.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  return problems.length === 0;
}

/** Shows the section for disputed totals once there are entries; its code is loaded when it is opened. */
function doubt(place: HTMLDetailsElement | null, played: Played, round: string | null): void {
  if (place === null) return;
  place.hidden = round === null;
  const showContest = () => void (place.open && round !== null && import('../contest.ts').then(({ contest }) => contest(place, played, round)));
  place.ontoggle = showContest;
  showContest();
}

/** Tells the pad of balls which are off the table. For an entry that is being corrected others were there. */
function showGone(form: HTMLFormElement, gone: readonly string[]): void {
  const said = gone.join(' ');
  if ((form.dataset.gone ?? '') === said) return;
  form.dataset.gone = said;
  for (const input of form.querySelectorAll('input[data-balls]')) input.dispatchEvent(new Event('input'));
}

/** Saves a finished game in My games, and updates it there when its end is undone. */
function keepGame({ host, setupForm, log }: SheetView, game: Game, played: Played): void {
  const { place, key, title = '' } = host.dataset;
  const was = host.dataset.progress;
  host.dataset.progress = played.over === null ? 'running' : 'over';
  if (played.over === null && was !== 'over') return;
  const { book, bookTitle, raw } = setupForm;
  const sheet = { sheet: `${place}.score.${key}`, game: gameHere(), title, book, bookTitle, asks: game.sheet.setup, setup: raw, log, played };
  void import('../../my-games/keep-finished.ts').then(({ keepFinished }) => keepFinished(host, sheet, was === 'running'));
}

/** Whether a choice is the default: without its question it would say little. */
function isUsual(field: HTMLElement): boolean {
  const one = field.querySelector<HTMLInputElement | HTMLOptionElement>('input[type="radio"]:checked, option:checked');
  return one instanceof HTMLInputElement ? one.defaultChecked : one?.defaultSelected === true;
}

/** Draws the sheet: the score, the entries and the board, whose code is loaded with the first sheet that has one. */
export function lay(view: SheetView, game: Game, entries: readonly Entry[]): void {
  const { host, setupForm, setup, deal, round, isOwn } = view;
  const { played, wrong } = playOn(game, setupForm, entries);
  const { editing, fields } = deal;
  const [begun, { over, board }] = [entries.length > 0, played];
  const dealer = nextDealer(played, setupForm.raw);
  deal.first = played.next ?? {};
  // A sheet without entries shows no errors for unanswered set-up fields.
  setup.problems(begun ? wrong : [], game.engine);
  nameSeats(game.sheet, setupForm.raw, fields.form, played.columns);
  nameLists(game.sheet, setupForm.raw, fields, played.columns);
  fields.form.hidden = over !== null && editing === null;
  host.classList.toggle('over', fields.form.hidden);
  host
    .querySelector('.sheet-state')
    ?.replaceChildren(
      ...(over === null ? [] : [element('p', 'headline', over)]),
      ...(played.columns.length > 0 ? [scoreboardOf(played, game)] : []),
      ...(begun || over !== null ? [element('p', 'state', [...played.state, ...(dealer === '' ? [] : [`${dealer} deals next.`])].join(' '))] : []),
    );
  const said = host.querySelector('.setup-said');
  const chosen = setup.fields().filter((field) => !field.hidden && !isUsual(field));
  if (said !== null) said.textContent = [...chosen.flatMap((field) => FieldForm.said(field) || []), setupForm.bookTitle].join(' · ');
  showDraft(view, game, entries);
  if (isOwn) {
    noteRunning(host, gameHere(), entries.length, played, game.engine.sideTotals(played));
    keepGame(view, game, played);
  }
  showGone(fields.form, editing === null ? (played.gone ?? []) : []);
  doubt(host.querySelector<HTMLDetailsElement>('details.contest'), played, begun ? round : null);
  if (board !== undefined) void import('./board.ts').then(({ drawn }) => host.querySelector('.sheet-board')?.replaceChildren(drawn(board)));
}
