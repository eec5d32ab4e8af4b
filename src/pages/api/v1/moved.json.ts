import type { APIRoute } from 'astro';
import { json } from '../../../lib/api.ts';
import { edition } from '../../../lib/edition.ts';
import { moved } from '../../../lib/moved.ts';

export const GET: APIRoute = () => json({ edition, moved });
