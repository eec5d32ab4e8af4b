// The page of a game at rest: the place in its contents is marked, a rule whose sources are open can be shared and saved, and what has an address leads to it.
import { saveButton } from '../saved/save-button.ts';
import { element } from '../share/share.ts';

/** Marks in the contents the last section whose heading has passed the upper third of the window, and keeps its mark in sight. */
function markSection(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll('a')];
  const heads = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  let marked: HTMLElement | undefined;
  const mark = () => {
    const passed = heads.findLastIndex((head) => head !== null && head.getBoundingClientRect().top < innerHeight / 3);
    const link = links[Math.max(0, passed)];
    if (link === undefined || link === marked) return;
    marked?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    marked = link;
    if (contents.scrollWidth > contents.clientWidth) contents.scrollLeft = link.offsetLeft - 40;
  };
  addEventListener('scroll', mark, { passive: true });
  document.addEventListener('toggle', mark, { capture: true });
  mark();
}

/** Gives the rule that some open sources belong to its button. */
function addShare(sources: HTMLElement): void {
  if (sources.querySelector('[data-share]') !== null) return;
  const button = Object.assign(element('button', 'share', 'Share this rule'), { type: 'button' });
  button.dataset.share = '';
  const item = sources.closest('[id]');
  sources.append(button, ...(item === null ? [] : [saveButton(item, 'share')]));
}

/** Makes the title of a rule, a question or a line of the schedule lead to its own address. Here and not in the page, of which it would be a hundredth part. */
function leadToItself(title: HTMLElement): void {
  const id = title.closest('[id]')?.id;
  const link = element('a', 'own');
  link.href = `#${id}`;
  link.append(...title.childNodes);
  title.append(link);
}

/** Adds a link to make an agreement for this game. */
function addAgreement(ways: HTMLElement, place: string): void {
  const link = element('a', 'button', 'Agree before you play');
  link.href = `/agreement/#game=${place}`;
  ways.prepend(link);
}

const [ways, text] = [document.querySelector<HTMLElement>('.ways'), document.querySelector<HTMLElement>('article[data-place]')];
if (ways !== null && text !== null && document.querySelector('[data-code]') !== null) addAgreement(ways, text.dataset.place ?? '');
const contents = document.querySelector<HTMLElement>('.contents');
if (contents !== null) markSection(contents);
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches('.cites')) addShare(target);
  },
  { capture: true },
);
for (const title of document.querySelectorAll<HTMLElement>(':is(.rule, .question) > h3, [id^="points."] > th > b')) leadToItself(title);
