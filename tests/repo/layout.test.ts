// One layout for all game folders, and files of limited length.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../src/rules-engine/registry.ts';

const GAMES = 'src/rules-engine/games';
/** Lists of a game or a variant: each is a file, or, once it has outgrown that, a folder of the same name with an index. */
const LISTS = ['laws', 'points', 'examples'];
/** What else a game may have: its head, code, citations, words, diagrams, odds, moves, lock and ledger, and folders of scorers and variants. */
const OF_GAME = [
  'index.ts',
  'code.ts',
  'cites.ts',
  'words.ts',
  'diagrams.ts',
  'odds.ts',
  'patience.ts',
  'ids.lock',
  'ledger.txt',
  'scorers',
  'reckoning',
  'variants',
];
/** A patience is one file; any other game has its code and its citations beside its head. */
const ALWAYS = ['code.ts', 'cites.ts'];
const isOneFile = (folder: string) => readFileSync(`${folder}/index.ts`, 'utf8').includes('patienceGame(');
/** What a variant of more than one file may have: its few scorers may be a single file. */
const OF_VARIANT = ['index.ts', 'cites.ts', 'scorers.ts', 'scorers', 'reckoning.ts', 'reckoning', 'odds.ts'];
/** What several variants of a game share. */
const SHARED = 'shared';
const MOST = 250;
/** Laws and worked examples of a game are rows, with many answers and rulings, each on its own line. */
const MOST_ROWS = 350;
const isRows = (name: string) => /^src\/rules-engine\/games\/.*(?:laws|examples|variants)/.test(name);

/** What is wrong with a folder of parts, and how to fix it. */
function faultsOf(folder: string, parts: readonly string[]): string[] {
  const here = readdirSync(folder);
  const may = [...parts, ...LISTS.flatMap((list) => [`${list}.ts`, list])];
  return [
    ...here.filter((name) => !may.includes(name)).map((name) => `${folder}/${name}: expected one of ${may.join(', ')}`),
    ...here.filter((name) => here.includes(`${name}.ts`)).map((name) => `${folder}: ${name}.ts and ${name}/ stand side by side`),
    ...LISTS.filter((list) => here.includes(list) && !existsSync(`${folder}/${list}/index.ts`)).map((list) => `${folder}/${list}: no index.ts tells it whole`),
  ];
}

describe.each(Object.entries(registry))('%s', (game, load) => {
  const folder = `${GAMES}/${game}`;
  test('has its parts under their names, each list once', () => {
    const missing = (isOneFile(folder) ? [] : ALWAYS).filter((name) => !existsSync(`${folder}/${name}`)).map((name) => `${folder}: no ${name}`);
    const nameless = LISTS.filter((list) => existsSync(`${folder}/${list}/index.ts`)).flatMap((list) =>
      new RegExp(`^export const ${list}\\b`, 'm').test(readFileSync(`${folder}/${list}/index.ts`, 'utf8'))
        ? []
        : [`${folder}/${list}/index.ts: no \`${list}\``],
    );
    expect([...missing, ...faultsOf(folder, OF_GAME), ...nameless]).toEqual([]);
  });
  test('has its variants by their names: a file each, or a folder with the parts of one', async () => {
    const keys = Object.keys((await load()).default.variants);
    const forms = existsSync(`${folder}/variants`) ? readdirSync(`${folder}/variants`) : [];
    expect(
      forms
        .map((name) => name.replace(/\.ts$/, ''))
        .filter((name) => name !== SHARED)
        .toSorted(),
    ).toEqual(keys.toSorted());
    const folders = forms.filter((name) => !name.endsWith('.ts') && name !== SHARED).map((name) => `${folder}/variants/${name}`);
    expect(folders.flatMap((form) => faultsOf(form, OF_VARIANT))).toEqual([]);
    expect(folders.filter((form) => !existsSync(`${form}/index.ts`) || readdirSync(form).length === 1)).toEqual([]);
  });
});

test(`no file of code is longer than ${MOST} lines`, () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'scripts', 'bench', 'tests'], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => /\.(ts|astro|mjs|css)$/.test(name) && existsSync(name));
  const long = files.flatMap((name) => {
    const lines = readFileSync(name, 'utf8').split('\n').length - 1;
    return lines > (isRows(name) ? MOST_ROWS : MOST) ? [`${name}: ${lines} lines`] : [];
  });
  expect(long).toEqual([]);
});
