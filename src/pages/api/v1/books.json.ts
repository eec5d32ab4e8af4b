import type { APIRoute } from 'astro';
import { booksList } from '../../../lib/api/lists.ts';
import { json } from '../../../lib/api/objects.ts';

export const GET: APIRoute = () => json(booksList());
