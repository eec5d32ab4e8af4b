import type { APIRoute } from 'astro';
import { suiteFile } from '../../../lib/api/conformance/files.ts';
import { json } from '../../../lib/api/objects.ts';

export const GET: APIRoute = () => json(suiteFile());
