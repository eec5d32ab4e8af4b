// Offers the receipt of a ruling or a score after it is shared.
import { questionIn } from '../../../lib/receipts/question.ts';
import { OTHER } from '../../../lib/record/other-version.ts';
import { BOOK_SHORT } from '../../../rules-engine/books.ts';
import { textField } from '../embed/copy-button.ts';
import { sayLoadError } from '../offline/load.ts';
import { element } from '../share/share.ts';
import { editionName, loadReceipts } from './load.ts';

/** Copies the receipt of the question in a link, and says by which book it is. If the browser does not let it copy, the text is shown. */
async function copyReceipt(button: HTMLButtonElement, url: string): Promise<void> {
  const question = questionIn(url);
  if (question === null) return;
  button.disabled = true;
  try {
    const made = await (await loadReceipts()).makeReceipt(question, editionName());
    if (!made.ok) return button.replaceWith(element('span', 'problem', made.message));
    const text = JSON.stringify(made.value, null, 2);
    const said = element('span');
    said.append(`Receipt by ${BOOK_SHORT[made.value.book]} copied. `, Object.assign(element('a', '', 'Check it later'), { href: '/receipts/' }));
    await navigator.clipboard.writeText(text).catch(() => said.replaceChildren(textField(`Receipt by ${BOOK_SHORT[made.value.book]}`, text)));
    button.replaceWith(said);
    said.querySelector('textarea')?.select();
  } catch (error) {
    button.replaceWith(sayLoadError(error));
  }
}

/** Adds a button after the share message. Two versions of what happened have no receipt. */
export function offerReceipt(done: Element, url: string): void {
  if (questionIn(url) === null || new URL(url).searchParams.has(OTHER)) return;
  const button = Object.assign(element('button', '', 'Copy receipt'), { type: 'button' as const });
  button.addEventListener('click', () => void copyReceipt(button, url));
  done.append(' ', button);
}
