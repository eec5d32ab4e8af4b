// The base class of the two elements: a box in a shadow root that loads what its attributes name, and says why something could not be loaded.
import { element } from '../share/share.ts';
import { filesOf, type GetFile, UnknownId } from './site-files.ts';
import { addStyle } from './style.ts';

/** The URL of this script, which says which site to read from. Only available while the script first runs. */
const source = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/** The root URL of the site that the script came from. A script loaded as a module or by another script does not know its own URL. */
export const site = new URL('..', source || (document.querySelector<HTMLScriptElement>('script[src*="/embed/hoyle.js"]')?.src ?? location.href));
const files: GetFile = filesOf(site);

/** A link to a page of the site. In a frame it opens a new tab, because pages of the site cannot be framed. */
export function linkTo(address: string, text: string, className = ''): HTMLAnchorElement {
  const link = element('a', className, text);
  link.href = new URL(address, site).href;
  if (self !== top) Object.assign(link, { target: '_blank', rel: 'noopener' });
  return link;
}

/** The parts of a box, from top to bottom. */
export type Parts = readonly (Node | string)[];

export abstract class QuotedElement extends HTMLElement {
  readonly #box = element('section', 'box');
  /** Number of the latest request, so that the response to an earlier one is dropped. */
  #asked = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    addStyle(root);
    this.#box.setAttribute('part', 'box');
    root.append(this.#box);
  }

  connectedCallback(): void {
    void this.#load();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#load();
  }

  /** The content for the current attributes. */
  protected abstract parts(files: GetFile): Promise<Parts>;

  async #load(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const show = (parts: Parts) => {
      if (asked === this.#asked) this.#box.replaceChildren(...parts);
    };
    // The author's own content, usually a link, stays until there is something better.
    if (this.#box.childElementCount === 0) show([element('p', '', 'Loading …'), element('slot')]);
    try {
      show(await this.parts(files));
    } catch (error) {
      show(error instanceof UnknownId ? [problem(error.message), element('slot')] : this.#notReached());
    }
    this.dispatchEvent(new CustomEvent('hoyle-shown', { bubbles: true, composed: true }));
  }

  #notReached(): Parts {
    const again = Object.assign(element('button', '', 'Try again'), { type: 'button' });
    again.addEventListener('click', () => void this.#load());
    const said = element('p');
    said.append(again);
    return [problem(`This could not be loaded from ${site.host}. Check the connection.`), said, element('slot')];
  }
}

/** An error message, announced by screen readers. */
export function problem(text: string): HTMLElement {
  const said = element('p', 'problem', text);
  said.setAttribute('role', 'alert');
  return said;
}

/** The head of a box: its place, title and gist. */
export function headOf(
  place: { readonly title: string; readonly url: string },
  row: { readonly title: string; readonly url: string; readonly gist: string },
): Node[] {
  const where = element('p', 'place');
  where.append(linkTo(place.url, place.title));
  const title = element('h2');
  title.append(linkTo(row.url, row.title));
  return [where, title, ...(row.gist === '' ? [] : [element('p', 'gist', row.gist)])];
}

/** The source of the quotation. */
export function footOf(edition: { readonly version: string; readonly date: string }, address: string): HTMLElement {
  const foot = element('p', 'small foot');
  foot.append(linkTo(address, 'According to Hoyle'), `, edition ${edition.version}, ${edition.date}`);
  return foot;
}
