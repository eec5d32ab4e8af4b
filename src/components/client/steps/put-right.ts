// "Put it right": shows a ruling as steps at the table, one at a time, each with a drawing. The panel opens below the ruling.
import { BOOK_IDS } from '../../../rules-engine/books.ts';
import sheet from '../../../styles/views/put-right.css?url';
import { ownShelf } from '../device/tab-storage.ts';
import { sayLoadError } from '../offline/load.ts';
import { element, textIn } from '../share/share.ts';
import { drawTable, type Walkthrough } from './draw-table.ts';
import { dropOpen, keepOpen } from './left-open.ts';
import { lawIn, walkthroughOf } from './load-steps.ts';

/** One button of the panel. */
function button(text: string, press: () => void, className = ''): HTMLButtonElement {
  const made = Object.assign(element('button', className, text), { type: 'button' as const });
  made.addEventListener('click', press);
  return made;
}

/** A ruling in a case of the page, with the names and numbers of its books. */
interface Ruled {
  readonly books: readonly number[];
  readonly name: string;
  readonly said: string;
  /** Whether the book leaves the case open. */
  readonly open: boolean;
}
const ruledIn = (caseElement: HTMLElement): Ruled[] =>
  [...caseElement.querySelectorAll<HTMLElement>('.ruled')].map((one) => ({
    books: (one.dataset.column ?? '').split(' ').map((book) => (BOOK_IDS as readonly string[]).indexOf(book)),
    name: [...one.querySelectorAll('.book')].map((book) => (book.firstChild?.textContent ?? '').trim()).join(', '),
    said: textIn(one.querySelector('.ruling')),
    open: one.querySelector('.figure.open') !== null,
  }));

/** The step that this tab has reached, kept over a reload. `ruling` is the law, the number of the case and the books. */
const savedStep = (ruling: string) => {
  const name = `hoyle.steps.${location.pathname}.${ruling}`;
  return {
    read: (most: number): number => Math.min(Math.max(Number.parseInt(ownShelf.read(name) ?? '0', 10) || 0, 0), most),
    write: (at: number) => {
      try {
        if (at === 0) ownShelf.drop(name);
        else ownShelf.write(name, String(at));
      } catch {
        // Storage is refused or full: a reload then begins with the first step.
      }
    },
  };
};

/** Shows the steps of one ruling. `went` is called with each step, and with `isDone` after the last one. */
function walk(
  panel: HTMLElement,
  walkthrough: Walkthrough,
  { said, open }: Ruled,
  { ruling, close, went }: { readonly ruling: string; readonly close: () => void; readonly went: (isDone: boolean) => void },
): void {
  const saved = savedStep(ruling);
  let at = saved.read(walkthrough.steps.length - 1);
  const list = element('ol', 'steps');
  const items = walkthrough.steps.map(({ text }) => element('li', '', text));
  list.append(...items);
  const drawing = element('div', 'step-drawing');
  const buttons = element('p', 'buttons');
  const status = element('p', 'step-now');
  status.setAttribute('role', 'status');
  const show = () => {
    const step = walkthrough.steps[at];
    saved.write(step === undefined ? 0 : at);
    went(step === undefined);
    for (const [n, item] of items.entries()) {
      item.classList.toggle('past', n < at);
      if (n === at) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    drawing.replaceChildren(...(step === undefined ? [] : [drawTable(walkthrough.seats, step)]));
    status.textContent = step === undefined ? 'All done. Go on with the game.' : `${at + 1} of ${items.length}: ${step.text}`;
    back.disabled = at === 0;
    done.textContent = step === undefined ? 'Close' : 'Done';
  };
  const back = button('Back', () => {
    at -= 1;
    show();
    if (at === 0) done.focus();
  });
  const done = button(
    'Done',
    () => {
      if (at === items.length) return close();
      at += 1;
      show();
    },
    'step-done',
  );
  buttons.append(back, done);
  if (items.length === 0) {
    went(true);
    status.textContent = open ? said : `Nothing needs to be done. ${said}`;
    panel.replaceChildren(status, button('Close', close));
    return;
  }
  panel.replaceChildren(drawing, status, buttons, list);
  show();
}

/** What the steps are for: a case of a law, with the answers that lead to it. */
interface Asked {
  readonly caseElement: HTMLElement;
  readonly key: string;
  readonly answers: Readonly<Record<string, string>>;
  /** The books whose steps were open when the page was left; empty if the reader has pressed the button. */
  readonly left: string;
}

/**
 * Opens the steps of a case for the book whose ruling comes first. The user can choose another book. Steps that were left open are opened
 * without moving the focus or the page.
 */
export async function putRight(checker: HTMLElement, { caseElement, key, answers, left }: Asked): Promise<void> {
  const before = checker.querySelector('.put-right');
  const opener = checker.querySelector<HTMLElement>('[data-do="put-right"]');
  const whole = element('section', 'put-right');
  const close = () => {
    dropOpen(checker);
    whole.remove();
    opener?.focus();
  };
  whole.setAttribute('aria-label', 'Put it right');
  whole.tabIndex = -1;
  before?.remove();
  if (document.querySelector(`link[href="${sheet}"]`) === null)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
  checker.querySelector(':scope > .buttons')?.before(whole);
  try {
    const cases = await lawIn(location.pathname, key);
    // The answers may have changed while the steps were loaded.
    if (!whole.isConnected) return;
    const here = [...checker.querySelectorAll('.case')].indexOf(caseElement);
    const rulings = ruledIn(caseElement);
    const panel = element('div');
    const choices = rulings.map((one) => button(one.name, () => choose(one)));
    const choose = (ruled: Ruled) => {
      for (const [n, one] of choices.entries()) one.setAttribute('aria-pressed', String(rulings[n] === ruled));
      const books = ruled.books.join('-');
      const went = (isDone: boolean) => (isDone ? dropOpen(checker) : keepOpen(checker, answers, books));
      walk(panel, walkthroughOf(cases, here, ruled.books), ruled, { ruling: `${key}.${here}.${books}`, close, went });
    };
    if (choices.length > 1) {
      const by = element('p', 'buttons step-books');
      by.append(element('span', 'label', 'By '), ...choices);
      whole.append(by);
    }
    whole.append(panel);
    const first = rulings.find(({ books }) => books.join('-') === left) ?? rulings[0];
    if (first !== undefined) choose(first);
    if (left !== '') return;
    whole.focus({ preventScroll: true });
    whole.scrollIntoView({ block: 'nearest' });
  } catch (error) {
    whole.replaceChildren(sayLoadError(error));
  }
}
