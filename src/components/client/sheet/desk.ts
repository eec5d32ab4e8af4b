// What a sheet shows: its engine's reckoning as paper, board and words, the names of the players on its forms.
import type { EngineBundle } from '../../../lib/engine-bundle.ts';
import { SEATS } from '../../../rules-engine/core/seats.ts';
import type { Played, Problem, Raw, Sheet } from '../../../rules-engine/index.ts';
import type { FieldForm } from '../forms/field-form.ts';
import { element } from '../share.ts';
import { paperOf } from './paper.ts';

/** The game's engine and its sheet, which come after what is kept on the device. */
export interface Game {
  readonly engine: EngineBundle;
  readonly sheet: Sheet;
}

/** Fetches the engine that a sheet names; null where it cannot be had. Throws where it has no such sheet. */
export async function gameOf({ dataset }: HTMLElement): Promise<Game | null> {
  let engine: EngineBundle;
  try {
    engine = (await import(/* @vite-ignore */ dataset.engine ?? '')) as EngineBundle;
  } catch {
    return null;
  }
  const sheet = engine.count;
  if (sheet.kind !== 'sheet') throw new Error(`no sheet "${dataset.key}" in ${dataset.place}`);
  return { engine, sheet };
}

/** Options that stand for a player bear the name that was given at the top. */
export function nameSeats(sheet: Sheet, setup: Raw, form: HTMLFormElement): void {
  const listed = sheet.setup.names?.kind === 'list' ? (setup.names ?? '').split('.') : [];
  const nameOf = (option: string) => (sheet.setup[option]?.kind === 'words' ? setup[option] : listed[(SEATS as readonly string[]).indexOf(option)]) ?? '';
  for (const option of form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input[type="radio"], option')) {
    const shown = option instanceof HTMLOptionElement ? option : option.closest('label')?.querySelector('span');
    if (shown == null) continue;
    shown.dataset.unnamed ??= shown.textContent ?? '';
    shown.textContent = nameOf(option.value).trim() || shown.dataset.unnamed;
  }
}

/** Tells what is wrong with an entry as a whole: problems that belong to none of its fields. */
export function tellWhole(host: HTMLElement, entry: FieldForm, problems: readonly Problem[], { engine }: Game): void {
  const whole = host.querySelector<HTMLElement>('.problem.whole');
  if (whole === null) return;
  const homeless = entry.homeless(problems);
  whole.hidden = homeless.length === 0;
  whole.textContent = homeless.map((one) => engine.sayProblem(one, one.field)).join(' ');
}

/** Says one line above the sheet. */
export function say(host: HTMLElement, text: string): void {
  const said = host.querySelector('.sheet-said');
  if (said !== null) said.textContent = text;
}

/** Whether the sheet on the page came by a link and is not kept here. */
export function showGuest(host: HTMLElement, guest: boolean): void {
  const notice = host.querySelector<HTMLElement>('.sheet-guest');
  if (notice !== null) notice.hidden = !guest;
}

/** What is asked once is folded away when the sheet has begun. */
export function foldSetup(host: HTMLElement): void {
  host.querySelector('.sheet-setup')?.removeAttribute('open');
}

/** Leads to what is asked once and is not answered. */
export function leadToSetup(host: HTMLElement, setup: FieldForm, wrong: readonly Problem[], { engine }: Game): void {
  host.querySelector('.sheet-setup')?.setAttribute('open', '');
  setup.problems(wrong, engine);
  setup.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Writes one deal into the form, over whatever stood there. */
export function fillIn(form: FieldForm, words: Raw): void {
  form.clear();
  for (const [name, value] of Object.entries(words)) form.write(name, value ?? '');
  form.asked();
}

/** Which deal the form is for, and which of the buttons can be pressed. */
export function label(
  host: HTMLElement,
  form: HTMLFormElement,
  { round, entries, editing, undoes }: { round: string; entries: number; editing: number | null; undoes: boolean },
): void {
  const title = form.querySelector('h4');
  if (title !== null) title.textContent = editing === null ? `${round} ${entries + 1}` : `Put ${round.toLowerCase()} ${editing + 1} right`;
  const cancel = host.querySelector<HTMLElement>('[data-do="cancel"]');
  if (cancel !== null) cancel.hidden = editing === null;
  const undo = host.querySelector<HTMLButtonElement>('[data-do="undo"]');
  if (undo !== null) undo.disabled = !undoes;
}

/** Lays the reckoning on the page: who leads, the paper, and the board, whose drawing comes with the first sheet that has one. */
export function lay(host: HTMLElement, played: Played, desk: Parameters<typeof paperOf>[1], begun: boolean): void {
  host
    .querySelector('.sheet-state')
    ?.replaceChildren(
      ...(played.over === null ? [] : [element('p', 'headline', played.over)]),
      ...(begun || played.over !== null ? [element('p', '', played.state.join(' '))] : []),
    );
  host.querySelector('.sheet-paper')?.replaceChildren(...paperOf(played, desk));
  const { board } = played;
  if (board !== undefined) void import('./board.ts').then(({ drawn }) => host.querySelector('.sheet-board')?.replaceChildren(drawn(board)));
}
