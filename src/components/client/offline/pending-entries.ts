// What was entered where the code has not come that keeps it: it is written down as that code would have done, and found by it when the page is
// loaded again, in another edition too.
import { DRAFT, draftOf } from '../forms/draft.ts';
import { wordsOf } from '../forms/words.ts';

/** Keeps what stands in the forms of widgets that are not awake; those that are have kept it already. */
export function keepEntries(): void {
  for (const host of document.querySelectorAll<HTMLElement>('hoyle-checker, hoyle-scorer, hoyle-sheet')) {
    if (host.matches(':defined')) continue;
    const [form, next] = [host.querySelector('form'), host.querySelector<HTMLFormElement>('form.next-deal')];
    if (form === null) continue;
    const words = wordsOf(next ?? form);
    const draft = { words, of: null, on: Date.now(), ...(next === null ? {} : { beside: wordsOf(form) }) };
    if (![words, draft.beside ?? {}].some((all) => Object.entries(all).some(([name, value]) => name !== 'book' && value !== ''))) continue;
    try {
      sessionStorage.setItem(`${DRAFT}${draftOf(host)}`, JSON.stringify(draft));
    } catch {
      // Storage is refused. The browser itself brings back most of what stands in a form.
    }
  }
}
