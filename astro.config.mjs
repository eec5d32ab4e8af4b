import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { originIn } from './src/integrations/address.ts';
import embedScripts from './src/integrations/browser-code/embed-scripts.ts';
import engineBundles from './src/integrations/browser-code/engine-bundles.ts';
import receiptCode from './src/integrations/browser-code/receipt-code.ts';
import devServer from './src/integrations/dev/server.ts';
import formerEditions from './src/integrations/editions/former-editions.ts';
import offline from './src/integrations/editions/offline.ts';
import { issuesIn } from './src/integrations/issues-address.ts';
import licences from './src/integrations/licences.ts';
import publishing from './src/integrations/publishing.ts';
import searchIndex from './src/integrations/search/search-index.ts';
import styleAndPolicy from './src/integrations/style-and-policy.ts';
import subPath from './src/integrations/sub-path.ts';
import { base } from './src/lib/addresses/base.ts';

const site = originIn(process.env.SITE);

/** A call of Vite's helper around a plain import, as Rolldown writes it before names are shortened. */
const HELPED =
  /__vitePreload\((?:\(\) => (import\([^()]*\))|async \(\) => \{\s*const \{[^}]*\} = await (import\([^()]*\));\s*return \{[^}]*\};\s*\}), __VITE_PRELOAD__\)/g;

/**
 * Without the helper that fetches what a part imports beside it: one round trip more at the first touch, 1.2 kB less before it. Astro puts its
 * own `modulePreload` before that of `vite.build`, and Vite keeps the helper where nothing is left for it to fetch.
 */
const withoutPreload = {
  name: 'without-preload',
  enforce: 'pre',
  configEnvironment: (environment) => (environment === 'client' ? { build: { modulePreload: false } } : undefined),
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (part) => part();' : undefined),
  renderChunk: (code) => (code.includes('__vitePreload(') ? code.replace(HELPED, (_, plain, named) => plain ?? named) : null),
};

export default defineConfig({
  ...(site === undefined ? {} : { site }),
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    mdx(),
    devServer(),
    engineBundles(),
    embedScripts(),
    receiptCode(),
    styleAndPolicy(),
    searchIndex(),
    licences(),
    publishing(),
    subPath(base),
    offline(),
    formerEditions(),
  ],
  vite: {
    define: { 'import.meta.env.ISSUES': JSON.stringify(issuesIn(process.env.ISSUES)) },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro marks each MDX page with "use astro:head-inject"; Rolldown warns 441 times that it does not know the directive.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
    plugins: [withoutPreload],
  },
});
