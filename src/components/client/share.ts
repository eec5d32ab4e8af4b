// Links that restore what was asked, and slips of paper with the answer: for laws and scores alike.

/** The address of this page with the parameters given, sorted by name, at an anchor. */
export function linkTo(params: Readonly<Record<string, string>>, anchor: string): string {
  const query = new URLSearchParams(
    Object.entries(params)
      .filter(([, value]) => value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return `${location.origin}${location.pathname}?${query}#${anchor}`;
}

/** Hands a link to the phone's own sharing, or to the clipboard. Says what was done. */
export async function share(title: string, text: string, url: string): Promise<string> {
  history.replaceState(history.state, '', url);
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
    return 'The link is in the address bar.';
  }
}

/**
 * Prints one slip and nothing else of the page: the answer with its date, the edition that gave it, the id of its rule and the address that
 * brings it back.
 */
export function printSlip(title: string, parts: readonly Node[], { id, url }: { readonly id: string; readonly url: string }): void {
  document.querySelector('.slip')?.remove();
  const slip = element('section', 'slip');
  slip.setAttribute('aria-label', 'Slip');
  const top = element('p', 'slip-top');
  top.append(element('span', '', 'According to Hoyle'), element('time', '', today()));
  const foot = element('footer', 'slip-foot');
  foot.append(element('p', '', `${id}. ${editionHere()}`), element('p', '', url));
  slip.append(top, element('h2', '', title), ...parts, foot);
  document.body.append(slip);
  document.body.dataset.print = 'slip';
  const over = () => {
    slip.remove();
    delete document.body.dataset.print;
    removeEventListener('afterprint', over);
  };
  addEventListener('afterprint', over);
  print();
}

/** The day on which a slip or a sheet is printed. */
export const today = (): string => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

/** The edition that the page calls itself, as its foot says it. */
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
