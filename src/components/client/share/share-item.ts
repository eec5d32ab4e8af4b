// Shares a rule, a question, a law or a score item by its address.
import { ruleName } from './rule-name.ts';
import { addressAt, share } from './share.ts';

const SHOWN = 2500;

/** Shares the address of the item that a button is in, and shows the result on the button. */
export async function shareItem(button: HTMLButtonElement): Promise<void> {
  const item = button.closest<HTMLElement>('.page-head, [id]');
  if (item === null) return;
  const title = ruleName(item);
  const said = await share(title, title, addressAt(item).href);
  if (said === '') return;
  button.dataset.label ??= button.textContent;
  button.textContent = said;
  setTimeout(() => {
    button.textContent = button.dataset.label ?? '';
  }, SHOWN);
}
