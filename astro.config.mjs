import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import engineBundles from './src/integrations/engine-bundles.ts';
import inlineStyle from './src/integrations/inline-style.ts';
import offline from './src/integrations/offline.ts';
import searchIndex from './src/integrations/search-index.ts';

export default defineConfig({
  site: process.env.SITE ?? 'https://according-to-hoyle.example',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  compressHTML: true,
  integrations: [mdx(), engineBundles(), inlineStyle(), searchIndex(), offline()],
  vite: { build: { assetsInlineLimit: 0 } },
});
