// What a page does when it has come to rest: the worker, the booklet, what is opened for the printer. Loaded after everything else.

/** `wake` fetches a part of the page, `search` what a search needs, `plain` reads an address. */
export function atRest(wake: (name: string) => Promise<unknown>, search: () => void, plain: (text: string) => string): void {
  // Where the worker has everything on the device, a search costs no network: it is made ready before the field is touched.
  if (navigator.serviceWorker?.controller != null && document.querySelector('input[name="q"]') !== null) setTimeout(search, 300);

  // What keeps the site for a table without a network fetches much, so it waits until the page has come to rest and the reader with it.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    setTimeout(() => void wake('offline/register'), navigator.serviceWorker.controller === null ? 4000 : 1000);

  // What makes a booklet of a game's page has to be there before the reader prints: an event of printing waits for nothing.
  if (document.querySelector('article[data-place]') !== null) setTimeout(() => void wake('paper/booklet'), 1500);

  // A booklet on paper has everything open, a slip or a sheet what the reader opened; afterwards the page is as it was.
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    if (document.body.dataset.print !== undefined) return;
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const one of opened) one.open = true;
  });
  addEventListener('afterprint', () => {
    for (const one of opened) one.open = false;
    opened = [];
  });

  // A page that the browser kept for the way back has slept while the reader chose another book elsewhere.
  window.addEventListener('pageshow', ({ persisted }) => {
    const [book, four] = [document.querySelector<HTMLSelectElement>('#settings select'), document.querySelector<HTMLInputElement>('#settings input')];
    if (!persisted || book === null || four === null) return;
    try {
      book.value = localStorage.getItem('hoyle.book') ?? '';
      four.checked = localStorage.getItem('hoyle.four') === 'yes';
    } catch {
      // Storage is refused: each page has its own choice.
    }
    book.value ||= '';
    book.dispatchEvent(new Event('change', { bubbles: true }));
  });

  // A lost address is asked for by its own words.
  const field = document.querySelector<HTMLInputElement>('[data-not-found] input[name="q"]');
  if (field !== null)
    field.value = plain(location.pathname.slice(field.closest<HTMLElement>('[data-not-found]')?.dataset.notFound?.length))
      .replace(/\.html?$|games|index/g, ' ')
      .replace(/[/_.-]+/g, ' ')
      .trim();
}
