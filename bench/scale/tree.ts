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

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

interface Planned {
  readonly id: string;
  readonly title: string;
  readonly shelf: string;
  /** How many forms its books tell of. */
  readonly variants: number;
}

/** The model's own ids in a source become the game's to come. A word that is a suit or a shelf as well stays where no id can stand. */
const renamed = (source: string, from: string, title: string, to: Planned): string =>
  source
    .replaceAll(new RegExp(`\\b((?:id|from): ')${from}(?=['/])`, 'g'), `$1${to.id}`)
    .replaceAll(new RegExp(`(['"\`])${from}(?=[/.][a-z])`, 'g'), `$1${to.id}`)
    .replaceAll(new RegExp(`^${from}(?=[/. \\t]|$)`, 'gm'), to.id)
    .replaceAll(new RegExp(`\\b(title: )(['"])${title}\\2`, 'g'), (_, key: string) => key + JSON.stringify(to.title))
    .replace(/^( {2}shelf: )'.*?'/m, `$1'${to.shelf}'`);

/**
 * Copies the repository at `root` to `to`. Every game of the books that is still to come, up to `many` in all, leaves the list of those and takes the folder and the text
 * of one that is here under its own name and on its own shelf: of one with as many forms as its books tell of, or, `heavy`, of each in
 * turn, the largest too, which makes thrice the forms. Returns their ids.
 */
export function growTree(root: string, to: string, many: number, heavy: boolean): string[] {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of NEEDED)
    if (existsSync(join(root, name))) cpSync(join(root, name), join(to, name), { recursive: true, filter: (path) => !path.includes('public/engine') });
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
  const games = readdirSync(join(to, GAMES)).sort();
  const models = games.filter((game) => game !== NOT_COPIED);
  const list = join(to, 'content/books/games.json');
  const planned = JSON.parse(readFileSync(list, 'utf8')) as Planned[];
  const toCome = planned.slice(0, many - games.length);
  writeFileSync(list, JSON.stringify(planned.slice(toCome.length)));
  const formsOf = (game: string) => {
    const folder = join(to, GAMES, game, 'variants');
    return existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'shared').length : 0;
  };
  const forms = new Map(models.map((game) => [game, formsOf(game)]));
  toCome.forEach((one, n) => {
    const far = (game: string) => Math.abs((forms.get(game) ?? 0) - one.variants);
    const nearest = Math.min(...models.map(far));
    const fitting = heavy ? models : models.filter((game) => far(game) === nearest);
    const from = fitting[n % fitting.length] ?? '';
    const title = /\n {2}title: ['"](.*?)['"],\n/.exec(readFileSync(join(to, GAMES, from, 'index.ts'), 'utf8'))?.[1] ?? '';
    for (const [folder, target] of [
      [join(to, GAMES, from), join(to, GAMES, one.id)],
      [join(to, 'content/games', from), join(to, 'content/games', one.id)],
    ] as const) {
      if (!existsSync(folder)) continue;
      cpSync(folder, target, { recursive: true });
      for (const file of textFiles(target)) writeFileSync(file, renamed(readFileSync(file, 'utf8'), from, title, one));
    }
    const text = readFileSync(join(to, `content/games/${from}.mdx`), 'utf8');
    writeFileSync(join(to, `content/games/${one.id}.mdx`), renamed(text, from, title, one));
  });
  return toCome.map((one) => one.id);
}
