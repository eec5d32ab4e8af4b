import type { APIRoute } from 'astro';
import { gamesList, json } from '../../../lib/api.ts';

export const GET: APIRoute = () => json(gamesList());
