// The form under "Your book": shows what was chosen on this device, and keeps and applies what is chosen now.
import { applyChoices } from './choices.ts';

/** Makes the form work. */
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
      // Storage is refused: the choice holds for this page.
    }
    applyChoices(book.value, four.checked ? 'yes' : '');
  };
  form.addEventListener('change', keep);
  // Whoever was quicker than this code has chosen already.
  if ([...form.querySelectorAll('input')].some((one) => one.checked !== one.defaultChecked)) {
    keep();
    return;
  }
  const { dataset } = document.documentElement;
  book.value = dataset.book ?? '';
  four.checked = dataset.suits === 'four';
}
