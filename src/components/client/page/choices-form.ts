// The "Your book" form: shows the saved choices, and saves and applies new ones.
import { applyChoices } from './choices.ts';

/** Connects the form to storage and to the page. */
export function bindChoices(form: HTMLFormElement): void {
  const [book, four] = [form.elements.namedItem('book') as RadioNodeList, form.elements.namedItem('four') as HTMLInputElement];
  const keep = () => {
    const chosen = [
      ['book', book.value],
      ['four', four.checked ? 'yes' : ''],
    ] as const;
    try {
      for (const [key, value] of chosen) localStorage.setItem(`hoyle.${key}`, value);
    } catch {
      // Storage is blocked, so the choice applies to this page only.
    }
    applyChoices(book.value, four.checked ? 'yes' : '');
  };
  form.addEventListener('change', keep);
  // The user may have chosen before this code was loaded.
  if ([...form.querySelectorAll('input')].some((one) => one.checked !== one.defaultChecked)) {
    keep();
    return;
  }
  const { dataset } = document.documentElement;
  book.value = dataset.book ?? '';
  four.checked = dataset.suits === 'four';
}
