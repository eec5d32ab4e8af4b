import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

// Defaults only: what anyone gets who publishes the same text with Starlight.
export default defineConfig({
  site: 'https://starlight.example',
  integrations: [starlight({ title: 'According to Hoyle', sidebar: [{ label: 'Games', items: [{ autogenerate: { directory: 'games' } }] }] })],
});
