// Each line of an answer links to a row on the page where it was counted. The remaining exceptions are counted, and the counts
// may only shrink. An inherited scorer or sheet is run on the parent's own examples.
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentAlone } from '../../../src/lib/content/one-page.ts';
import type { Place } from '../../../src/rules-engine/index.ts';
import { isChanged } from '../../support/changed.ts';
import { rulesNamedAt } from '../../support/counts/lines.ts';
import { library, places, whole } from '../../support/library.ts';
import { isFull, sample } from '../../support/tier.ts';
import left from './lines-elsewhere.json' with { type: 'json' };

/** Rules of lines that are not rows of this place. */
function elsewhereAt(place: Place): string[] {
  const rules = contentAlone(library, place.id)?.rules ?? [];
  const here = new Set([...place.laws.map(({ id }) => id), ...place.points.map(({ id }) => id), ...rules.map(({ key }) => `${place.id}.rule.${key}`)]);
  return rulesNamedAt(place)
    .filter((rule) => !here.has(rule) && !here.has(`${place.id}.${rule}`))
    .map((rule) => `${place.id}: ${rule}`);
}

test('each line of an answer links to a row on its page', () => {
  const found = sample(places, 2, ({ id }) => isChanged(id)).flatMap((place) => elsewhereAt(place).map((say) => ({ game: place.id.split('/')[0] ?? '', say })));
  const now: Record<string, number> = {};
  for (const { game } of found) now[game] = (now[game] ?? 0) + 1;
  if (whole && isFull && process.env.SHRINK !== undefined)
    writeFileSync(new URL('./lines-elsewhere.json', import.meta.url), `${JSON.stringify(now, null, 2)}\n`);
  const allowed: Readonly<Record<string, number>> = left;
  const over = found.filter(({ game }) => (now[game] ?? 0) > (allowed[game] ?? 0)).map(({ say }) => say);
  expect(over, 'lines of another page, more than tests/conformance/scores/lines-elsewhere.json allows').toEqual([]);
});
