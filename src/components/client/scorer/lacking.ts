// Which fields of a scorer are still empty, and which are wrong. A field that the reader has not reached yet is not an error.
import { joinWords } from '../../../lib/search/words/words.ts';
import type { Problem, Raw } from '../../../rules-engine/index.ts';
import { joinList, splitList } from '../../../rules-engine/sheets/lists.ts';
import { noteCards } from '../../../rules-engine/wording/spoken-cards.ts';
import { FieldForm } from '../forms/field-form.ts';
import { element, textIn } from '../share/share.ts';

const fieldOf = (problem: Problem): string => problem.field.split('.')[0] ?? '';

/** Whether a problem is only a missing answer: an empty field, an empty item of a list, or too few items. */
export function isUnsaid(problem: Problem, raw: Raw, field: HTMLElement | undefined): boolean {
  const text = raw[fieldOf(problem)] ?? '';
  if (text === '') return true;
  if (field?.dataset.kind !== 'list') return false;
  const entry = Number(problem.field.split('.')[1]);
  return Number.isNaN(entry) ? splitList(text).length < Number(field.dataset.min) : (splitList(text)[entry - 1] ?? '') === '';
}

/** Splits the problems of a form into unanswered fields and wrong answers. */
export function parted(problems: readonly Problem[], raw: Raw, fields: readonly HTMLElement[]) {
  const named = (problem: Problem) => fields.find((one) => one.dataset.field === fieldOf(problem));
  const unsaid = problems.filter((one) => isUnsaid(one, raw, named(one)));
  const lacking = fields.filter((field) => unsaid.some((one) => named(one) === field));
  return { lacking, wrong: problems.filter((one) => !unsaid.includes(one)) };
}

const nameOf = (field: HTMLElement): string => (field.dataset.label ?? '').replace(/[?.]$/, '');

/** The unanswered fields in words: "Still asked: Trump suit and Hand". Empty if there are none. */
export const sayLacking = (lacking: readonly HTMLElement[]): string => (lacking.length === 0 ? '' : `Still asked: ${joinWords(lacking.map(nameOf))}`);

/** Shows the same, with a button that leads to each field. */
export function showLacking(place: HTMLElement, lacking: readonly HTMLElement[]): void {
  const said = sayLacking(lacking);
  if (place.dataset.said === said) return;
  place.dataset.said = said;
  place.hidden = said === '';
  const ways = lacking.map((field) => {
    const way = element('button', 'quiet', nameOf(field));
    way.type = 'button';
    way.addEventListener('click', () => leadTo(field));
    return way;
  });
  place.replaceChildren('Still asked: ', ...ways);
}

/** Moves the focus to the first empty control of a field. */
export function leadTo(field: HTMLElement): void {
  const grid = field.closest<HTMLElement>('[data-grid]') ?? field;
  const controls = [...grid.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')].filter((one) => one.type !== 'hidden');
  const first = controls.find((one) => one.type === 'radio' || one.value === '') ?? controls[0];
  first?.focus({ preventScroll: true });
  grid.scrollIntoView({ block: 'center' });
}

/** The answers in the fields, with cards in notation. */
export function noted(form: FieldForm): Record<string, string> {
  const raw = form.raw();
  for (const field of form.fields()) {
    const name = field.dataset.field ?? '';
    const said = raw[name];
    if (said === undefined || field.querySelector('[data-cards]:not([data-tiles], [data-balls])') === null) continue;
    raw[name] = field.dataset.kind === 'list' ? joinList(splitList(said).map(noteCards)) : noteCards(said);
  }
  return raw;
}

/** The answers in the fields, for a printed slip. */
export function factsOf(form: FieldForm): HTMLElement {
  const facts = element('dl', 'slip-facts');
  for (const field of form.fields()) {
    const said = field.hidden ? '' : FieldForm.said(field);
    if (said !== '') facts.append(element('dt', '', field.dataset.label ?? textIn(field.querySelector('legend'))), element('dd', '', said));
  }
  return facts;
}
