// Stores what was entered in widgets whose code has not loaded. It is stored as that code would do it, which finds it after a reload, in another edition too.
import { DRAFT, draftOf } from '../forms/draft.ts';
import { wordsOf } from '../forms/words.ts';

/** Stores the forms of widgets whose code is not loaded; the others have stored theirs already. */
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
      // Storage is refused. The browser itself restores most form fields.
    }
  }
}
