// What the reader has chosen for every page under "Your book": the book played by, and suits in four colours. Applied before anything is drawn of it.
import type { BookId } from '../../../rules-engine/index.ts';

const root = document.documentElement;
// Their names and years would come with the engine's list; a test keeps the two alike.
export const BOOKS: readonly BookId[] = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'];

const stored = (key: string): string => {
  try {
    return localStorage.getItem(`hoyle.${key}`) ?? '';
  } catch {
    return '';
  }
};

/** Shows the page by the choices given; by what was stored where a choice is left out. A book that is none is no choice. */
export function applyChoices(book = stored('book'), four = stored('four')): void {
  const chosen = BOOKS.find((one) => one === book) ?? '';
  const suits = four === 'yes' ? 'four' : 'two';
  const isOther = (root.dataset.book ?? '') !== chosen;
  // Only what differs is written: an attribute of the root makes the browser look at the whole page again.
  if (isOther) root.dataset.book = chosen;
  // Whoever hears the page read hears it in the order that the sheet shows.
  if (chosen !== '') for (const own of document.querySelectorAll(`[data-column~="${chosen}"]`)) own.parentElement?.prepend(own);
  if ((root.dataset.suits ?? 'two') !== suits) root.dataset.suits = suits;
  if (isOther) document.dispatchEvent(new CustomEvent('hoyle:book', { detail: chosen }));
}
applyChoices();

// A page that the browser kept for the way back has slept while the reader chose another book elsewhere.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) applyChoices();
});

const form = document.querySelector<HTMLFormElement>('form[data-choices]');
if (form !== null) void import('./choices-form.ts').then(({ bindChoices }) => bindChoices(form));
