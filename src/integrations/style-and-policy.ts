// Inlines the style sheet of each page: the page then paints after a single round trip, and its few kilobytes cost less time than a second round
// trip on a phone. All pages of a kind have the same text in <style>, so that the Content-Security-Policy can allow it by hash and still forbid
// every other. Each page also contains the policy, for hosts that do not read `_headers`: the same one without what only a header can say, and
// with the hash of the page's own style alone.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** The most bytes of a page in gzip. A page that would be larger with the style inlined keeps its link, which costs a round trip. */
const BUDGET = 60_000;

/** Pages that are never the first of a visit. They link the style sheet, which is in the browser's cache by then. */
const NEVER_FIRST = /(^|\/)(code|counts|offline|saved)\/index\.html$/;

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;
const CHARSET = /<meta charset="[^"]+">/i;
const OWN = "style-src 'self'";
/** White space between a block and its first element, which is not rendered: long pages have thousands. White space after a block is kept as a separator. */
const INDENT = /(<(?:section|article|header|div|details|form|ul|ol|dl|li|p|table|tr|td|th)(?: [^<>]*)?>)\s+(?=<[a-z])/g;

/** The hash of a style for a Content-Security-Policy. */
export const styleHash = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** White space at the end of a block, which is not rendered either. */
const AT_END = /\s+(?=<\/(?:section|article|header|div|details|form|ul|ol|dl|li|p|table|tr|td|th)>)/g;

interface Sheet {
  readonly style: string;
  readonly hash: string;
}

export default function styleAndPolicy(): AstroIntegration {
  return {
    name: 'style-and-policy',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const headers = new URL('_headers', dir);
        const rules = readFileSync(headers, 'utf8');
        const policy = /Content-Security-Policy: (.+)/.exec(rules)?.[1];
        if (policy?.includes(OWN) !== true) throw new Error(`_headers: expected a Content-Security-Policy with ${OWN} to add the hash of the style to`);
        const inPage = policy
          .split('; ')
          .filter((part) => !part.startsWith('frame-ancestors'))
          .join('; ');
        const sheets = new Map<string, Sheet>();
        const sheetAt = (path: string): Sheet => {
          const known = sheets.get(path);
          if (known !== undefined) return known;
          const style = readFileSync(new URL(path.slice(1), dir), 'utf8').trim();
          const read = { style, hash: styleHash(style) };
          sheets.set(path, read);
          return read;
        };
        const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html') && !name.startsWith('pagefind'));
        for (const name of pages) {
          const file = new URL(encodeURI(name.replaceAll('\\', '/')), dir);
          const html = readFileSync(file, 'utf8').replace(INDENT, '$1').replace(AT_END, '');
          const [path, ...more] = [...html.matchAll(LINK)].map(([, found = '']) => found);
          if (path === undefined || more.length > 0) throw new Error(`${name}: expected one stylesheet, found ${path === undefined ? 0 : more.length + 1}`);
          if (!CHARSET.test(html)) throw new Error(`${name}: expected a <meta charset>`);
          const { style, hash } = sheetAt(path);
          const styled = html.replace(LINK, () => `<style>${style}</style>`);
          // A page that is within the budget uncompressed is so in gzip too, and compressing takes longer than all the rest.
          const isInside = !NEVER_FIRST.test(name) && (styled.length <= BUDGET || gzipSync(styled, { level: 9 }).length <= BUDGET);
          const own = isInside ? inPage.replace(OWN, `${OWN} ${hash}`) : inPage;
          writeFileSync(
            file,
            (isInside ? styled : html).replace(CHARSET, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${own}">`),
          );
        }
        const hashes = [...sheets.values()].map(({ hash }) => hash).join(' ');
        writeFileSync(headers, rules.replaceAll(OWN, `${OWN} ${hashes}`));
        logger.info(`${pages.length} pages, ${sheets.size} sheets`);
      },
    },
  };
}
