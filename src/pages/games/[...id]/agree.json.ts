// What a table can agree on for a game or variant. Loaded by the agreements page and, if the device has an agreement, by the pages of the game.
import type { APIRoute, GetStaticPaths } from 'astro';
import { agreeableAt, agreeablePlaces } from '../../../lib/agreements/points.ts';
import { json } from '../../../lib/api/objects.ts';

export const getStaticPaths = (() => agreeablePlaces.map(([id, place]) => ({ params: { id }, props: { place } }))) satisfies GetStaticPaths;
export const GET: APIRoute<{ place: string }> = ({ props }) => json(agreeableAt(props.place));
