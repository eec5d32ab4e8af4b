// What a sheet shows: its engine's reckoning as paper, board and words, the names of the players on its forms.
import type { EngineBundle } from '../../../lib/api/engine-bundle.ts';
import type { Played, Problem } from '../../../rules-engine/index.ts';
import type { Entry } from '../../../rules-engine/sheets/log.ts';
import { MOST_ENTRIES } from '../../../rules-engine/sheets/records.ts';
import { unfold } from '../forms/drafts.ts';
import { FieldForm } from '../forms/field-form.ts';
import { loadEngine, sayLoadError } from '../offline/load.ts';
import { element, gameHere } from '../share/share.ts';
import { type Game, playOn, type SheetView, showDraft } from './draft.ts';
import { nameLists, nameSeats } from './names.ts';
import { nextDealer } from './next-dealer.ts';
import { noteRunning } from './running.ts';
import { scoreboardOf } from './scoreboard.ts';

/** Fetches the engine that a sheet names; null where it cannot be had, which is said above the sheet. Throws where it has no such sheet. */
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
  if (setup !== null) void import('../my-games/suggest-names.ts').then(({ suggestNames }) => suggestNames(setup));
  const entry = host.querySelector<HTMLFormElement>('form.next-deal');
  if (entry !== null && sheet.form === 'frames') await import('./pins.ts').then(({ setPins }) => setPins(entry));
  if (entry !== null && sheet.form === 'pegs') void import('./peg-keys.ts').then(({ setPegKeys }) => setPegKeys(entry));
  return { engine, sheet };
}

/** Tells what is wrong with an entry as a whole: problems that belong to none of its fields. */
function showProblemsOfEntry(host: HTMLElement, entry: FieldForm, problems: readonly Problem[], { engine }: Game): void {
  const whole = host.querySelector<HTMLElement>('.problem.whole');
  if (whole === null) return;
  const homeless = entry.homeless(problems);
  whole.hidden = homeless.length === 0;
  whole.textContent = homeless.map((one) => engine.sayProblem(one, '')).join(' ');
}

/** Says one line above the sheet. */
export function say(host: HTMLElement, text: string): void {
  const said = host.querySelector('.sheet-said');
  if (said !== null) said.textContent = text;
}

/** Whether the sheet on the page came by a link and is not kept here; `same` if it is the game that is kept here, from another phone. */
export function showGuest(host: HTMLElement, guest: 'none' | 'other' | 'same'): void {
  const notice = host.querySelector<HTMLElement>('.sheet-guest');
  if (notice === null) return;
  notice.hidden = guest === 'none';
  for (const part of notice.querySelectorAll<HTMLElement>('[data-guest]')) part.hidden = part.dataset.guest !== guest;
}

/** Opens the section of the sheet and closes its set-up form, once the sheet has entries. `which` can exclude a set-up that the player opened before the script was loaded. */
export function foldSetup(host: HTMLElement, which = '.sheet-setup'): void {
  unfold(host);
  host.querySelector(which)?.removeAttribute('open');
}

/** Closes the set-up at a player's word, and leads to the entry: the page is shorter then, and its end would be all that is seen. */
export function closeSetup(host: HTMLElement): void {
  foldSetup(host);
  host.querySelector('.entry-panel')?.scrollIntoView({ block: 'nearest' });
}

/** Leads to what is asked once and is not answered. */
function leadToSetup(host: HTMLElement, setup: FieldForm, wrong: readonly Problem[], { engine }: Game): void {
  host.querySelector('.sheet-setup')?.setAttribute('open', '');
  setup.problems(wrong, engine);
  setup.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Which deal the form is for, and which of the buttons can be pressed. */
export function label({ host, deal, round, undoes }: SheetView, entries: readonly Entry[]): void {
  const { editing, fields } = deal;
  const at = entries.findIndex(({ id }) => id === editing);
  const title = fields.form.querySelector<HTMLElement>('.entry-title');
  fields.form.dataset.at = String(editing === null || at < 0 ? entries.length + 1 : at + 1);
  // A deal that is being put right may be struck out meanwhile, in another tab.
  const right = at < 0 ? `Put a struck ${round.toLowerCase()} back` : `Put ${round.toLowerCase()} ${at + 1} right`;
  title?.classList.toggle('putting-right', editing !== null);
  if (title !== null) title.textContent = editing === null ? `${round} ${entries.length + 1}` : right;
  const cancel = host.querySelector<HTMLElement>('[data-do="cancel"]');
  if (cancel !== null) cancel.hidden = editing === null;
  const undo = host.querySelector<HTMLButtonElement>('[data-do="undo"]');
  // The last step is taken back: a button that is disabled would drop the focus to the top of the page.
  if (!undoes && undo !== null && undo === document.activeElement) title?.focus({ preventScroll: true });
  if (undo !== null) undo.disabled = !undoes;
}

/** Whether the entry of a name can stand among the others as they would be; what is wrong with it is told, and nothing is taken from its form. */
export function isValid({ host, pages, setup, deal }: SheetView, game: Game, entries: readonly Entry[], id: string): boolean {
  const { fields } = deal;
  if (entries.length > MOST_ENTRIES && deal.editing === null) {
    say(host, `This sheet is full: it holds ${MOST_ENTRIES.toLocaleString('en')} entries. Save it as a file, then begin a new sheet.`);
    return false;
  }
  const at = entries.findIndex((one) => one.id === id);
  const { played, wrong } = playOn(game, pages, entries);
  if (wrong.length > 0) {
    leadToSetup(host, setup, wrong, game);
    say(host, 'The sheet cannot add up before what is asked at the top is answered. What you entered stands in its form.');
    return false;
  }
  const decoded = game.engine.decode(game.sheet.entry, entries[at]?.words ?? {}, pages.book);
  const problems = decoded.ok ? (played.rows[at]?.problems ?? []) : decoded.problems;
  fields.problems(problems, game.engine);
  showProblemsOfEntry(host, fields, problems, game);
  if (problems.length > 0) fields.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  return problems.length === 0;
}

/** Where a total can be held against the sheet, once there is one; its code comes with the first touch. */
function doubt(place: HTMLDetailsElement | null, played: Played, round: string | null): void {
  if (place === null) return;
  place.hidden = round === null;
  const showContest = () => void (place.open && round !== null && import('./contest.ts').then(({ contest }) => contest(place, played, round)));
  place.ontoggle = showContest;
  showContest();
}

/** Tells the pad of balls which are off the table. An entry that is put right was made when others were there. */
function showGone(form: HTMLFormElement, gone: readonly string[]): void {
  const said = gone.join(' ');
  if ((form.dataset.gone ?? '') === said) return;
  form.dataset.gone = said;
  for (const input of form.querySelectorAll('input[data-balls]')) input.dispatchEvent(new Event('input'));
}

/** Saves a finished game in My games, and updates it there when its end is taken back. */
function keepGame({ host, pages, log }: SheetView, game: Game, played: Played): void {
  const { place, key, title = '' } = host.dataset;
  const was = host.dataset.progress;
  host.dataset.progress = played.over === null ? 'running' : 'over';
  if (played.over === null && was !== 'over') return;
  const { book, bookTitle, raw } = pages;
  const sheet = { sheet: `${place}.score.${key}`, game: gameHere(), title, book, bookTitle, asks: game.sheet.setup, setup: raw, log, played };
  void import('../my-games/keep-finished.ts').then(({ keepFinished }) => keepFinished(host, sheet, was === 'running'));
}

/** Whether a choice is the one that the form began with: without its question it would say little. */
function isUsual(field: HTMLElement): boolean {
  const one = field.querySelector<HTMLInputElement | HTMLOptionElement>('input[type="radio"]:checked, option:checked');
  return one instanceof HTMLInputElement ? one.defaultChecked : one?.defaultSelected === true;
}

/** Shows the score on the page: who leads, the sheet in its form, and the board, whose code is loaded with the first sheet that has one. */
export function lay(view: SheetView, game: Game, entries: readonly Entry[]): void {
  const { host, pages, setup, deal, round, isOwn } = view;
  const { played, wrong } = playOn(game, pages, entries);
  const { editing, fields } = deal;
  const [begun, { over, board }] = [entries.length > 0, played];
  const dealer = nextDealer(played, pages.raw);
  deal.first = played.next ?? {};
  // An untouched sheet is not scolded for what it has yet to ask.
  setup.problems(begun ? wrong : [], game.engine);
  nameSeats(game.sheet, pages.raw, fields.form, played.columns);
  nameLists(game.sheet, pages.raw, fields, played.columns);
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
  if (said !== null) said.textContent = [...chosen.flatMap((field) => FieldForm.said(field) || []), pages.bookTitle].join(' · ');
  showDraft(view, game, entries);
  if (isOwn) {
    noteRunning(host, gameHere(), entries.length, played, game.engine.sideTotals(played));
    keepGame(view, game, played);
  }
  showGone(fields.form, editing === null ? (played.gone ?? []) : []);
  doubt(host.querySelector<HTMLDetailsElement>('details.contest'), played, begun ? round : null);
  if (board !== undefined) void import('./board.ts').then(({ drawn }) => host.querySelector('.sheet-board')?.replaceChildren(drawn(board)));
}
