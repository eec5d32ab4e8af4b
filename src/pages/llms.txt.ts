import type { APIRoute } from 'astro';
import { siteIndex } from '../lib/markdown/site-index.ts';

export const GET: APIRoute = () => new Response(siteIndex(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
