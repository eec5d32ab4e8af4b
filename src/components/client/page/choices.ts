// The reader's choices for all pages under "Your book": the book, and suits in four colours. Applied before anything that depends on them is drawn.
import type { BookId } from '../../../rules-engine/index.ts';

const root = document.documentElement;
// A copy, because the engine's list would also load their names and years; a test keeps the two equal.
export const BOOKS: readonly BookId[] = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'];

const stored = (key: string): string => {
  try {
    return localStorage.getItem(`hoyle.${key}`) ?? '';
  } catch {
    return '';
  }
};

/** Applies the given choices to the page, by default the stored ones. An unknown book counts as no choice. */
export function applyChoices(book = stored('book'), four = stored('four')): void {
  const chosen = BOOKS.find((one) => one === book) ?? '';
  const suits = four === 'yes' ? 'four' : 'two';
  const isOther = (root.dataset.book ?? '') !== chosen;
  // Writes only what differs, because changing an attribute of the root makes the browser restyle the whole page.
  if (isOther) root.dataset.book = chosen;
  // Screen readers must read it in the order that the style sheet shows.
  if (chosen !== '') for (const own of document.querySelectorAll(`[data-column~="${chosen}"]`)) own.parentElement?.prepend(own);
  if ((root.dataset.suits ?? 'two') !== suits) root.dataset.suits = suits;
  if (isOther) document.dispatchEvent(new CustomEvent('hoyle:book', { detail: chosen }));
}
applyChoices();

// A page restored from the back/forward cache has missed choices made on other pages.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) applyChoices();
});

const form = document.querySelector<HTMLFormElement>('form[data-choices]');
if (form !== null) void import('./choices-form.ts').then(({ bindChoices }) => bindChoices(form));
