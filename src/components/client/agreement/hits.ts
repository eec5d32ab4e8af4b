// Applies the active agreement to search results: the agreed ruling of a law comes first and is marked.
import { type AgreedGame, ruleInForce } from '../../../lib/agreements/agreement.ts';
import { houseMark, leadCase } from './marks.ts';
import { agreeableAt } from './places.ts';

const LAW = /\/games\/((?:[a-z0-9-]+\/)??[a-z0-9-]+)\/law\/([a-z0-9-]+)\/$/;

/** Applies an agreement to a hit that is a law of an agreed game. A hit without a visible ruling is left alone: its ruling may be held back. */
async function ruleHit(hit: Element, games: readonly AgreedGame[]): Promise<void> {
  const link = hit.querySelector('a');
  const [, place = '', law = ''] = LAW.exec(link === null ? '' : new URL(link.href).pathname) ?? [];
  const game = games.find((one) => one.place === place);
  if (game === undefined || hit.querySelector('.ruled') === null) return;
  const data = await agreeableAt(place).catch(() => null);
  if (hit.querySelector('.by-agreement') !== null) return;
  const former = Object.fromEntries(Object.entries(data?.former ?? {}).flatMap(([was, now]) => (now === null ? [] : [[was, now]])));
  const rule = ruleInForce(game, law, former);
  if (rule?.by === 'house') link?.after(houseMark(rule.text));
  else if (rule?.by === 'book') leadCase(hit, rule.book, data?.laws[law]?.books[rule.book]);
}

/** Applies an agreement to every first hit on this page. */
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
