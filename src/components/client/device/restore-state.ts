// Loads the widgets that have state saved in this tab or on this device, and opens the rows of scorers and sheets that have some.
import { DRAFT, draftOf } from '../forms/draft.ts';
import type { LoadWidget } from '../widgets.ts';

const names = (of: () => object): string[] => {
  try {
    return Object.keys(of());
  } catch {
    return [];
  }
};

/** `wake` loads a module of the page, `openCount` opens the row of a scorer or sheet. */
export function restoreState(wake: LoadWidget, openCount: (row: HTMLElement) => Promise<unknown>): void {
  const all = (select: string) => [...document.querySelectorAll<HTMLElement>(select)];
  const own = [() => sessionStorage, () => (history.state as { pockets?: object } | null)?.pockets ?? {}].flatMap(names);
  // A sheet that was started is restored at once, and so is a draft of its first deal.
  const [sheets, folded] = [all('hoyle-sheet').map(({ dataset }) => `${dataset.place}.score.${dataset.key}`), all('.scorer.folded')];
  if (sheets.length + folded.length > 0) {
    const kept = [...own, ...names(() => localStorage)];
    const isKept = (id: string) => kept.some((name) => name.includes(id));
    if (sheets.some(isKept)) void wake('sheet/sheet');
    for (const row of folded) if (isKept(`${row.dataset.place}.${row.id}`)) void openCount(row).catch(() => undefined);
  }
  // Drafts of scorers and of law questions in this tab.
  if (all('hoyle-scorer').some((host) => own.some((name) => name.includes(DRAFT + draftOf(host))))) void wake('scorer/scorer');
  if (own.some((name) => name.includes(`${DRAFT}${location.pathname}#`))) void wake('law/checker');
}
