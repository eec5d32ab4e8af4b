// Links that restore answers, for laws and scores alike.

/** The address of the item that an element is in: its own page, or its anchor here. */
export function addressAt(at: Element | null): URL {
  const item = at?.closest<HTMLElement>('[data-page], [id]');
  // A row of a game's page links to the law's own page, or to its place in the whole code if it has none.
  const row = item?.querySelector(':scope > h4 > a')?.getAttribute('href');
  return new URL(item?.dataset.page ?? (row == null || row.includes('#') ? `#${item?.id ?? ''}` : row), location.href.replace(/[?#].*/, ''));
}

/** The address of the law or count that an element is in, with the given parameters, sorted by name. */
export function linkTo(params: Readonly<Record<string, string>>, at: Element): string {
  const url = addressAt(at);
  url.search = String(
    new URLSearchParams(
      Object.entries(params)
        .filter(([, value]) => value !== '')
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
  return url.href;
}

/** The game of this page: from `data-game`, or else the title of the page. */
export const gameHere = (): string => document.querySelector<HTMLElement>('[data-game]')?.dataset.game ?? textIn(document.querySelector('h1'));

/** Shares a link with the phone's share dialog, or copies it to the clipboard. Returns the message to show. */
export async function share(title: string, text: string, url: string): Promise<string> {
  // A link to another page does not become the address of this one.
  const isHere = new URL(url).pathname === location.pathname;
  if (isHere) history.replaceState(history.state, '', url);
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, text, url });
      return '';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied.';
  } catch {
    return isHere ? 'The link is in the address bar.' : url;
  }
}

/** Shares a link, shows the result, and offers the link as a QR code and, with the id of a law or a count, the lines for other web pages and a receipt. */
export async function shareBy(done: Element, title: string, text: string, url: string, id?: string): Promise<void> {
  done.textContent = await share(title, text, url);
  const { offerCode } = await import('./offer-code.ts');
  offerCode(done, url);
  if (id === undefined) return;
  (await import('../embed/snippet.ts')).offerSnippet(done, id, title, url);
  (await import('../receipts/offer.ts')).offerReceipt(done, url);
}

/** Today's date, for a printed slip or sheet. */
export const today = (): string => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

/** The edition of the page, as its footer says it. */
export const editionHere = (): string => textIn(document.querySelector('.foot .edition'));

/** An element with a class and text. */
export function element<K extends keyof HTMLElementTagNameMap>(tag: K, className = '', text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}

/** Text of an element as one line. */
export const textIn = (from: Element | null | undefined): string => (from?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The reader's book, or empty. */
export const chosenBook = (): string => document.documentElement.dataset.book ?? '';
