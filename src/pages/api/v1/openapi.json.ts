import type { APIRoute } from 'astro';
import { json } from '../../../lib/api/objects.ts';
import { openApi } from '../../../lib/api/openapi.ts';

export const GET: APIRoute = () => json(openApi());
