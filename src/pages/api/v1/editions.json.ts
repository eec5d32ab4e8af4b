import type { APIRoute } from 'astro';
import { editionsFile } from '../../../lib/api/editions-file.ts';
import { json } from '../../../lib/api/objects.ts';

export const GET: APIRoute = () => json(editionsFile());
