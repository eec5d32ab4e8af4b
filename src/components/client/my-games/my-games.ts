// The My games page: running sheets, finished games, statistics and the backup. It shows the data of this device only.

import { refusedBackup } from '../../../lib/my-games/backup.ts';
import { type FinishedGame, GameFinder, hasSameContent } from '../../../lib/my-games/finished-game.ts';
import { ENDED_BY_PLAYERS, recordOf, type SheetAtEnd } from '../../../lib/my-games/record.ts';
import { device } from '../device/tab-storage.ts';
import { SavedRules } from '../saved/store.ts';
import { element } from '../share/share.ts';
import { type ArchiveError, archive, archiveError } from './archive.ts';
import { lastSaved, restoreBackup, saveBackup, saveTable } from './backup-file.ts';
import { dayOf, finishedRow } from './finished-list.ts';
import { keptSheets } from './kept-sheets.ts';
import { notifyTabs, onTabChange } from './other-tabs.ts';
import { lastWritten, readSheet, runningRow } from './running-list.ts';
import { sheetList } from './sheet-list.ts';
import { kindsOf, statisticsParts } from './statistics-view.ts';

/** How many finished games are listed before "Show all". */
const FIRST = 20;
const TROUBLE: Readonly<Record<ArchiveError, string>> = {
  refused:
    'This browser cannot save finished games: the window is private, or storage is blocked. Running sheets continue in their tabs. Save a sheet as a file before you close it.',
  full: 'This device has no room left, so this was not saved. Save a backup, free some space, and try again.',
};

class MyGames extends HTMLElement {
  readonly #sheets = sheetList(this);
  #games: readonly FinishedGame[] = [];
  #kind = '';
  #showsAll = false;
  #deleted: FinishedGame | null = null;
  readonly #running = new Map<string, SheetAtEnd>();
  /** Whether another tab changed something while the user was typing a note here. */
  #isStale = false;

  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => this.#pressed(target));
    this.addEventListener('change', ({ target }) => this.#changed(target));
    // A file may be chosen before this code is loaded.
    this.#changed(this.querySelector('input[type="file"]'));
    this.addEventListener('input', ({ target }) => target instanceof HTMLTextAreaElement && this.#remark(target));
    this.addEventListener('focusout', () => this.#isStale && void this.#load());
    onTabChange(() => this.#refresh());
    window.addEventListener('storage', ({ key }) => (key === null || key.startsWith('hoyle.sheet.')) && this.#refresh());
    // A page restored from the back/forward cache has missed all messages.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#refresh());
    void this.#load();
  }

  #refresh(): void {
    this.#isStale = document.activeElement instanceof HTMLTextAreaElement;
    if (!this.#isStale) void this.#load();
  }

  #part(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`<hoyle-my-games> needs a [data-part="${name}"]`);
    return part;
  }
  /** Shows or hides a sentence whose place was kept. */
  #show(name: string, isTrue: boolean): void {
    const part = this.#part(name);
    part.classList.remove('unknown');
    part.hidden = !isTrue;
  }
  #say(text: string): void {
    this.#part('status').textContent = text;
  }
  /** Runs a task on the archive, and shows a message if it fails. */
  async #attempt<T>(task: () => Promise<T>): Promise<T | null> {
    try {
      return await task();
    } catch (error) {
      this.#say(TROUBLE[archiveError(error)]);
      return null;
    }
  }

  async #load(): Promise<void> {
    this.#isStale = false;
    this.#games = (await this.#attempt(() => archive().all())) ?? [];
    this.#draw();
    await this.#readSheets();
  }

  /** Reads the sheets on this device: running ones are listed, and finished ones are added to the archive if they are not in it. */
  async #readSheets(): Promise<void> {
    const sheets = lastWritten(keptSheets(device), this.#sheets);
    const read = await Promise.all(
      sheets.flatMap((here) => {
        const entry = this.#sheets.get(here.sheet);
        return entry === undefined ? [] : [readSheet(here, entry).then((found) => ({ here, entry, found }))];
      }),
    );
    this.#running.clear();
    const rows: HTMLElement[] = [];
    const toKeep: FinishedGame[] = [];
    const known = new GameFinder(this.#games);
    for (const { here, entry, found } of read) {
      const record = found === null ? null : recordOf(found.end, new Date(), false);
      const kept = record === null ? undefined : known.find(record);
      // The players ended it, and it has not changed since.
      if (record !== null && record.result === null && kept?.result === ENDED_BY_PLAYERS && hasSameContent(kept, { ...record, result: ENDED_BY_PLAYERS }))
        continue;
      if (record !== null && (record.result !== null || kept !== undefined)) toKeep.push(record);
      if (record !== null && record.result !== null) continue;
      if (found !== null) this.#running.set(here.sheet, found.end);
      rows.push(runningRow(here, entry, found, rows.length === 0));
    }
    this.#part('running').replaceChildren(...rows);
    this.#show('no-running', rows.length === 0);
    let isNew = false;
    for (const record of toKeep) {
      const result = await this.#attempt(() => archive().keep(record));
      isNew ||= result === 'kept' || result === 'changed';
    }
    if (!isNew) return;
    this.#games = (await this.#attempt(() => archive().all())) ?? [];
    this.#draw();
  }

  #draw(): void {
    // A game whose end was taken back is listed as running.
    const ended = this.#games.filter(({ result }) => result !== null);
    const open = new Set([...this.querySelectorAll<HTMLElement>('.finished[open]')].map(({ dataset }) => dataset.game ?? ''));
    const shown = this.#showsAll ? ended : ended.slice(0, FIRST);
    this.#part('finished').replaceChildren(...shown.map((game) => finishedRow(game, this.#sheets.get(game.sheet), open.has(game.id))));
    this.#show('no-finished', ended.length === 0);
    const more = this.#part('more');
    more.hidden = shown.length === ended.length;
    more.textContent = `Show all ${ended.length} games`;
    const kind = this.#part('kind') as HTMLSelectElement;
    kind.replaceChildren(...kindsOf(ended));
    kind.value = ended.some(({ sheet }) => sheet === this.#kind) ? this.#kind : '';
    this.#part('won').hidden = ended.length === 0;
    this.#part('standings').replaceChildren(...statisticsParts(ended, kind.value));
    this.#part('saved').textContent = lastSaved(device);
    (this.#part('table') as HTMLButtonElement).disabled = ended.length === 0;
  }

  #gameAt(at: Element): FinishedGame | undefined {
    const id = at.closest<HTMLElement>('.finished')?.dataset.game;
    return this.#games.find((game) => game.id === id);
  }

  #pressed(target: EventTarget | null): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
    if (button === null) return;
    const actions: Readonly<Record<string, () => void>> = {
      delete: () => void this.#delete(this.#gameAt(button)),
      undo: () => void this.#undo(),
      end: () => void this.#end(button.dataset.sheet ?? ''),
      more: () => {
        this.#showsAll = true;
        this.#draw();
      },
      backup: () => {
        saveBackup(
          { games: this.#games, sheets: keptSheets(device).map(({ sheet, record }) => ({ sheet, record })), rules: new SavedRules(device).all },
          device,
        );
        this.#part('saved').textContent = lastSaved(device);
      },
      table: () => saveTable(this.#games.filter(({ result }) => result !== null)),
    };
    actions[button.dataset.do ?? '']?.();
  }

  #changed(target: EventTarget | null): void {
    if (target instanceof HTMLSelectElement && target.name === 'winner') this.#remark(target);
    else if (target === this.#part('kind')) {
      this.#kind = (target as HTMLSelectElement).value;
      this.#draw();
    } else if (target instanceof HTMLInputElement && target.type === 'file') void this.#restore(target);
  }

  /** Saves the winner, and the note while it is typed. */
  #remark(control: HTMLTextAreaElement | HTMLSelectElement): void {
    const game = this.#gameAt(control);
    if (game === undefined) return;
    const remark = control.name === 'note' ? { note: control.value } : { winner: control.value };
    this.#games = this.#games.map((one) => (one.id === game.id ? { ...one, ...remark } : one));
    void this.#attempt(() => archive().remark(game.id, remark, Date.now())).then(() => notifyTabs());
    if (control.name === 'winner') {
      this.#draw();
      this.querySelector<HTMLElement>(`.finished[data-game="${CSS.escape(game.id)}"] [name="winner"]`)?.focus();
    }
  }

  async #delete(game: FinishedGame | undefined): Promise<void> {
    if (
      game === undefined ||
      (await this.#attempt(() =>
        archive()
          .drop(game)
          .then(() => true),
      )) === null
    )
      return;
    this.#deleted = game;
    notifyTabs();
    await this.#load();
    const undo = element('button', '', 'Undo');
    undo.type = 'button';
    undo.dataset.do = 'undo';
    this.#part('status').replaceChildren(`Deleted: ${game.game}, ${dayOf(game)}. `, undo);
    undo.focus();
  }

  /** Ends a running game with its current score. */
  async #end(sheet: string): Promise<void> {
    const end = this.#running.get(sheet);
    const record = end === undefined ? null : recordOf({ ...end, played: { ...end.played, over: ENDED_BY_PLAYERS } }, new Date(), true);
    if (record === null) return;
    // If the game was deleted before, the user wants it back.
    const keep = async () => (await archive().keep(record)) === 'deleted' && (await archive().restore([record]));
    if ((await this.#attempt(keep)) === null) return;
    notifyTabs();
    await this.#load();
    this.#say(`${record.game} is now under Finished. Choose there who won. If you enter more on its sheet, it becomes a running game again.`);
  }

  async #undo(): Promise<void> {
    const game = this.#deleted;
    if (game === null || (await this.#attempt(() => archive().restore([game]))) === null) return;
    this.#deleted = null;
    notifyTabs();
    this.#say(`Restored: ${game.game}, ${dayOf(game)}.`);
    await this.#load();
    this.querySelector<HTMLElement>(`.finished[data-game="${CSS.escape(game.id)}"] summary`)?.focus();
  }

  async #restore(control: HTMLInputElement): Promise<void> {
    const file = control.files?.[0];
    if (file === undefined) return;
    const refused = refusedBackup(file.size);
    const message = refused ?? (await this.#attempt(async () => restoreBackup(await file.text(), archive(), device)));
    // Allows the same file to be chosen again.
    control.value = '';
    if (message === null) return;
    this.#say(message);
    notifyTabs();
    await this.#load();
  }
}
customElements.define('hoyle-my-games', MyGames);
