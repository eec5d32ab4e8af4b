// Prints a game's page as a booklet, with a running head and contents with page numbers. CSS cannot number the pages of references yet
// (Chromium 156 parses `target-counter` but does not lay it out), so the page is first laid out in a frame as wide as the paper, with
// every printed page as a column: the same engine breaks both alike.
import { openAll } from '../law/open.ts';
import { editionHere, element, textIn } from '../share/share.ts';

/** The targets of the contents: sections and, in the section of laws, each law in the order of play. */
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

/** The contents, without page numbers yet. */
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

/** The page numbers of the targets of the contents, by id; null if they cannot be determined. */
function pagesOf(contents: HTMLElement): ReadonlyMap<string, number> | null {
  const sheets = paperSheets();
  if (sheets.length === 0 || !('CSSMarginRule' in window)) return null;
  const frame = element('iframe', 'measure');
  document.body.append(frame);
  try {
    const inner = frame.contentDocument;
    if (inner === null) return null;
    // A new frame is in quirks mode, in which a line is only as high as its text.
    inner.open();
    inner.write('<!doctype html>');
    inner.close();
    inner.documentElement.replaceWith(inner.importNode(document.documentElement, true));
    inner.documentElement.classList.add('measuring');
    for (const one of inner.querySelectorAll('link[rel="stylesheet"], style, script, iframe')) one.remove();
    const style = new (frame.contentWindow as Window & typeof globalThis).CSSStyleSheet();
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');
    // The frame is rendered on screen, but styles for screens do not apply on paper.
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

/** The head of every printed page: the game and the edition. */
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
/** Prints the page with every law open, then closes those that were closed. If the whole code cannot be loaded, closed laws are printed as one line. */
export async function printBooklet(): Promise<void> {
  // A second press while the laws are loading is ignored.
  if (isComing) return;
  isComing = true;
  const close = await openAll().catch(() => () => undefined);
  isComing = false;
  addEventListener('afterprint', close, { once: true });
  print();
}
