import type { APIRoute } from 'astro';
import { json } from '../../../lib/api/objects.ts';
import { oddsSchemaFile } from '../../../lib/api/odds-file.ts';

export const GET: APIRoute = () => json(oddsSchemaFile());
