import type { APIRoute } from 'astro';
import { pointsLines } from '../../../lib/api/bulk/lines.ts';

export const GET: APIRoute = () => new Response(pointsLines(), { headers: { 'Content-Type': 'application/x-ndjson' } });
