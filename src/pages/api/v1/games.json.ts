import type { APIRoute } from 'astro';
import { json } from '../../../lib/api.ts';
import { gamesList } from '../../../lib/api-lists.ts';

export const GET: APIRoute = () => json(gamesList());
