import type { APIRoute } from 'astro';
import { json } from '../../../lib/api.ts';
import { booksList } from '../../../lib/api-lists.ts';

export const GET: APIRoute = () => json(booksList());
