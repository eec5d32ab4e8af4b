// Applies the active agreement to the pages of its games. In each law the agreed ruling comes first and is marked, a house rule is shown above it, and a
// law without an agreed ruling says so. Loaded only if the device has an agreement.

import type { Agreeable } from '../../../lib/agreements/agreeable.ts';
import { type AgreedGame, type Agreement, type RuleInForce, ruleInForce } from '../../../lib/agreements/agreement.ts';
import type { BookId } from '../../../rules-engine/books.ts';
import { device } from '../device/tab-storage.ts';
import { element } from '../share/share.ts';
import { houseMark, leadCase, MARK, mark, NOTHING } from './marks.ts';
import { addStyles, agreeableAt, nameOf } from './places.ts';
import { AgreementStore } from './store.ts';

/** Applies the rule in force to a law that is open on the page. */
function ruleLaw(law: HTMLElement, rule: RuleInForce, pages: string | undefined): void {
  const body = law.querySelector<HTMLElement>('.law-body');
  if (body === null || body.querySelector('.by-agreement') !== null) return;
  const control = body.querySelector('.control') ?? body;
  if (rule === null) control.prepend(mark(`${NOTHING}.`, 'nothing'));
  else if (rule.by === 'house') control.prepend(houseMark(rule.text));
  else {
    law.dataset.agreed = rule.book;
    const lists = body.querySelectorAll('.rulings-list');
    for (const list of lists) leadCase(list, rule.book, pages);
    if (lists.length === 0) control.prepend(mark(`${NOTHING}: ${nameOf(rule.book)} does not cover it.`, 'nothing'));
  }
}

/** Shows the rule in force in the row of a list. Rulings that are held back (`law/consult.ts`) stay hidden. */
function ruleRow(law: HTMLElement, rule: RuleInForce): void {
  const line = law.querySelector(':scope > .one-line');
  if (rule === null || line === null || law.matches('.ruling-hidden') || line.querySelector('.by-agreement') !== null) return;
  if (rule.by === 'house') {
    line.replaceChildren(element('b', 'by-agreement', `${MARK}: `), rule.text);
    return;
  }
  const own = line.querySelector(`[data-line~="${rule.book}"]`);
  if (own === null) return;
  line.replaceChildren(element('b', 'by-agreement', `${MARK}: `), ...own.childNodes);
}

/** The place of a page: of a game, or of one of its laws or counts. */
const placeHere = (path: string): string | null =>
  /\/games\/((?:[a-z0-9-]+\/)??[a-z0-9-]+)\/(?:(?:law|score)\/[a-z0-9-]+\/|code\/|counts\/)?$/.exec(path)?.[1] ?? null;

interface Governing {
  readonly game: AgreedGame;
  readonly data: Agreeable;
  /** Whether the page belongs to the agreed place itself, and not to the parent game whose laws a variant shares. */
  readonly isHere: boolean;
}

/** The part of an agreement that applies to this page: for its own place, else for a variant whose shared laws are on this page. */
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
    // A page restored from the back/forward cache has been reset to the reader's own book.
    window.addEventListener('pageshow', () => playBy(book));
  }
  const former = Object.fromEntries(Object.entries(data.former).flatMap(([was, now]) => (now === null ? [] : [[was, now]])));
  const applyTo = (law: HTMLElement) => {
    const key = law.id.replace('law.', '');
    const here = Object.hasOwn(data.laws, key) ? data.laws[key] : undefined;
    // If the variant changed this law, it is on another page.
    if (here === undefined || (!isHere && here.href !== location.pathname && !here.href.startsWith(`${location.pathname}#`))) return;
    const rule = ruleInForce(game, key, former);
    if (law.matches('.folded')) ruleRow(law, rule);
    ruleLaw(law, rule, rule?.by === 'book' ? here.books[rule.book] : undefined);
  };
  const laws = () => document.querySelectorAll<HTMLElement>('.law[id^="law."]').forEach(applyTo);
  laws();
  // Rows open in place, and their bodies are loaded then.
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some((one) => one instanceof Element && one.matches('.law-body, .law')))) laws();
  }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  const line = element('p', 'plays-by');
  const link = Object.assign(element('a', '', agreement.name === '' ? 'your agreement' : agreement.name), { href: '/agreement/' });
  line.append(isHere ? 'You play by ' : `You play ${data.title} by `, link, '.');
  document.querySelector('.page-head')?.after(line);
  const free = game.house.filter(({ law }) => law === '').map(({ text }) => element('li', '', text));
  if (free.length === 0) return;
  const list = element('ul');
  list.append(...free);
  line.append(' House rules:');
  line.after(list);
  list.className = 'plays-by';
}

/** Makes a book the reader's own on this page only, as "Your book" does on every page (`choices.ts`). */
function playBy(book: BookId): void {
  const root = document.documentElement;
  if (root.dataset.book === book) return;
  root.dataset.book = book;
  for (const own of document.querySelectorAll(`[data-column~="${book}"]`)) own.parentElement?.prepend(own);
  document.dispatchEvent(new CustomEvent('hoyle:book', { detail: book }));
}

/** Applies the agreement of this device to this page. */
export async function governPage(): Promise<void> {
  const place = placeHere(location.pathname);
  const { active } = new AgreementStore(device);
  if (active?.ok === true && document.querySelector('#results, [role="search"]') !== null) {
    addStyles();
    void import('./hits.ts').then(({ governHits }) => governHits(active.agreement.games));
  }
  const found = place === null || active?.ok !== true ? null : await governing(active.agreement, place);
  if (found === null || active?.ok !== true) return;
  addStyles();
  govern(found, active.agreement);
}
