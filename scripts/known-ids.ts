// Every id that stands, as a list for the compiler: `.cache/known-ids.d.ts`, and a project of the engine that is checked with it. It is not
// kept: those who write at the same time would meet in it. Run before the types are checked.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Game, type Library, makeId, placesOf, resolve } from '../src/rules-engine/index.ts';
import { registry } from '../src/rules-engine/registry.ts';

// A game that does not load yet is left out, and the loops say why.
const loaded = await Promise.allSettled(Object.values(registry).map(async (load) => (await load()).default));
const library: Library = new Map(loaded.flatMap((one): [string, Game][] => (one.status === 'fulfilled' ? [[one.value.id, one.value]] : [])));

/** Ids of the rows of a place. One that cannot be resolved yet has none. */
function rowIds(place: string): string[] {
  try {
    const { laws, points, scorers } = resolve(library, place);
    return [...laws.map((law) => law.id), ...points.map((item) => item.id), ...Object.keys(scorers).map((key) => makeId(place, 'score', key))];
  } catch {
    return [];
  }
}

/** Ids of what the text tells: rules and questions. */
const textIds = globSync('content/games/**/*.mdx').flatMap((file) => {
  const place = file.replaceAll('\\', '/').replace(/^content\/games\/|\.mdx$/g, '');
  const found = readFileSync(file, 'utf8').matchAll(/<(Rule|Question)\s[^>]*?\bid="([^"]+)"/g);
  return [...found].map(([, kind, key = '']) => makeId(place, kind === 'Rule' ? 'rule' : 'question', key));
});

const ids = [...[...library.values()].flatMap(placesOf).flatMap(rowIds), ...textIds].sort();
mkdirSync('.cache/engine', { recursive: true });
writeFileSync(
  '.cache/engine/known-ids.d.ts',
  `import '../../src/rules-engine/core/ids.ts';
declare module '../../src/rules-engine/core/ids.ts' {
  interface KnownIds {
${ids.map((id) => `    '${id}': 1;`).join('\n')}
  }
}
`,
);
writeFileSync(
  '.cache/engine/tsconfig.json',
  `${JSON.stringify({ extends: '../../src/rules-engine/tsconfig.json', include: ['../../src/rules-engine/**/*.ts', 'known-ids.d.ts'] })}\n`,
);
