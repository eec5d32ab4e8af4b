// Restores a count from a link: fields, book and claims. Reports what of the link could not be used.
import { among, readClaims, readWhose, takeLink } from '../../../lib/addresses/links.ts';
import type { Raw } from '../../../rules-engine/index.ts';
import { insteadOf } from '../forms/expected.ts';
import type { FieldForm } from '../forms/field-form.ts';
import { showFaults } from '../share/link.ts';

/** Redirects to the page that an answer in the link now has of its own. Returns whether there is one. */
export function leadsOn({ dataset: own }: HTMLElement, params: URLSearchParams): boolean {
  for (const { id, dataset } of document.querySelectorAll<HTMLElement>('.former [data-now]')) {
    const [name = '', value] = id.startsWith(`score.${own.key}?`) ? id.slice(id.indexOf('?') + 1).split('=') : [];
    if (value === undefined || params.get(name) !== value) continue;
    // The answer that selects the page is usually no question there; the order of the extra hands at poker still is.
    if (dataset.drops === name) params.delete(name);
    const url = new URL(dataset.now ?? '', location.href);
    url.search = params.toString();
    location.replace(url);
    return true;
  }
  return false;
}

/** Writes a stored count, with the names that `wordsOf` uses, into the fields and claims. */
export function writeDraft(words: Raw, fields: FieldForm, claims: readonly HTMLInputElement[]): void {
  for (const [name, value] of Object.entries(words)) fields.write(name, value ?? '');
  for (const input of claims) {
    input.value = words[`claim ${input.dataset.claim}`] ?? '';
    const whose = words[`whose ${input.dataset.claim}`];
    if (whose !== undefined) input.dataset.to = whose;
  }
  const book = fields.form.elements.namedItem('book') as HTMLSelectElement;
  if ([...book.options].some(({ value }) => value === words.book)) book.value = words.book ?? '';
  fields.asked();
}

/** Writes a link into a scorer's form, and reports above it what the form does not accept. */
export function restoreCount(scorer: HTMLElement, form: FieldForm, params: URLSearchParams): void {
  const claims = [...scorer.querySelectorAll<HTMLInputElement>('[data-claim]')];
  const fields = form.fields();
  const names = fields.map((field) => field.dataset.field ?? '');
  const book = form.form.elements.namedItem('book') as HTMLSelectElement;
  const books = [...book.options].map((option) => option.value);
  const faults = takeLink(params, {
    names: ['score', 'book', 'unread', ...names, ...(claims.length > 0 ? ['claim', 'whose'] : [])],
    several: fields.flatMap(({ dataset }) => (dataset.kind === 'list' ? [dataset.field ?? ''] : [])),
    ask: (name) => fields[names.indexOf(name)]?.dataset.label ?? '',
    take: (name, value) => {
      if (name === 'score' || name === 'unread') return null;
      if (name === 'claim') {
        const said = readClaims(value);
        claims.forEach((input, n) => {
          input.value = said.claims[n] ?? '';
        });
        return said.instead;
      }
      if (name === 'whose') {
        for (const [n, whose] of readWhose(value).entries()) if (whose !== '' && claims[n] !== undefined) claims[n].dataset.to = whose;
        return readWhose(value).length > claims.length ? `Name at most ${claims.length} sides` : null;
      }
      if (name === 'book') {
        if (books.includes(value)) book.value = value;
        return among(value, books, (key) => [...book.options].find((one) => one.value === key)?.textContent ?? key);
      }
      const field = fields[names.indexOf(name)];
      form.write(name, value);
      return field === undefined ? null : insteadOf(field, value);
    },
  });
  form.asked();
  // Fields filled in from the link are marked until they are changed.
  for (const field of fields) {
    if (!params.has(field.dataset.field ?? '')) continue;
    field.dataset.given = '';
    field.addEventListener('input', () => delete field.dataset.given, { once: true });
  }
  const unread = params.get('unread') ?? '';
  if (unread !== '') faults.push({ of: ['unread'], say: `Not understood: “${unread.slice(0, 60)}”.` });
  for (const { hidden, dataset } of fields) {
    const given = params.get(dataset.field ?? '') ?? '';
    if (hidden && given !== '')
      faults.push({ of: [dataset.field ?? ''], say: `${dataset.label} This link says “${given.slice(0, 60)}”. With these answers this book does not ask.` });
  }
  showFaults(scorer, faults);
}
