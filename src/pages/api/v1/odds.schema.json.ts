import type { APIRoute } from 'astro';
import { json } from '../../../lib/api.ts';
import { oddsSchemaFile } from '../../../lib/odds-file.ts';

export const GET: APIRoute = () => json(oddsSchemaFile());
