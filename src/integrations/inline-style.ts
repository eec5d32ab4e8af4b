// Puts the one stylesheet into every page. A page then paints after a single round trip; the few kilobytes that it costs are less than
// the wait for a second one on a phone. All pages have the same text in <style>, so that the Content-Security-Policy can name it by hash
// and still forbid every other.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** What a page of HTML may weigh in gzip; one that would pass it with the style inside keeps its link, and costs a round trip. */
const BUDGET = 60_000;

/** Pages of a whole code are printed, and kept with their game: the sheet is on the device once already. */
const SCARCE = /(^|\/)code\/index\.html$/;

const LINK = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;

export default function inlineStyle(): AstroIntegration {
  return {
    name: 'inline-style',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html') && !name.startsWith('pagefind'));
        const sheets = new Map<string, string>();
        for (const name of pages) {
          const file = new URL(encodeURI(name.replaceAll('\\', '/')), dir);
          const html = readFileSync(file, 'utf8');
          const found = [...html.matchAll(LINK)].map(([, path = '']) => path);
          if (found.length !== 1) throw new Error(`${name}: expected one stylesheet, found ${found.length}`);
          const styled = html.replace(LINK, (_, path: string) => {
            const style = sheets.get(path) ?? readFileSync(new URL(path.slice(1), dir), 'utf8').trim();
            sheets.set(path, style);
            return `<style>${style}</style>`;
          });
          if (!SCARCE.test(name) && gzipSync(styled, { level: 9 }).length <= BUDGET) writeFileSync(file, styled);
        }
        const hashes = [...sheets.values()].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
        const headers = new URL('_headers', dir);
        const rules = readFileSync(headers, 'utf8');
        if (!rules.includes("style-src 'self'")) throw new Error("_headers: expected style-src 'self' to add the hash of the style to");
        writeFileSync(headers, rules.replace("style-src 'self'", `style-src 'self' ${hashes.join(' ')}`));
        logger.info(`${pages.length} pages, ${hashes.length} sheet`);
      },
    },
  };
}
