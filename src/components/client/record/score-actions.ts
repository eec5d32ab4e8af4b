// The record and the report for a count. Loaded when one of their buttons is pressed.
import { textIn } from '../share.ts';
import { scoreContent } from './from-score.ts';
import { keepContent } from './keep.ts';
import { openReport } from './report-panel.ts';

/** A count on the page. */
export interface Counted {
  readonly id: string;
  readonly title: string;
  /** Its fields, as on a slip. */
  readonly facts: Element;
  readonly result: Element;
  readonly button: HTMLElement;
  /** The row of buttons below the result. */
  readonly after: HTMLElement;
  readonly url: string;
}

/** Does what a button says. */
export async function scoreAction(what: 'keep' | 'report', { id, title, facts, result, button, after, url }: Counted): Promise<void> {
  const { agreementHere } = await import('./agreement-here.ts');
  const content = scoreContent(id, title, facts, result, url, agreementHere());
  if (what === 'report') {
    const book = textIn(result.querySelector('.by-book')).replace(/^By /, '');
    openReport(after, button, { title: `${content.game}: ${title}`, content, book, edition: content.edition, url });
    return;
  }
  const done = after.querySelector('.done');
  if (done !== null) await keepContent(done, content);
}
