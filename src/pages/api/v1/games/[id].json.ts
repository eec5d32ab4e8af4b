import type { APIRoute, GetStaticPaths } from 'astro';
import { gameFile, json } from '../../../../lib/api/objects.ts';
import { games } from '../../../../lib/catalogue/library.ts';

export const getStaticPaths = (() => games.map((game) => ({ params: { id: game.id } }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ params }) => json(gameFile(params.id ?? ''));
