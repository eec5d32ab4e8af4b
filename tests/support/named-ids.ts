// Ids that exist, for texts that mention ids: every id of the site or, with `GAME`, those of the games mentioned.
import { contentAlone } from '../../src/lib/content/one-page.ts';
import { loadWith, makeId, placesOf, resolve } from '../../src/rules-engine/index.ts';
import { oddsOf, registry } from '../../src/rules-engine/registry.ts';
import { whole } from './library.ts';

const gameIn = (id: string) => id.split(/[/.]/)[0] ?? '';

/** Which of the ids exist. Glossary ids have a test of their own. */
async function existingOf(named: readonly string[]): Promise<string[]> {
  const library = await loadWith(registry, [...new Set(named.map(gameIn))]);
  const found = new Set<string>();
  for (const place of [...library.values()].flatMap((game) => placesOf(game).map((id) => resolve(library, id)))) {
    const content = contentAlone(library, place.id);
    found.add(place.id);
    for (const { id } of [...place.laws, ...place.points]) found.add(id);
    for (const key of Object.keys(place.scorers)) found.add(makeId(place.id, 'score', key));
    for (const { key } of content?.rules ?? []) found.add(makeId(place.id, 'rule', key));
    for (const { key } of content?.questions ?? []) found.add(makeId(place.id, 'question', key));
    const odds = oddsOf[place.id];
    if (odds !== undefined) for (const key of Object.keys((await odds()).odds.rows)) found.add(makeId(place.id, 'odds', key));
  }
  return named.filter((id) => found.has(id));
}

/** A set that contains every one of the named ids that exists. */
export async function idsNamed(named: readonly string[]): Promise<ReadonlySet<string>> {
  if (!whole) return new Set(await existingOf(named));
  const { publishedIds } = await import('../../src/lib/addresses/published-ids.ts');
  return new Set(publishedIds());
}
