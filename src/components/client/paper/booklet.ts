// The page of a game as a booklet: contents with page numbers and a running head, made when the reader prints. CSS has no page numbers
// for references yet (`target-counter` is parsed and not laid out by Chromium 156), so the page is first laid out once with every printed
// page as a column, in a frame as wide as the paper: the same engine breaks both alike.
import { openAll } from '../law/open.ts';
import { editionHere, element, textIn } from '../share/share.ts';

/** What the contents list: sections, and in the laws' section each law in the order of play. */
function listed(article: HTMLElement): HTMLElement[] {
  return [...article.querySelectorAll<HTMLElement>('h2[id], .law[id]')];
}
const titleOf = (target: HTMLElement): string => {
  const heading = target.matches('h2') ? target : target.querySelector('h4');
  return (heading?.firstChild?.textContent ?? textIn(heading)).trim();
};

function entry(target: HTMLElement): HTMLLIElement {
  const link = element('a');
  link.href = `#${target.id}`;
  link.append(element('span', '', titleOf(target)), element('span'));
  const item = element('li');
  item.append(link);
  return item;
}

/** The contents, with the numbers still empty. */
function contentsOf(article: HTMLElement): HTMLElement {
  const list = element('ol');
  for (const target of listed(article)) {
    if (target.matches('h2')) list.append(entry(target));
    else {
      const inner = list.lastElementChild?.querySelector('ol') ?? element('ol');
      list.lastElementChild?.append(inner);
      inner.append(entry(target));
    }
  }
  const contents = element('nav', 'paper-contents');
  contents.append(list);
  return contents;
}

/** The style sheets for paper, linked and inline, in their order; empty until the print sheet is loaded. */
function paperSheets(): CSSStyleSheet[] {
  const owners = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"]:not([media*="forced"]), style')];
  const sheets = owners.flatMap(({ sheet }) => sheet ?? []);
  return sheets.length === owners.length ? sheets.sort((a, b) => Number(a.media.mediaText === 'print') - Number(b.media.mediaText === 'print')) : [];
}

/** Pages on which the targets of the contents come to stand, by id; null where it cannot be known. */
function pagesOf(contents: HTMLElement): ReadonlyMap<string, number> | null {
  const sheets = paperSheets();
  if (sheets.length === 0 || !('CSSMarginRule' in window)) return null;
  const frame = element('iframe', 'measure');
  document.body.append(frame);
  try {
    const inner = frame.contentDocument;
    if (inner === null) return null;
    // A frame is born in quirks mode, where a line is only as high as its letters.
    inner.open();
    inner.write('<!doctype html>');
    inner.close();
    inner.documentElement.replaceWith(inner.importNode(document.documentElement, true));
    inner.documentElement.classList.add('measuring');
    for (const one of inner.querySelectorAll('link[rel="stylesheet"], style, script, iframe')) one.remove();
    const style = new (frame.contentWindow as Window & typeof globalThis).CSSStyleSheet();
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');
    // The frame stands on a screen; what is for a screen alone is not laid out on paper.
    style.replaceSync(rules.replaceAll('@media screen', '@media print'));
    inner.adoptedStyleSheets = [style];
    const main = inner.querySelector('main');
    if (main === null) return null;
    const { left, width } = main.getBoundingClientRect();
    const step = width + Number.parseFloat(inner.defaultView?.getComputedStyle(main).columnGap ?? '0');
    const pages = new Map<string, number>();
    for (const link of contents.querySelectorAll<HTMLAnchorElement>('a')) {
      const id = decodeURIComponent(link.hash.slice(1));
      const [box] = inner.getElementById(id)?.getClientRects() ?? [];
      if (box !== undefined) pages.set(id, Math.floor((box.left - left + 1) / step) + 1);
    }
    return pages;
  } finally {
    frame.remove();
  }
}

/** Head of every page: the game, and the edition that speaks. */
function runningHead(title: string): CSSStyleSheet {
  const edition = editionHere().replace(/\.$/, '');
  const quoted = (text: string) => JSON.stringify(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page {
    @top-left { content: ${quoted(title)}; font: italic 8pt Georgia, serif; }
    @top-right { content: ${quoted(`According to Hoyle. ${edition}`)}; font: 8pt Georgia, serif; }
  }`);
  return sheet;
}

const article = document.querySelector<HTMLElement>('article[data-place]');
const head = document.querySelector<HTMLElement>('.page-head');
let contents: HTMLElement | null = null;
let running: CSSStyleSheet | null = null;

addEventListener('beforeprint', () => {
  if (article === null || head === null || document.body.dataset.print !== undefined) return;
  running = runningHead(textIn(head.querySelector('h1')));
  document.adoptedStyleSheets.push(running);
  contents = contentsOf(article);
  head.after(contents);
  const pages = pagesOf(contents);
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('a')) {
    const page = pages?.get(decodeURIComponent(link.hash.slice(1)));
    if (page !== undefined && link.lastElementChild !== null) link.lastElementChild.textContent = String(page);
  }
});
addEventListener('afterprint', () => {
  contents?.remove();
  if (running !== null) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== running);
  running = null;
});

let isComing = false;
/** Prints the page with every law open, and closes again what was closed. Where the whole code cannot be had, a law is printed in its one line. */
export async function printBooklet(): Promise<void> {
  // Pressed twice while the laws are on their way, it is one booklet.
  if (isComing) return;
  isComing = true;
  const close = await openAll().catch(() => () => undefined);
  isComing = false;
  addEventListener('afterprint', close, { once: true });
  print();
}
