// "This does not settle it": a report to copy, to share, or to open as an issue. Nothing is sent by itself.
import { issueOf, type Reported, reportOf } from '../../../lib/record/report.ts';
import { MemoryStorage } from '../device/storage-area.ts';
import { ownShelf } from '../device/tab-storage.ts';
import { Drafts } from '../forms/drafts.ts';
import { addRecordStyles } from '../record/styles.ts';
import { element } from '../share/share.ts';

/** The page for a new issue, from the environment variable ISSUES of the build; empty without it. */
const ISSUES = (import.meta.env.ISSUES as string | undefined) ?? '';
const LONGEST = 4000;

function button(text: string, press: () => void): HTMLButtonElement {
  const made = Object.assign(element('button', '', text), { type: 'button' as const });
  made.addEventListener('click', press);
  return made;
}

/** The panel that a button has opened last. */
const panelOf = new WeakMap<HTMLElement, HTMLElement>();

/** Opens the panel before an element, with the focus in its field. Pressed again, it closes. */
export function openReport(before: Element, opener: HTMLElement, reported: Reported): void {
  const old = document.querySelector('.report');
  old?.remove();
  // There is one panel on a page.
  if (old !== null && old === panelOf.get(opener)) return;
  void addRecordStyles();
  const panel = element('section', 'report');
  panel.setAttribute('aria-label', 'This does not settle it');
  panelOf.set(opener, panel);
  // No label element: inside a law's questions it would look like one of the answers.
  const question = Object.assign(element('p', 'report-question', 'What is missing?'), { id: 'report-question' });
  const field = Object.assign(element('textarea'), { rows: 3, maxLength: LONGEST });
  field.setAttribute('aria-labelledby', question.id);
  const draft = new Drafts(`report ${reported.content?.rule ?? reported.title}`, { name: '' }, new MemoryStorage(), ownShelf);
  field.value = draft.mine()?.words.missing ?? '';
  const whole = element('details');
  const text = element('pre');
  whole.append(element('summary', '', 'The whole report'), text);
  const done = element('span', 'done');
  done.setAttribute('role', 'status');
  const buttons = element('p', 'buttons');
  const issue = Object.assign(element('a', 'button', 'Open as an issue'), { target: '_blank', rel: 'noopener noreferrer' });
  const show = () => {
    text.textContent = reportOf(reported, field.value);
    if (ISSUES !== '') issue.href = issueOf(ISSUES, reported.title, text.textContent);
  };
  field.addEventListener('input', () => {
    draft.keep({ words: { missing: field.value }, of: null });
    show();
  });
  const close = () => {
    panel.remove();
    opener.focus();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.textContent ?? '');
      done.textContent = 'Copied.';
    } catch {
      whole.open = true;
      getSelection()?.selectAllChildren(text);
      done.textContent = 'This browser does not let a page copy. The report is selected below: copy it from there.';
    }
  };
  const send = async () => {
    try {
      await navigator.share({ title: reported.title, text: text.textContent ?? '' });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) done.textContent = 'Sharing did not work here. Copy the report instead.';
    }
  };
  buttons.append(
    button('Copy', () => void copy()),
    ...(typeof navigator.share === 'function' ? [button('Share the report', () => void send())] : []),
    ...(ISSUES === '' ? [] : [issue]),
    button('Close', close),
    done,
  );
  const explained = element('p', 'small', 'Write what the answer leaves open, then pass the report on. It is not sent anywhere by itself.');
  panel.append(question, field, explained, buttons, whole);
  show();
  before.before(panel);
  field.focus();
}
