// Shows the players' names from the top of a sheet in the form of an entry: on options for a player, on columns, and on lists with a number for each.
import type { Column, Raw, Sheet } from '../../../../rules-engine/index.ts';
import { SEAT_NAMES, SEATS, type Seat } from '../../../../rules-engine/mechanics/seats.ts';
import { splitList } from '../../../../rules-engine/sheets/lists.ts';
import type { FieldForm } from '../../forms/field-form.ts';
import { showListKeys } from '../../forms/list-keys.ts';

/** A label with a name in place of the seat: "Yes, for the first player" becomes "Yes, for Ann". A label without a seat stays as it is. */
const withName = (label: string, seat: Seat, name: string): string => label.replace(new RegExp(`(the )?${SEAT_NAMES[seat]}( or side)?$`, 'i'), () => name);

/** The index of an option's seat, from 0, for labels such as "second", "Second" and "Player 2"; -1 if it is not for a seat. */
function seatOf(value: string, label: string): number {
  const at = SEATS.findIndex((seat) => seat === value || seat === label.toLowerCase());
  return at < 0 && /^(Player|Side) \d$/.test(label) ? Number(value) - 1 : at;
}

/** The number of players: a pool or a bank has columns too, but no seat. */
function playersOf(columns: readonly Column[]): number {
  const seated = columns.filter(({ key }) => SEATS.some((seat) => seat === key.replace(/-.*/, '')));
  return new Set((seated.length > 0 ? seated : columns).map(({ side }) => side)).size;
}

/** Names the options for a player with the name given at the top, and hides options for seats in which nobody plays. */
export function nameSeats(sheet: Sheet, setup: Raw, form: HTMLFormElement, columns: readonly Column[]): void {
  const listed = sheet.setup.names?.kind === 'list' ? splitList(setup.names ?? '') : [];
  const players = sheet.setup.names?.kind === 'list' ? playersOf(columns) : 0;
  for (const option of form.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input[type="radio"], option')) {
    const label = option.closest('label');
    const shown = option instanceof HTMLOptionElement ? option : label?.querySelector('span');
    if (shown == null) continue;
    shown.dataset.unnamed ??= shown.textContent ?? '';
    const { unnamed = '' } = shown.dataset;
    const at = seatOf(option.value, unnamed);
    const name = (sheet.setup[option.value]?.kind === 'words' ? setup[option.value] : listed[at])?.trim() ?? '';
    const seat = SEATS.find((one) => one === option.value);
    shown.textContent = name === '' ? unnamed : seat === undefined ? name : withName(unnamed, seat, name);
    const whole = label ?? option;
    if (at >= 0 && players > 1 && whole.dataset.by === undefined) whole.hidden = at >= players && !(option instanceof HTMLInputElement && option.checked);
  }
  for (const column of form.querySelectorAll<HTMLElement>('.side-name')) {
    column.dataset.unnamed ??= column.textContent ?? '';
    column.textContent = setup[column.dataset.side ?? '']?.trim() || column.dataset.unnamed;
  }
}

/** Item labels of lists with one item for each player or side, in the order of the names. */
const EACH = ['Player', 'Side'];

/** Gives a list with a number for each player as many boxes as there are players, each with the player's name. */
export function nameLists({ setup, entry }: Sheet, said: Raw, fields: FieldForm, columns: readonly Column[]): void {
  const { names } = setup;
  const listed = names?.kind === 'list' ? splitList(said.names ?? '') : [said.first ?? '', said.second ?? ''];
  const players = playersOf(columns);
  for (const list of fields.fields()) {
    const field = entry[list.dataset.field ?? ''];
    if (field?.kind !== 'list' || !EACH.includes(field.of.label) || field.max < (names?.kind === 'list' ? names.max : players)) continue;
    // A list to choose players from is not meant.
    if (list.querySelector(SEATS.map((seat) => `option[value="${seat}"]`).join()) !== null) continue;
    while (list.querySelectorAll('.row').length < players && fields.grow(list));
    const rows = [...list.querySelectorAll<HTMLElement>('.row')];
    list.classList.toggle('of-each', rows.length === players);
    for (const [n, row] of rows.entries()) {
      const [label, input] = [row.querySelector('label'), row.querySelector<HTMLInputElement>('[name]')];
      if (label === null || input === null) continue;
      const { unnamed = label.textContent ?? '' } = label.dataset;
      const name = listed[n]?.trim() || unnamed;
      if (name !== label.textContent) {
        label.dataset.unnamed = unnamed;
        label.textContent = name;
      }
      row.hidden = n >= players && input.value === '';
      if (input.placeholder !== '') input.placeholder = name;
      for (const button of row.querySelectorAll<HTMLElement>('[data-step]'))
        button.setAttribute('aria-label', `${name}: one ${button.dataset.step === '1' ? 'more' : 'less'}`);
    }
  }
  // Their buttons and keys have the names too.
  showListKeys(fields.form);
}
