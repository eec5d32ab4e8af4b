// The page that stands in for one that is not on the device: says first which one is missing, and which games are here.
// Loaded with <hoyle-offline> where the address is not that of the page itself.
import { singleAt } from '../../../lib/editions/edition-files.ts';
import { recentGames } from '../recent-games.ts';
import { shownEdition } from './load.ts';
import { ownCaches } from './own-caches.ts';

/** Games named at most; the list of all games leads to the rest. */
const MOST = 12;

/** Addresses of places with their titles, out of the list of games, which every visit keeps. */
async function titles(root: URL): Promise<Map<string, string>> {
  const html = await fetch(new URL('games/', root)).then((response) => response.text());
  const list = new DOMParser().parseFromString(html, 'text/html');
  return new Map(
    [...list.querySelectorAll<HTMLAnchorElement>('.game-lines a')].map((one) => [new URL(one.getAttribute('href') ?? '', root).pathname, one.textContent]),
  );
}

/** Ids of the games that the edition has on this device, in a bundle or as a page of their own; those opened last come first. */
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

/** Puts it at the head of the page. `own` is the page's own address, from the root. */
export async function showMissing(page: HTMLElement, own: string): Promise<void> {
  const root = new URL('..', new URL(own, location.origin));
  const [known, here] = await Promise.all([titles(root).catch(() => new Map<string, string>()), gamesHere(root).catch(() => [])]);
  const title = known.get(singleAt(location.pathname)?.place ?? location.pathname) ?? 'This page';
  const named = here.flatMap((id) => {
    const address = new URL(`games/${id}/`, root).pathname;
    const name = known.get(address);
    return name === undefined ? [] : [link(address, name)];
  });
  const [head, said] = [page.querySelector('h1'), page.querySelector<HTMLElement>('[data-missing]')];
  if (head === null || said === null) return;
  head.textContent = `${title} is not on this device yet`;
  document.title = `${head.textContent} · According to Hoyle`;
  page.querySelector('.standfirst')?.replaceChildren('The site cannot be reached just now: there is no network, or it does not answer.');
  const list = Object.assign(document.createElement('p'), { className: 'buttons' });
  const more = named.length - MOST;
  const rest = more > 0 ? [link(new URL('games/', root).pathname, `and ${more} more`)] : [];
  list.append(...[...named.slice(0, MOST), ...rest].flatMap((one) => [one, ' ']));
  said.querySelector('[data-here]')?.replaceChildren(...(named.length === 0 ? ['No game is on this device yet.'] : ['You have:', list]));
  said.querySelector<HTMLAnchorElement>('[data-again]')?.setAttribute('href', location.href);
  said.hidden = false;
  page.querySelector('[data-at-rest]')?.remove();
}
