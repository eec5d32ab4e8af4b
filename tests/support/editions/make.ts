// Editions of a small site, made from the built one: a few pages with all that they need, renamed. One kind renames its code files, like
// a code change; the other has the same code under the same names, like a text change.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeEdition } from '../../../src/integrations/editions/offline.ts';
import { type EditionFiles, editionIn, LIST, type Needs, type PartFiles, partListAt } from '../../../src/lib/editions/edition-files.ts';
import { DIST, readDist } from '../browser/dist.ts';

/** Pages of the small site. */
export const GAMES = ['/games/euchre/', '/games/cribbage/', '/games/whist/'] as const;
/** Links to a score, and the score that the page must show in every edition. */
export const SCORES: Readonly<Record<string, readonly [link: string, score: string]>> = {
  '/games/cribbage/score/hand/': ['?book=sierra&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D', '29'],
  '/games/euchre/': ['?alone=no&score=deal&tricks=5', '2'],
};
const SEARCHED = '/games/euchre/';
const PAGES = ['/', '/search/', '/penalties/', '/games/', '/score/', '/offline/', '/about/', ...GAMES, '/games/cribbage/score/hand/'];

/** Milliseconds after which a host that does not answer counts as offline. */
const SILENCE = 600;

export interface Edition {
  readonly name: string;
  /** What its code reports about itself; editions with the same code report the same. */
  readonly code: string;
  readonly folder: string;
  readonly list: EditionFiles;
}

const isText = (file: string) => /\.(html|js|json|webmanifest)$/.test(file);
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile());
const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : path).slice(1);

/** What every page and file of the built site needs, from the lists of all its parts. */
export function needsOf({ needs, parts }: EditionFiles): Needs {
  const lists = Object.entries(parts).flatMap(([part, [, list]]) =>
    list === undefined ? [] : [JSON.parse(readDist(partListAt(part, list).slice(1))) as PartFiles],
  );
  return Object.assign({}, needs, ...lists.map((one) => one.needs)) as Needs;
}

/** Copies the pages of the small site into a folder, with their code, the search and the files at the root. */
export function copySmall(list: EditionFiles, needs: Needs, into: string): void {
  const needed = PAGES.flatMap((path) => [path, ...(needs[path] ?? [])]);
  const rest = Object.keys(list.files).filter((path) => /^\/_astro\/|^\/search\/|^\/[^/]+\.[^/]+$/.test(path));
  for (const path of new Set([...needed, ...rest])) {
    mkdirSync(join(into, fileOf(path), '..'), { recursive: true });
    cpSync(new URL(fileOf(path), DIST), join(into, fileOf(path)));
  }
  cpSync(new URL('_headers', DIST), join(into, '_headers'));
  cpSync(new URL('search/pieces/', DIST).pathname, join(into, 'search/pieces'), { recursive: true });
  // Only euchre's passages of the full text: the others would be thousands of files.
  const isWanted = (from: string) => !/\/fragment\/[^/]+$/.test(from) || readFileSync(from, 'utf8').includes(`"url":"${SEARCHED}`);
  cpSync(new URL('pagefind/', DIST).pathname, join(into, 'pagefind'), { recursive: true, filter: isWanted });
}

/** Makes an edition in its own folder. With `renames` its code has other names and other content; without, it is the code of the built site. */
export async function makeEdition(folder: string, name: string, renames: boolean): Promise<Edition> {
  const built = JSON.parse(readDist(LIST.slice(1))) as EditionFiles;
  const code = renames ? name : 'built';
  const needs = needsOf(built);
  copySmall(built, needs, folder);
  const isCode = (file: string) => /^(engine|_astro)\/.*\.js$/.test(file);
  const names = new Map<string, string>();
  if (renames)
    for (const file of filesIn(folder).filter(isCode)) {
      const hash = createHash('sha256').update(name).update(file).digest('hex').slice(0, 8);
      names.set(file.slice(file.indexOf('/') + 1), file.slice(file.indexOf('/') + 1).replace(/\.[\w-]+\.js$/, `.${hash}.js`));
    }
  const named = new RegExp([...names.keys(), built.edition].map((one) => one.replace(/[.$]/g, '\\$&')).join('|'), 'g');
  const renamed = (text: string) => text.replace(named, (one) => (one === built.edition ? name : (names.get(one) ?? one)));
  for (const file of filesIn(folder)) {
    if (!isText(file) || file.startsWith('pagefind')) continue;
    const text = renamed(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), isCode(file) ? `${text}\n;(globalThis.usedCode??=[]).push(${JSON.stringify(code)});` : text);
    const to = join(folder, renamed(file));
    if (to !== join(folder, file)) renameSync(join(folder, file), to);
  }
  const imports = Object.fromEntries(Object.entries(needs).map(([path, all]) => [renamed(path), all.map(renamed)]));
  const { list } = await writeEdition(pathToFileURL(`${folder}/`), name, imports, '', SILENCE);
  for (const page of PAGES)
    if (!existsSync(join(folder, fileOf(page))) || editionIn(readFileSync(join(folder, fileOf(page)), 'utf8')) !== name)
      throw new Error(`${name}: ${page} is not of it`);
  return { name, code, folder, list };
}
