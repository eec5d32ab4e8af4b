import type { APIRoute } from 'astro';
import { lawTable } from '../../../lib/api/bulk/tables.ts';

export const GET: APIRoute = () => new Response(lawTable(), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
