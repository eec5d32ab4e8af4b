import type { APIRoute, GetStaticPaths } from 'astro';
import { gameFile, json } from '../../../../lib/api.ts';
import { games } from '../../../../lib/library.ts';

export const getStaticPaths = (() => games.map((game) => ({ params: { id: game.id } }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ params }) => json(gameFile(params.id ?? ''));
