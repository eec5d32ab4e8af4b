import type { APIRoute } from 'astro';
import { booksList, json } from '../../../lib/api.ts';

export const GET: APIRoute = () => json(booksList());
