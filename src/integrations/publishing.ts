// Writes the files for search engines, browsers and feed readers (`src/lib/publishing/site-files.ts`). @astrojs/sitemap and @astrojs/rss would
// add 20 packages for these few lines of text.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { changes } from '../lib/editions/changes.ts';
import { feed, isFound, openSearch, robots, siteMap } from '../lib/publishing/site-files.ts';

export default function publishing(): AstroIntegration {
  let origin: string | undefined;
  return {
    name: 'publishing',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site === undefined ? undefined : new URL(config.site).origin;
      },
      'astro:build:done': ({ dir, logger }) => {
        const write = (file: string, text: string) => writeFileSync(new URL(file, dir), text);
        write('robots.txt', robots(origin));
        if (origin === undefined) return;
        const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
        const pages = files.filter((file) => /(^|\/)index\.html$/.test(file) && isFound(readFileSync(new URL(encodeURI(file), dir), 'utf8')));
        write('sitemap.xml', siteMap(pages.map((file) => `/${encodeURI(file.replace(/index\.html$/, ''))}`).sort(), origin));
        write('opensearch.xml', openSearch(origin));
        write('feed.xml', feed(changes, origin));
        logger.info(`${pages.length} pages in the map`);
      },
    },
  };
}
