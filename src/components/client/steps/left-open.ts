// Steps that were open and unfinished when the page was left, kept in the tab, so that they open again after a reload.
import { ownShelf } from '../device/tab-storage.ts';
import { DRAFT, draftOf } from '../forms/draft.ts';

type Answers = Readonly<Record<string, string>>;
/** Stored like a draft of the law's answers, so that a page with open steps loads its checker. */
const nameOf = (law: HTMLElement) => `${DRAFT}${draftOf(law)}.steps`;
const whole = (answers: Answers) => JSON.stringify(Object.entries(answers).sort());

/** Whether steps of a law were left open, for any answers. `law`: its row or its checker. */
export const hasOpenSteps = (law: HTMLElement): boolean => ownShelf.read(nameOf(law)) !== null;

/** Remembers that the steps for these answers are open, and by which books. */
export function keepOpen(law: HTMLElement, answers: Answers, books: string): void {
  try {
    ownShelf.write(nameOf(law), `${books} ${whole(answers)}`);
  } catch {
    // Storage is refused or full: after a reload the steps are opened by their button.
  }
}

export const dropOpen = (law: HTMLElement): void => ownShelf.drop(nameOf(law));

/** Closes the steps that a checker shows. */
export function closeSteps(checker: HTMLElement): void {
  const shown = checker.querySelector('.put-right');
  if (shown !== null) dropOpen(checker);
  shown?.remove();
}

/** The books whose steps for these answers were left open; null if none were. Steps left open for other answers are forgotten. */
export function leftOpen(law: HTMLElement, answers: Answers): string | null {
  const [books = '', ...rest] = (ownShelf.read(nameOf(law)) ?? '').split(' ');
  if (books !== '' && rest.join(' ') === whole(answers)) return books;
  dropOpen(law);
  return null;
}
