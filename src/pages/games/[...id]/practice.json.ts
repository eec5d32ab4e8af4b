// The practice questions of a game. Loaded by the page of practice when a reader chooses the game.
import type { APIRoute, GetStaticPaths } from 'astro';
import { json } from '../../../lib/api/objects.ts';
import { gamesToPractise, questionsOfGame } from '../../../lib/practice/of-game.ts';

export const getStaticPaths = (() => gamesToPractise.map(({ id }) => ({ params: { id } }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ params }) => json(questionsOfGame(params.id ?? ''));
