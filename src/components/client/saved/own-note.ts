// The page of a law at rest: it is noted as opened, and shows the reader's own note.
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
  // With the lines as they were written.
  const text = Object.assign(element('span'), { innerText: note });
  const edit = Object.assign(element('a', '', 'Your note'), { href: `/saved/#rule=${encodeURIComponent(link)}` });
  said.append(edit, ' ', text);
  law.querySelector('.control')?.after(said);
}
