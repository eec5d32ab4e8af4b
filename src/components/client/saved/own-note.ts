// Notes that a law was opened, and shows the reader's own note on it. Loaded when the page of the law is idle.
import { rememberRule } from '../device/recent-rules.ts';
import { device } from '../device/tab-storage.ts';
import { namedRule } from '../share/rule-name.ts';
import { element } from '../share/share.ts';
import { SavedRules } from './store.ts';

export function openedLaw(law: HTMLElement): void {
  rememberRule(law);
  const { link } = namedRule(law);
  const note = new SavedRules(device).at(link)?.note.trim() ?? '';
  if (note === '' || law.querySelector('.own-note') !== null) return;
  const said = element('p', 'own-note elsewhere');
  // `innerText` keeps the line breaks.
  const text = Object.assign(element('span'), { innerText: note });
  const edit = Object.assign(element('a', '', 'Your note'), { href: `/saved/#rule=${encodeURIComponent(link)}` });
  said.append(edit, ' ', text);
  law.querySelector('.control')?.after(said);
}
