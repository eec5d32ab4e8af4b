// "Save this rule", beside "Share": a press saves the rule on this device, another one removes it.

import { device } from '../device/tab-storage.ts';
import { namedRule } from '../share/rule-name.ts';
import { element } from '../share/share.ts';
import { SavedRules } from './store.ts';

const NOT_SAVED = {
  refused: 'Not saved: this browser keeps nothing',
  full: 'Not saved: this device is full',
} as const;

const CHANGED = 'hoyle:saved-elsewhere';
/** Another tab has saved or removed a rule: the buttons on the page look again. One listener for all of them, which holds none that has left the page. */
addEventListener('storage', () => {
  for (const button of document.querySelectorAll('[data-saves]')) button.dispatchEvent(new Event(CHANGED));
});

/** The button for the rule in an element. */
export function saveButton(item: Element, className = ''): HTMLButtonElement {
  const rules = new SavedRules(device);
  const rule = namedRule(item);
  const button = Object.assign(element('button', className), { type: 'button' as const });
  const link = Object.assign(element('a', 'add-note', 'Add a note'), { href: `/saved/#rule=${encodeURIComponent(rule.link)}` });
  const show = () => {
    const isSaved = rules.at(rule.link) !== null;
    button.setAttribute('aria-pressed', String(isSaved));
    button.textContent = isSaved ? 'Saved' : 'Save this rule';
    if (!isSaved) link.remove();
    return isSaved;
  };
  button.addEventListener('click', () => {
    const failed = rules.at(rule.link) === null ? rules.save(rule, Date.now()) : rules.drop(rule.link);
    if (show()) button.after(link);
    if (failed !== null) button.textContent = NOT_SAVED[failed];
  });
  button.dataset.saves = '';
  button.addEventListener(CHANGED, show);
  show();
  return button;
}
