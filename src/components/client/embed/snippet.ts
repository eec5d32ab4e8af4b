// Offers the HTML that embeds a law or a scorer in another web page. Loaded after the law or scorer is shared.
import { snippetsFor } from '../../../lib/api/rulings/snippets.ts';
import { addLateStyle } from '../page/late-style.ts';
import { element } from '../share/share.ts';
import { copyButton, textField } from './copy-button.ts';

const CSS = `
.snippets{display:grid;gap:.6rem;padding:.2rem .65rem .8rem;background:var(--leaf)}
.snippets p{margin:0}
.copied{display:grid;gap:.2rem;font-weight:400}
.copied textarea{width:100%;min-width:0;padding:.4rem .5rem;border:1px solid var(--line-strong);border-radius:3px;background:var(--paper);color:var(--ink);font:.8rem/1.4 monospace}`;

/** Adds a button after the share message that shows the HTML to copy. `url` is the address that was shared. */
export function offerSnippet(done: Element, id: string, title: string, url: string): void {
  const under = done.closest('.buttons') ?? done;
  if (under.nextElementSibling?.matches('.snippets') === true) under.nextElementSibling.remove();
  const button = Object.assign(element('button', '', 'For your web page'), { type: 'button' });
  button.addEventListener('click', () => {
    addLateStyle(CSS);
    const { script, frame } = snippetsFor(id, title, new URL(url).pathname, location.origin);
    const shown = element('div', 'snippets');
    shown.append(
      element('p', '', 'Paste these lines into your own web page:'),
      textField('As an element', script),
      copyButton('Copy the element', 'Copied.', script),
      textField('As a frame', frame),
      copyButton('Copy the frame', 'Copied.', frame),
    );
    under.after(shown);
    button.remove();
    const first = shown.querySelector('textarea');
    first?.focus();
    first?.select();
  });
  done.append(' ', button);
}
