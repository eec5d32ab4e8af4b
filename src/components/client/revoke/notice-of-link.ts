// The notice above tricks from a link, while the reader's own are kept.
import { element } from '../share/share.ts';

/** Returns the notice. Its buttons restore the reader's own tricks, or keep those of the link instead. */
export function noticeOfLink(): HTMLElement {
  const notice = element('p', 'notice', 'These cards came by a link. Those that you had entered are kept. ');
  for (const [what, text] of [
    ['mine', 'Show mine'],
    ['theirs', 'Keep these'],
  ] as const) {
    const button = Object.assign(element('button', '', text), { type: 'button' as const });
    button.dataset.do = what;
    notice.append(button, ' ');
  }
  return notice;
}
