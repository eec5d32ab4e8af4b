import type { APIRoute } from 'astro';
import { moved } from '../../../lib/addresses/former-addresses.ts';
import { json } from '../../../lib/api/objects.ts';
import { edition } from '../../../lib/editions/edition.ts';

export const GET: APIRoute = () => json({ edition, moved });
