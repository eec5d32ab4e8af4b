// Every line of every answer to a case from the books links somewhere: its rule has an address, and the address exists on the built site.
// No other test covers links that a script creates with an answer.
import { expect, test } from 'vitest';
import { anchorOf, parseId } from '../../../src/rules-engine/index.ts';
import { pages } from '../../support/browser/dist.ts';
import { rulesNamedAt } from '../../support/counts/lines.ts';
import { places } from '../../support/library.ts';

const anchors = new Map(pages.map(([address, html]) => [address, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? ''))]));

/** What is wrong with the address of a rule named at a place, or null; `points.march` belongs to that place. */
function faultOf(place: string, rule: string): string | null {
  const id = parseId(rule) === null ? `${place}.${rule}` : rule;
  if (parseId(id) === null) return 'is no id';
  const { pathname, hash } = new URL(anchorOf(id), 'http://site');
  const page = anchors.get(pathname);
  if (page === undefined) return `leads to ${pathname}, which is no page`;
  return hash === '' || page.has(decodeURIComponent(hash.slice(1))) ? null : `leads to ${pathname}${hash}, which is not there`;
}

test('every line of an answer links to its rule', () => {
  const named = places.flatMap(({ id, ...place }) => rulesNamedAt({ id, ...place }).map((rule) => ({ id, rule })));
  expect(named.length).toBeGreaterThan(500);
  const dead = named.flatMap(({ id, rule }) => {
    const fault = faultOf(id, rule);
    return fault === null ? [] : [`${id}: ${rule} ${fault}`];
  });
  expect(dead).toEqual([]);
});
