// The HTML that embeds a law or a scorer in another web page.
import { escapeMarkup } from '../../publishing/escape-markup.ts';

/** Stands in for the site's own address in the snippets if it is not known. */
const SOME_SITE = 'https://your.address';

/** A script with an element, whose content is a link for readers without scripts; and an iframe. `page` is the address of the law or scorer on the site. */
export function snippetsFor(id: string, title: string, page: string, site?: string | URL): { readonly script: string; readonly frame: string } {
  const [name, attribute] = id.includes('.law.') ? ['hoyle-ruling', 'law'] : ['hoyle-score', 'item'];
  const at = (path: string) => new URL(path, site ?? SOME_SITE).href;
  return {
    script: `<script async src="${at('/embed/hoyle.js')}"></script>\n<${name} ${attribute}="${id}"><a href="${at(page)}">${escapeMarkup(title)}</a></${name}>`,
    frame: `<iframe src="${at('/embed/')}?${attribute}=${id}" title="${escapeMarkup(title)}" width="100%" height="480" loading="lazy"></iframe>`,
  };
}
