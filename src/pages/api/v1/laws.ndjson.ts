import type { APIRoute } from 'astro';
import { lawLines } from '../../../lib/api/bulk/lines.ts';

export const GET: APIRoute = () => new Response(lawLines(), { headers: { 'Content-Type': 'application/x-ndjson' } });
