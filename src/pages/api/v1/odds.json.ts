import type { APIRoute } from 'astro';
import { json } from '../../../lib/api.ts';
import { oddsFile } from '../../../lib/odds-file.ts';

export const GET: APIRoute = () => json(oddsFile());
