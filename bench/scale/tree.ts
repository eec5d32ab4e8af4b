// A tree of the project as it may be when every game of the books is written: the games of today, copied under other names until there
// are as many. It stands outside the repository and shares its packages.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NEEDED = [
  'src',
  'content',
  'public',
  'scripts',
  'tests',
  'package.json',
  'astro.config.mjs',
  'tsconfig.json',
  'vitest.config.ts',
  'biome.json',
  'CHANGELOG.md',
];
const GAMES = 'src/rules-engine/games';
/** A code that games lean on, and no game of its own. */
const NOT_COPIED = 'general-laws';

/** A word that stands in no title yet: names of games differ, so that nothing is smaller only because it was copied. */
function inventName(n: number): string {
  const parts = ['ka', 'ro', 'mel', 'ti', 'sun', 'dor', 'vi', 'pla', 'gre', 'nok', 'bus', 'fen'];
  return [n % 12, Math.floor(n / 12) % 12, (n * 7 + 3) % 12].map((at) => parts[at]).join('');
}

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The game's own ids in a source become the copy's. A word that is a suit or a shelf as well stays where no id can stand. */
const renamed = (source: string, from: string, to: string, title: string, newTitle: string): string =>
  source
    .replaceAll(new RegExp(`\\b((?:id|from): ')${from}(?=['/])`, 'g'), `$1${to}`)
    .replaceAll(new RegExp(`(['"\`])${from}(?=[/.][a-z])`, 'g'), `$1${to}`)
    .replaceAll(new RegExp(`^${from}(?=[/. \\t]|$)`, 'gm'), to)
    .replaceAll(new RegExp(`\\b(title: ['"])${title}(?=['"])`, 'g'), `$1${newTitle}`);

/** Copies the repository at `root` to `to` and its games under other names until there are `many`. Returns the ids of the copies. */
export function growTree(root: string, to: string, many: number): string[] {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of NEEDED)
    if (existsSync(join(root, name))) cpSync(join(root, name), join(to, name), { recursive: true, filter: (path) => !path.includes('public/engine') });
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
  const games = readdirSync(join(to, GAMES)).sort();
  const models = games.filter((game) => game !== NOT_COPIED);
  const copies: string[] = [];
  for (let n = 0; games.length + copies.length < many; n++) {
    const from = models[n % models.length] ?? '';
    const name = inventName(n);
    const id = `${from}-${name}`;
    const index = readFileSync(join(to, GAMES, from, 'index.ts'), 'utf8');
    const title = /\n {2}title: ['"](.*?)['"],\n/.exec(index)?.[1] ?? '';
    const newTitle = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    for (const folder of [join(GAMES, from), join('content/games', from)]) {
      const target = folder.slice(0, -from.length) + id;
      if (!existsSync(join(to, folder))) continue;
      cpSync(join(to, folder), join(to, target), { recursive: true });
      for (const file of textFiles(join(to, target))) writeFileSync(file, renamed(readFileSync(file, 'utf8'), from, id, title, newTitle));
    }
    const text = readFileSync(join(to, `content/games/${from}.mdx`), 'utf8');
    writeFileSync(join(to, `content/games/${id}.mdx`), renamed(text, from, id, title, newTitle));
    copies.push(id);
  }
  // Nothing is to come any more.
  writeFileSync(join(to, 'content/books/games.json'), '[]\n');
  return copies;
}
