// The record, the report and the statement for a law. Loaded when one of their buttons is pressed.
import type { Version } from '../../../lib/record/entry.ts';
import { BOOK_SHORT, type BookId } from '../../../rules-engine/books.ts';
import { openReport } from '../report/panel.ts';
import { editionHere } from '../share/share.ts';
import { lawContent } from './from-law.ts';
import { keepContent } from './keep.ts';
import { printStatement } from './statement.ts';

/** A law on the page, with its answers. */
export interface AskedOfLaw {
  readonly checker: HTMLElement;
  readonly button: HTMLElement;
  readonly title: string;
  readonly versions: readonly Version[];
  readonly url: string;
  /** The chosen book; empty if none is chosen. */
  readonly book: string;
}

/** Does what a button says. */
export async function lawAction(what: 'keep' | 'report' | 'print', { checker, button, title, versions, url, book }: AskedOfLaw): Promise<void> {
  const law = checker.closest<HTMLElement>('.law');
  const [buttons, done] = [checker.querySelector(':scope > .buttons'), checker.querySelector('.done')];
  if (law === null || buttons === null || done === null) return;
  const content = await lawContent(law, title, versions, url);
  if (what === 'keep') await keepContent(done, content);
  else if (what === 'print') await printStatement(content, url);
  else
    openReport(buttons, button, {
      title: `${content.game}: ${title}`,
      content,
      book: BOOK_SHORT[book as BookId] ?? '',
      edition: editionHere(),
      url,
    });
}
