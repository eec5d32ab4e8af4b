import type { APIRoute } from 'astro';
import { pointsTable } from '../../../lib/api/bulk/tables.ts';

export const GET: APIRoute = () => new Response(pointsTable(), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
