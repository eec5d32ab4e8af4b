// Suggests names that were used before in fields for names.
import { namesUsed } from '../../../lib/my-games/statistics.ts';
import { device } from '../device/tab-storage.ts';
import { element } from '../share/share.ts';
import { archive } from './archive.ts';
import { keptSheets, namesOnSheets } from './kept-sheets.ts';

/** The most names that are suggested. */
const MOST = 100;
const ASKS_NAME = '[data-kind="words"] input[type="text"], [data-kind="list"] input[type="text"]:not([data-cards], [data-stones])';

let lists = 0;

/** Suggests names in the set-up form of a sheet, once one of its fields is focused. */
export function suggestNames(setup: HTMLFormElement): void {
  const list = element('datalist');
  list.id = `names-${++lists}`;
  const fill = async () => {
    const finished = await archive()
      .all()
      .catch(() => []);
    const names = [...new Set([...namesOnSheets(keptSheets(device)), ...namesUsed(finished)])].slice(0, MOST);
    list.replaceChildren(...names.map((value) => Object.assign(element('option'), { value })));
  };
  setup.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(ASKS_NAME)) return;
    target.setAttribute('list', list.id);
    if (list.isConnected) return;
    setup.append(list);
    void fill();
  });
}
