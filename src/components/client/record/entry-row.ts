// One entry on the page of the record. It opens to show the ruling, and the fields for a title, names and a note.
import { checkOf } from '../../../lib/record/check.ts';
import { LIMITS, type RecordEntry } from '../../../lib/record/entry.ts';
import { sayTime } from '../../../lib/record/evenings.ts';
import { element } from '../share/share.ts';
import { contentParts } from './content-view.ts';

function field(text: string, control: HTMLInputElement | HTMLTextAreaElement, name: string, value: string, most: number): HTMLElement {
  const label = element('label', 'field');
  control.name = name;
  control.value = value;
  control.maxLength = most;
  label.append(element('span', '', text), control);
  // Printed pages show the text instead of the field.
  const paper = element('p', 'on-paper');
  paper.append(element('b', '', `${text}: `), shows(name, value));
  const both = element('div');
  both.append(label, paper);
  return both;
}

/** Text that follows what is typed in a field. */
function shows(name: string, value: string): HTMLElement {
  const text = element('span', '', value);
  text.dataset.shows = name;
  return text;
}

function button(what: string, text: string): HTMLElement {
  const made = Object.assign(element('button', 'quiet', text), { type: 'button' });
  made.dataset.do = what;
  return made;
}

/** The row of an entry; `start` is the address that its link begins with. */
export function entryRow(entry: RecordEntry, start: string, isOpen: boolean): HTMLElement {
  const { id, game, title, versions, agreement, rule, edition, link } = entry;
  const row = element('li');
  const details = element('details', 'record-entry');
  details.open = isOpen;
  details.dataset.entry = id;
  const summary = element('summary');
  const time = Object.assign(element('time', '', sayTime(entry.kept)), { dateTime: entry.kept });
  const name = element('span', 'name');
  const own = shows('name', entry.name);
  own.className = 'own-title';
  name.append(element('b', '', title), own, element('small', '', `${game}${versions.length > 1 ? ' · two versions' : ''}`));
  summary.append(time, name);
  const foot = element('p', 'small', `${rule}. ${edition} Check ${checkOf(entry)}.`);
  const back = Object.assign(element('a', 'button', 'Show it again'), { href: `${start}${link}` });
  const buttons = element('p', 'buttons');
  buttons.append(back, button('delete', 'Delete'));
  details.append(
    summary,
    ...(agreement === '' ? [] : [element('p', 'agreed-by', `Agreement in force: ${agreement}.`)]),
    ...contentParts(entry),
    field('Own title', element('input'), 'name', entry.name, LIMITS.word),
    field('Players', element('input'), 'names', entry.names, LIMITS.line),
    field('Note', element('textarea'), 'note', entry.note, LIMITS.note),
    foot,
    element('p', 'on-paper address', `${start}${link}`),
    buttons,
  );
  row.append(details);
  return row;
}

/** The row of an entry that cannot be read. */
export function damagedRow(id: string): HTMLElement {
  const row = element('li', 'damaged');
  row.dataset.entry = id;
  row.append('This entry is damaged and cannot be shown. ', button('delete', 'Delete'));
  return row;
}
