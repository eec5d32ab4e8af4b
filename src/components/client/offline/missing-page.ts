// When the offline page is served in place of one that is not on the device, shows which page is missing and which games are available.
// Loaded with <hoyle-offline> if the address is not that of the offline page itself.
import { singleAt } from '../../../lib/editions/edition-files.ts';
import { recentGames } from '../device/recent-games.ts';
import { shownEdition } from './load.ts';
import { ownCaches } from './own-caches.ts';

/** The most games that are listed; a link to all games follows. */
const MOST = 12;

/** Titles of games by address, from the list of games, which is always cached. */
async function titles(root: URL): Promise<Map<string, string>> {
  const html = await fetch(new URL('games/', root)).then((response) => response.text());
  const list = new DOMParser().parseFromString(html, 'text/html');
  return new Map(
    [...list.querySelectorAll<HTMLAnchorElement>('.game-lines a')].map((one) => [new URL(one.getAttribute('href') ?? '', root).pathname, one.textContent]),
  );
}

/** Ids of the games that are cached for this edition, in a bundle or as single pages; recently opened games come first. */
async function gamesHere(root: URL): Promise<string[]> {
  const all = ownCaches(caches, root.href);
  const names = (await all.keys()).filter((name) => name.startsWith(`hoyle-${shownEdition()}-`));
  const paths = (await Promise.all(names.map(async (name) => (await all.open(name)).keys()))).flat().map(({ url }) => new URL(url).pathname);
  const ids = new Set(
    paths.flatMap((path) => /\/packs\/games\/([a-z0-9-]+)\.[\w-]+\.bin$|\/games\/([a-z0-9-]+)\/$/.exec(path)?.slice(1) ?? []).filter(Boolean),
  );
  const recent = recentGames().filter((id) => ids.has(id));
  return [...recent, ...[...ids].filter((id) => !recent.includes(id)).sort()];
}

const link = (href: string, textContent: string): HTMLAnchorElement => Object.assign(document.createElement('a'), { className: 'button', href, textContent });

/** Shows the missing page and the available games at the top of the page. `own` is the path of the offline page. */
export async function showMissing(page: HTMLElement, own: string): Promise<void> {
  const root = new URL('..', new URL(own, location.origin));
  const [known, here] = await Promise.all([titles(root).catch(() => new Map<string, string>()), gamesHere(root).catch(() => [])]);
  const title = known.get(singleAt(location.pathname)?.place ?? location.pathname) ?? 'This page';
  const named = here.flatMap((id) => {
    const address = new URL(`games/${id}/`, root).pathname;
    const name = known.get(address);
    return name === undefined ? [] : [link(address, name)];
  });
  const [head, section] = [page.querySelector('h1'), page.querySelector<HTMLElement>('[data-missing]')];
  if (head === null || section === null) return;
  head.textContent = `${title} is not on this device yet`;
  document.title = `${head.textContent} · According to Hoyle`;
  page.querySelector('.standfirst')?.replaceChildren('The site cannot be reached: there is no network, or the site does not respond.');
  const list = Object.assign(document.createElement('p'), { className: 'buttons' });
  const more = named.length - MOST;
  const rest = more > 0 ? [link(new URL('games/', root).pathname, `and ${more} more`)] : [];
  list.append(...[...named.slice(0, MOST), ...rest].flatMap((one) => [one, ' ']));
  section.querySelector('[data-here]')?.replaceChildren(...(named.length === 0 ? ['No game is on this device yet.'] : ['On this device:', list]));
  section.querySelector<HTMLAnchorElement>('[data-again]')?.setAttribute('href', location.href);
  section.hidden = false;
  page.querySelector('[data-at-rest]')?.remove();
}
