// Additions to a loaded game's page: marks the current section in the contents, offers to share and save rules with open sources, links titles to themselves.
import { saveButton } from '../saved/save-button.ts';
import { element } from '../share/share.ts';

/** Marks in the contents the last section whose heading is in or above the upper third of the window, and keeps the mark visible. */
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

/** Adds the share and save buttons of a rule to its open sources. */
function addShare(sources: HTMLElement): void {
  if (sources.querySelector('[data-share]') !== null) return;
  const button = Object.assign(element('button', 'share', 'Share this rule'), { type: 'button' });
  button.dataset.share = '';
  const item = sources.closest('[id]');
  sources.append(button, ...(item === null ? [] : [saveButton(item, 'share')]));
}

/** Links the title of a rule, a question or a row of the schedule to itself. Done in script, because the links would be a hundredth of the HTML. */
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
// Sources that were opened before this script had come.
for (const sources of document.querySelectorAll<HTMLElement>('details.cites[open]')) addShare(sources);
for (const title of document.querySelectorAll<HTMLElement>(':is(.rule, .question) > h3, [id^="points."] > th > b')) leadToItself(title);
