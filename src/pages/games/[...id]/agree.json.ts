// What a table may agree on at a game or variant; asked for by the page of agreements and, where one is kept, by the pages of the game.
import type { APIRoute, GetStaticPaths } from 'astro';
import { agreeableAt, agreeablePlaces } from '../../../lib/agreements/points.ts';
import { json } from '../../../lib/api/objects.ts';

export const getStaticPaths = (() => agreeablePlaces.map(([id, place]) => ({ params: { id }, props: { place } }))) satisfies GetStaticPaths;
export const GET: APIRoute<{ place: string }> = ({ props }) => json(agreeableAt(props.place));
