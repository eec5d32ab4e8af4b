// Shares a rule, a question, a law or a score item by its address.
import { addressAt, gameHere, share, textIn } from './share.ts';

const SHOWN = 2500;

/** Hands out the address of what the button stands in, and says on the button what was done. */
export async function shareItem(button: HTMLButtonElement): Promise<void> {
  const item = button.closest<HTMLElement>('[id]');
  if (item === null) return;
  const title = `${gameHere()}: ${textIn(item.querySelector('h3, h4, th span') ?? document.querySelector('h1'))}`;
  const said = await share(title, title, addressAt(item).href);
  if (said === '') return;
  button.textContent = said;
  setTimeout(() => {
    button.textContent = 'Share';
  }, SHOWN);
}
