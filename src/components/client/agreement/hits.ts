// What a table has agreed, in the hits of the search: the agreed ruling of a law stands first and says so.
import { type AgreedGame, holdsOn } from '../../../lib/agreements/agreement.ts';
import { houseMark, leadCase } from './marks.ts';
import { agreeableAt } from './places.ts';

const LAW = /\/games\/((?:[a-z0-9-]+\/)??[a-z0-9-]+)\/law\/([a-z0-9-]+)\/$/;

/** Rules the first hit, where it is a law of a game of which something is agreed. A hit that shows no ruling stays as it is: it may be hidden. */
async function ruleHit(hit: Element, games: readonly AgreedGame[]): Promise<void> {
  const link = hit.querySelector('a');
  const [, place = '', law = ''] = LAW.exec(link === null ? '' : new URL(link.href).pathname) ?? [];
  const game = games.find((one) => one.place === place);
  if (game === undefined || hit.querySelector('.ruled') === null) return;
  const data = await agreeableAt(place).catch(() => null);
  if (hit.querySelector('.by-agreement') !== null) return;
  const former = Object.fromEntries(Object.entries(data?.former ?? {}).flatMap(([was, now]) => (now === null ? [] : [[was, now]])));
  const holds = holdsOn(game, law, former);
  if (holds?.by === 'house') link?.after(houseMark(holds.text));
  else if (holds?.by === 'book') leadCase(hit, holds.book, data?.laws[law]?.books[holds.book]);
}

/** Rules every first hit that the search shows on this page. */
export function governHits(games: readonly AgreedGame[]): void {
  const all = () => document.querySelectorAll('.first-hit').forEach((hit) => void ruleHit(hit, games));
  all();
  new MutationObserver((changes) => {
    if (
      changes.some(({ addedNodes }) =>
        [...addedNodes].some((one) => one instanceof Element && (one.matches('.first-hit') || one.querySelector('.first-hit') !== null)),
      )
    )
      all();
  }).observe(document.body, { childList: true, subtree: true });
}
