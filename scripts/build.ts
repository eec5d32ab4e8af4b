// `npm run build`: writes the site into dist/ and prints a line for each step. `--verbose` prints Astro's own log.
import './generate/registry.ts';
import { existsSync } from 'node:fs';
import { build } from 'astro';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
// GAME limits tests to one game; a site has all games.
delete process.env.GAME;

const isVerbose = process.argv.includes('--verbose');
const started = performance.now();
const say = (step: string): void => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${step}`);

console.log('Building the site into dist/ (one to two minutes on two cores)');
let pages = 0;
await build({
  logLevel: isVerbose ? 'info' : 'warn',
  integrations: [
    {
      name: 'progress',
      hooks: {
        'astro:build:start': () => say('scorers are built, compiling pages'),
        'astro:build:setup': ({ target }) => {
          if (target === 'client') say('compiling scripts and styles');
        },
        'astro:build:generated': () => say('pages are written, adding search index and offline bundles'),
        'astro:build:done': (done) => {
          pages = done.pages.length;
        },
      },
    },
  ],
});
say(`done: ${pages.toLocaleString('en')} pages`);
if (process.env.SITE && !existsSync('public/previews'))
  console.log('Built without pictures of the games: shared links show that of the site. `npm run previews` before the build draws them.');
if (!process.env.SITE && !process.argv.includes('--preview'))
  console.log('Built without SITE=https://your.address: no canonical addresses, site map, feed or search description (README, "Deploy").');
