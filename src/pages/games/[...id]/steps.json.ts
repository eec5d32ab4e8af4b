// The steps that put each offence of a game right. Loaded when a user presses "Put it right".
import type { APIRoute, GetStaticPaths } from 'astro';
import { json } from '../../../lib/api/objects.ts';
import { gamesWithSteps, stepsOfGame } from '../../../lib/steps/of-game.ts';

export const getStaticPaths = (() => gamesWithSteps().map((id) => ({ params: { id } }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ params }) => json(stepsOfGame(params.id ?? ''));
