// What this tab, or this device, has kept for the widgets of a page: they are woken for it, and the rows that are counts opened.
import { DRAFT, draftOf } from '../forms/draft.ts';

const names = (of: () => object): string[] => {
  try {
    return Object.keys(of());
  } catch {
    return [];
  }
};

/** `wake` fetches a part of the page, `openCount` opens a row that is a count. */
export function restoreState(wake: (name: string) => Promise<unknown>, openCount: (row: HTMLElement) => Promise<unknown>): void {
  const all = (select: string) => [...document.querySelectorAll<HTMLElement>(select)];
  const own = [() => sessionStorage, () => (history.state as { pockets?: object } | null)?.pockets ?? {}].flatMap(names);
  // A sheet that was begun is there again without a touch, and so is what was half typed for its first deal.
  const [sheets, folded] = [all('hoyle-sheet').map(({ dataset }) => `${dataset.place}.score.${dataset.key}`), all('.scorer.folded')];
  if (sheets.length + folded.length > 0) {
    const kept = [...own, ...names(() => localStorage)];
    const isKept = (id: string) => kept.some((name) => name.includes(id));
    if (sheets.some(isKept)) void wake('sheet/sheet');
    for (const row of folded) if (isKept(`${row.dataset.place}.${row.id}`)) void openCount(row).catch(() => undefined);
  }
  // What was answered in this tab before, too.
  if (all('hoyle-scorer').some((host) => own.some((name) => name.includes(DRAFT + draftOf(host))))) void wake('scorer/scorer');
  if (own.some((name) => name.includes(`${DRAFT}${location.pathname}#`))) void wake('law/checker');
}
