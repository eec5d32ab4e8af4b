// Moves the site into a folder of its host (BASE=/hoyle). Pages, scripts and records are written with addresses from the root; at the end of
// the build, the folder is added to every one of them. An address is recognised by the names at the top level of the site: `/games/…` in
// quotes is one, `/regular expression/` is not. A build for the root is left unchanged.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { LIST } from '../lib/editions/edition-files.ts';
import { styleHash } from './style-and-policy.ts';

/** A file that only the last step of the build writes. */
const WORKER = '/sw.js';
/** What may precede an address, by kind of file. */
const BEFORE: Readonly<Record<string, string>> = {
  js: '["\'`]',
  json: '"',
  ndjson: '"',
  csv: '[,\n]',
  webmanifest: '"',
  html: '["\'>\\s=(;]',
  css: '[("\']',
  xml: '["\'>\\s]',
  txt: '[\\s(`]',
  md: '[(]',
};

/**
 * The front page has no name, so it is recognised by the attribute or property around it. Pagefind makes addresses from its `baseUrl`.
 */
const FRONT: Readonly<Record<string, RegExp>> = {
  html: /(?<=\s(?:href|action|data-[a-z-]+)=")\/(?=["?#])/g,
  js: /(?<=href=\\?"|\bbaseUrl:\s*["'`])\/(?=\\?["'`?#])/g,
  webmanifest: /(?<=")\/(?=["?#])/g,
};

const kindOf = (file: string) => file.slice(file.lastIndexOf('.') + 1);
const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names at the top level of a built site, including those that are still to be written. */
export const namesIn = (dir: URL): string[] => [...new Set([...readdirSync(dir).filter((name) => !name.startsWith('.')), LIST.slice(1), WORKER.slice(1)])];

/** Adds a folder to the addresses in the text of a file. `origin` is the site's own address, if it is known. */
export function moveInto(folder: string, text: string, file: string, names: readonly string[], origin?: string): string {
  const before = BEFORE[kindOf(file)];
  if (folder === '' || before === undefined) return text;
  const address = new RegExp(`(?<=${before})/(?=(?:${names.map(plain).join('|')})(?:[/"'\`?#<\\s)\\\\]|$))`, 'g');
  const moved = text.replace(address, `${folder}/`).replace(FRONT[kindOf(file)] ?? /$^/g, `${folder}/`);
  return origin === undefined ? moved : moved.replaceAll(`${origin}/`, `${origin}${folder}/`);
}

/** The inline styles of a page, or a whole style sheet, as hashed for the policy. */
const stylesIn = (text: string, file: string): string[] =>
  kindOf(file) === 'css' ? [text.trim()] : [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);

/** Moves a page or a style sheet. This changes styles that contain the path of a file: `hashes` maps their old hashes to the new ones, which replace them in the page's policy. */
export function moveStyled(
  folder: string,
  text: string,
  file: string,
  names: readonly string[],
  origin: string | undefined,
  hashes: Map<string, string>,
): string {
  const moved = moveInto(folder, text, file, names, origin);
  if (!/\.(html|css)$/.test(file)) return moved;
  const now = stylesIn(moved, file);
  for (const [n, style] of stylesIn(text, file).entries()) if (style !== now[n]) hashes.set(styleHash(style), styleHash(now[n] ?? ''));
  return kindOf(file) === 'html' ? withHashes(moved, hashes) : moved;
}

/** Replaces old hashes in a policy. */
const withHashes = (text: string, hashes: ReadonlyMap<string, string>): string => text.replace(/'sha256-[^']+'/g, (hash) => hashes.get(hash) ?? hash);

/** Adds a folder to the addresses in all files of a built site but its list and its worker, which are written last. Returns how many files it read. */
export function moveSite(dir: URL, folder: string, origin?: string, names: readonly string[] = namesIn(dir)): number {
  const [top = ''] = folder.slice(1).split('/');
  if (names.includes(top)) throw new Error(`BASE: "${folder}" cannot be told from the site's own /${top}. Choose another name.`);
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('pagefind/') && BEFORE[kindOf(file)] !== undefined && statSync(new URL(encodeURI(file), dir)).isFile());
  const hashes = new Map<string, string>();
  for (const file of files) {
    const url = new URL(encodeURI(file), dir);
    writeFileSync(url, moveStyled(folder, readFileSync(url, 'utf8'), file, names, origin, hashes));
  }
  const headers = new URL('_headers', dir);
  writeFileSync(headers, withHashes(readFileSync(headers, 'utf8').replace(/^\//gm, `${folder}/`), hashes));
  return files.length;
}

export default function subPath(folder: string): AstroIntegration {
  let origin: string | undefined;
  return {
    name: 'sub-path',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site === undefined ? undefined : new URL(config.site).origin;
      },
      'astro:build:done': ({ dir, logger }) => {
        if (folder !== '') logger.info(`${moveSite(dir, folder, origin)} files now lead to what stands under ${folder}/`);
      },
    },
  };
}
