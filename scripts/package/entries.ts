// Entry points of the package: a module for each game, and one for the scorers of each place.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ENGINE, type PlacedRow, placedRows } from '../../src/integrations/browser-code/engine-entries.ts';
import { askedBy, BOOK_SHORT, GENERAL_LAWS, loadWith, type Place, pricesOf } from '../../src/rules-engine/index.ts';
import { registry } from '../../src/rules-engine/registry.ts';
import { takes } from './fields.ts';
import { nameOfKey } from './names.ts';

/** What every module of scorers exports besides its scorers. */
const BESIDES = ['decode', 'sayProblem'];

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
/** The relative path from an entry point to a file of the engine. */
const from = (path: string, file: string): string => {
  const way = relative(dirname(path), file).replaceAll('\\', '/');
  return way.startsWith('.') ? way : `./${way}`;
};

async function writeGame(root: string, id: string): Promise<void> {
  const path = join(root, 'games', `${id}.js`);
  const lib = (file: string) => JSON.stringify(from(path, join(root, 'lib', file)));
  const needed = [...(await loadWith(registry, [id, GENERAL_LAWS])).keys()];
  write(
    path,
    `import { loadWith } from ${lib('rulesets/library.js')};
import game from ${lib(`games/${id}/index.js`)};
const games = {
${needed.map((one) => `  ${JSON.stringify(one)}: () => import(${lib(`games/${one}/index.js`)}),`).join('\n')}
};
export { game };
export default game;
export const load = () => loadWith(games, ${JSON.stringify([...new Set([id, GENERAL_LAWS])])});
`,
  );
  write(
    path.replace(/\.js$/, '.d.ts'),
    `import type { Game, Library } from ${lib('index.js')};

/** The rows of ${id} as they are written: its laws, points, scorers, variants and cases. */
export declare const game: Game;
export default game;
/** Loads the game with the games that its books refer to: \`resolve(await load(), '${id}')\` is what applies there. */
export declare function load(): Promise<Library>;
`,
  );
}

/** The comment of a scorer: what it counts, what it asks, its unit, its errors, its sources. */
function docstring({ place, row, books }: PlacedRow): string {
  const units = [
    ...new Set(place.points.flatMap((item) => Object.values(item.books).map((one) => (one?.status === 'stated' ? (one.unit ?? 'point') : 'point')))),
  ];
  const pages = books.map((book) => `${BOOK_SHORT[book]}${place.described.books[book]?.pages === undefined ? '' : ` p. ${place.described.books[book].pages}`}`);
  return [
    row.gist,
    '',
    ...Object.entries(askedBy(row)).map(([key, field]) => `- \`${key}\`: ${field.label} (${takes(field)})`),
    '',
    `Units of the game: ${units.join(', ')}; each total names its own.`,
    row.kind === 'scorer' ? 'Errors: invalid input is returned as `problems`, one for each field.' : 'Errors: an invalid entry has its `problems` in its row.',
    `Source: ${pages.join('; ')}.`,
  ]
    .map((line) => ` * ${line}`.trimEnd())
    .map((line) => line.replaceAll('*/', '* /'))
    .join('\n');
}

function writeScorers(root: string, place: Place, rows: readonly PlacedRow[]): void {
  const path = join(root, 'games', place.id, 'scorers.js');
  const lib = (file: string) => JSON.stringify(from(path, join(root, 'lib', file)));
  const names = rows.map(({ key }) => nameOfKey(key));
  const clash = names.filter((name, n) => BESIDES.includes(name) || names.indexOf(name) !== n);
  if (clash.length > 0) throw new Error(`${place.id}: two exports are called ${clash.join(', ')}`);
  const prices = pricesOf(place.points.map((item) => [item.key, item] as const));
  write(
    path,
    `import { bound } from ${lib('scoring/counts.js')};
import { schedulesOf } from ${lib('scoring/schedule.js')};
${rows.map(({ file, name }, n) => `import { ${name} as row${n} } from ${lib(relative(ENGINE, file).replace(/\.ts$/, '.js'))};`).join('\n')}
export { decode } from ${lib('scoring/decoding.js')};
export { sayProblem } from ${lib('scoring/result.js')};
const schedules = /* @__PURE__ */ schedulesOf(${JSON.stringify(place.id)}, ${JSON.stringify(prices)});
${rows.map(({ books }, n) => `const count${n} = /* @__PURE__ */ bound(row${n}, schedules, (book) => ${JSON.stringify(books)}.includes(book));`).join('\n')}
export { ${rows.map((_, n) => `count${n} as ${names[n]}`).join(', ')} };
`,
  );
  write(
    path.replace(/\.js$/, '.d.ts'),
    `import type { Scorer, Sheet } from ${lib('index.js')};
export { decode, sayProblem } from ${lib('index.js')};
${rows.map((one, n) => `/**\n${docstring(one)}\n */\ndeclare const count${n}: ${one.row.kind === 'scorer' ? 'Scorer' : 'Sheet'};`).join('\n')}
export { ${rows.map((_, n) => `count${n} as ${names[n]}`).join(', ')} };
`,
  );
}

/** Writes `games/<game>.js` and `games/<place>/scorers.js` with their types into the folder of the package. */
export async function writeEntries(root: string): Promise<void> {
  for (const id of Object.keys(registry)) await writeGame(root, id);
  const byPlace = Map.groupBy(await placedRows(), ({ place }) => place);
  for (const [place, rows] of byPlace) writeScorers(root, place, rows);
}
