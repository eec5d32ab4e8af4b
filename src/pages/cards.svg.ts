// The file of all drawings of cards.
import type { APIRoute } from 'astro';
import { facesFile } from '../components/cards/faces.ts';

export const GET: APIRoute = () => new Response(facesFile(), { headers: { 'Content-Type': 'image/svg+xml' } });
