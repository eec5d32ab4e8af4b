// The Content-Security-Policy stands in every page as well, for hosts that do not read `_headers`. It is the same one, less what only a
// header can say. It comes after the style's hash is in `_headers`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const CHARSET = /<meta charset="[^"]+">/i;

export default function metaPolicy(): AstroIntegration {
  return {
    name: 'meta-policy',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const policy = /Content-Security-Policy: (.+)/.exec(readFileSync(new URL('_headers', dir), 'utf8'))?.[1];
        if (policy === undefined) throw new Error('_headers: expected a Content-Security-Policy');
        const inPage = policy
          .split('; ')
          .filter((part) => !part.startsWith('frame-ancestors'))
          .join('; ');
        const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html') && !name.startsWith('pagefind'));
        for (const name of pages) {
          const file = new URL(encodeURI(name.replaceAll('\\', '/')), dir);
          const html = readFileSync(file, 'utf8');
          if (!CHARSET.test(html)) throw new Error(`${name}: expected a <meta charset>`);
          writeFileSync(
            file,
            html.replace(CHARSET, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${inPage}">`),
          );
        }
        logger.info(`${pages.length} pages`);
      },
    },
  };
}
