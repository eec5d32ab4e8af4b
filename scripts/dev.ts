// `npm run dev`: serves the site from its sources; pages, search and scorers follow every edit. PORT sets the port (4321).
import './generate/registry.ts';
import { dev } from 'astro';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
// GAME limits tests to one game; a site has all games.
delete process.env.GAME;
await dev({ server: { port: Number(process.env.PORT ?? 4321) } });
