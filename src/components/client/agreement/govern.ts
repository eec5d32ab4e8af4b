// What a table has agreed, on the pages of its games: the ruling of the book that was agreed on stands first in a law and says so, a rule of the
// house stands above it, and a law of which nothing was agreed says that. Fetched only where the device keeps an agreement.

import type { Agreeable } from '../../../lib/agreements/agreeable.ts';
import { type AgreedGame, type Agreement, type Holds, holdsOn } from '../../../lib/agreements/agreement.ts';
import type { BookId } from '../../../rules-engine/books.ts';
import { element } from '../share.ts';
import { device } from '../tab-storage.ts';
import { houseMark, leadCase, MARK, mark, NOTHING } from './marks.ts';
import { addStyles, agreeableAt, nameOf } from './places.ts';
import { AgreementStore } from './store.ts';

/** Rules a law that is open on the page by what holds on it. */
function ruleLaw(law: HTMLElement, holds: Holds, pages: string | undefined): void {
  const body = law.querySelector<HTMLElement>('.law-body');
  if (body === null || body.querySelector('.by-agreement') !== null) return;
  const control = body.querySelector('.control') ?? body;
  if (holds === null) control.prepend(mark(`${NOTHING}.`, 'nothing'));
  else if (holds.by === 'house') control.prepend(houseMark(holds.text));
  else {
    law.dataset.agreed = holds.book;
    const lists = body.querySelectorAll('.rulings-list');
    for (const list of lists) leadCase(list, holds.book, pages);
    if (lists.length === 0) control.prepend(mark(`${NOTHING}: ${nameOf(holds.book)} does not cover it.`, 'nothing'));
  }
}

/** Says in a row of a list what holds on its law. What may not be read by everybody stays hidden. */
function ruleRow(law: HTMLElement, holds: Holds): void {
  const line = law.querySelector(':scope > .one-line');
  if (holds === null || line === null || law.matches('.held') || line.querySelector('.by-agreement') !== null) return;
  if (holds.by === 'house') {
    line.replaceChildren(element('b', 'by-agreement', `${MARK}: `), holds.text);
    return;
  }
  const own = line.querySelector(`[data-line~="${holds.book}"]`);
  if (own === null) return;
  line.replaceChildren(element('b', 'by-agreement', `${MARK}: `), ...own.childNodes);
}

/** The place that a page of a game is about: that of the game, or of one of its laws or counts. */
const placeHere = (path: string): string | null =>
  /\/games\/((?:[a-z0-9-]+\/)??[a-z0-9-]+)\/(?:(?:law|score)\/[a-z0-9-]+\/|code\/|counts\/)?$/.exec(path)?.[1] ?? null;

interface Governing {
  readonly game: AgreedGame;
  readonly data: Agreeable;
  /** Whether the page is that of the agreed place itself, and not of the game from which a variant takes its laws. */
  readonly isHere: boolean;
}

/** What of an agreement is about this page: what was agreed for its place, else for a variant whose laws are read here. */
async function governing({ games }: Agreement, place: string): Promise<Governing | null> {
  const near = games.filter((game) => game.place === place || game.place.startsWith(`${place}/`) || place.startsWith(`${game.place}/`));
  const all = await Promise.all(near.map(async (game) => ({ game, data: await agreeableAt(game.place).catch(() => null) })));
  const found = all.flatMap(({ game, data }) => (data === null ? [] : [{ game, data, isHere: data.place === place }]));
  return found.find(({ isHere }) => isHere) ?? found.find(({ data }) => data.place.startsWith(`${place}/`)) ?? null;
}

function govern({ game, data, isHere }: Governing, agreement: Agreement): void {
  const { book } = game;
  if (isHere && book !== null) {
    playBy(book);
    // A page that comes back has been given the reader's own book again.
    window.addEventListener('pageshow', () => playBy(book));
  }
  const former = Object.fromEntries(Object.entries(data.former).flatMap(([was, now]) => (now === null ? [] : [[was, now]])));
  const rule = (law: HTMLElement) => {
    const key = law.id.replace('law.', '');
    const here = Object.hasOwn(data.laws, key) ? data.laws[key] : undefined;
    // A variant may have changed this law: it is then read elsewhere.
    if (here === undefined || (!isHere && here.href !== location.pathname && !here.href.startsWith(`${location.pathname}#`))) return;
    const holds = holdsOn(game, key, former);
    if (law.matches('.folded')) ruleRow(law, holds);
    ruleLaw(law, holds, holds?.by === 'book' ? here.books[holds.book] : undefined);
  };
  const laws = () => document.querySelectorAll<HTMLElement>('.law[id^="law."]').forEach(rule);
  laws();
  // Rows are opened in place, with a body that comes then.
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some((one) => one instanceof Element && one.matches('.law-body, .law')))) laws();
  }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  const said = element('p', 'plays-by');
  const link = Object.assign(element('a', '', agreement.name === '' ? 'your agreement' : agreement.name), { href: '/agreement/' });
  said.append(isHere ? 'You play by ' : `You play ${data.title} by `, link, '.');
  document.querySelector('.page-head')?.after(said);
  const free = game.house.filter(({ law }) => law === '').map(({ text }) => element('li', '', text));
  if (free.length === 0) return;
  const list = element('ul');
  list.append(...free);
  said.append(' Rules of the house:');
  said.after(list);
  list.className = 'plays-by';
}

/** Makes a book the reader's own on this page, as the choice under "Your book" does on every page (`choices.ts`). */
function playBy(book: BookId): void {
  const root = document.documentElement;
  if (root.dataset.book === book) return;
  root.dataset.book = book;
  for (const own of document.querySelectorAll(`[data-column~="${book}"]`)) own.parentElement?.prepend(own);
  document.dispatchEvent(new CustomEvent('hoyle:book', { detail: book }));
}

/** Rules this page by what the device keeps. */
export async function governPage(): Promise<void> {
  const place = placeHere(location.pathname);
  const { holds } = new AgreementStore(device);
  if (holds?.ok === true && document.querySelector('#results, [role="search"]') !== null) {
    addStyles();
    void import('./hits.ts').then(({ governHits }) => governHits(holds.agreement.games));
  }
  const found = place === null || holds?.ok !== true ? null : await governing(holds.agreement, place);
  if (found === null || holds?.ok !== true) return;
  addStyles();
  govern(found, holds.agreement);
}
