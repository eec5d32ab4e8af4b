// What the books say if players do not agree on what happened, by game. Loaded when two versions are compared on the page of a law.
import type { APIRoute } from 'astro';
import { json } from '../lib/api/objects.ts';
import { disputedFacts } from '../lib/rulings/disputed-facts.ts';

export const GET: APIRoute = () => json(disputedFacts());
