// What the reader has chosen for every page: the book played by, and suits in four colours. Applied before anything is drawn of it.

const root = document.documentElement;

const store = {
  get: (key: string): string => {
    try {
      return localStorage.getItem(`hoyle.${key}`) ?? '';
    } catch {
      return '';
    }
  },
  set: (key: string, value: string): void => {
    try {
      localStorage.setItem(`hoyle.${key}`, value);
    } catch {
      // Storage is refused: the choice holds for this page.
    }
  },
};

function apply(book: string, four: string): void {
  // Only what differs is written: an attribute of the root makes the browser look at the whole page again.
  if ((root.dataset.book ?? '') !== book) root.dataset.book = book;
  // Whoever hears the page read hears it in the order that the sheet shows.
  if (book !== '') for (const own of document.querySelectorAll(`[data-column~="${book}"]`)) own.parentElement?.prepend(own);
  const suits = four === 'yes' ? 'four' : 'two';
  if ((root.dataset.suits ?? 'two') !== suits) root.dataset.suits = suits;
}

const settings = document.getElementById('settings');
const [book, four] = [settings?.querySelector('select'), settings?.querySelector('input')];
if (settings != null && book != null && four != null) {
  book.value = store.get('book');
  // A book that is none, of another edition or damaged, is no choice.
  book.value ||= '';
  apply(book.value, store.get('four'));
  four.checked = root.dataset.suits === 'four';
  settings.addEventListener('change', () => {
    store.set('book', book.value);
    store.set('four', four.checked ? 'yes' : '');
    apply(book.value, four.checked ? 'yes' : '');
    document.dispatchEvent(new CustomEvent('hoyle:book', { detail: book.value }));
  });
}
