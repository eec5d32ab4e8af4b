// The documents name paths from the root of the repository; all of them exist.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '../../src/rules-engine/registry.ts';

const texts = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/*.md').sort()].map((name) => [name, readFileSync(name, 'utf8')] as const);
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n');
const names = new Set(tracked.flatMap((path) => path.split('/').map((part, n, all) => (n < all.length - 1 ? `${part}/` : part))));
/** What exists only after a build. */
const BUILT = ['dist'];

/** Whether text in code marks is a path, such as `src/lib/search/`, and not the id of a place, such as `euchre/railroad`. */
function isPath(name: string): boolean {
  const [first = ''] = name.split('/');
  return /^\.?\w[\w.-]*(?:\/[\w.-]+)+\/?$/.test(name) && !(first in registry) && !BUILT.includes(first);
}
/** Whether it is just the name of a folder or code file, which may be in any folder. */
const isBareName = (name: string): boolean => /^[\w-]+(?:\/|\.(?:ts|mjs|astro|css))$/.test(name) && !BUILT.includes(name.slice(0, -1));

test.each(texts)('%s: paths start at the root and exist', (_, text) => {
  const prose = text.replace(/^ *```[\s\S]*?^ *```/gm, '');
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => isPath(name) && !existsSync(name))).toEqual([]);
  expect(named.filter((name) => isBareName(name) && !names.has(name))).toEqual([]);
});

test.each(texts)('%s: links lead to files', (name, text) => {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(dirname(name), link)))).toEqual([]);
});

test('the tree of ARCHITECTURE.md matches the repository', () => {
  const tree = /## The tree\s+```\n([\s\S]*?)```/.exec(readFileSync('ARCHITECTURE.md', 'utf8'))?.[1] ?? '';
  const above: string[] = [];
  const paths = [...tree.matchAll(/^( {0,8})(\S+)(?: .*)?$/gm)].map(([, { length } = '', name = '']) => {
    above.splice(length / 2, above.length, name.replace(/\/$/, ''));
    return above.join('/');
  });
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(path.replace(/<game>/, 'euchre')))).toEqual([]);
  // The tree names every subfolder of these.
  const folders = tracked.flatMap((path) => /^(src\/(?:rules-engine|lib)\/[\w-]+|src\/[\w-]+)\//.exec(path)?.[1] ?? []);
  expect([...new Set(folders)].filter((folder) => !paths.includes(folder))).toEqual([]);
});
