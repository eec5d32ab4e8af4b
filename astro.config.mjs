import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: process.env.SITE ?? 'https://according-to-hoyle.example',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never' },
  compressHTML: true,
  integrations: [mdx()],
  vite: { build: { assetsInlineLimit: 0 } },
});
