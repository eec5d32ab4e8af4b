import type { APIRoute, GetStaticPaths } from 'astro';
import { placeOf, places } from '../../../lib/catalogue/library.ts';
import { gameMarkdown } from '../../../lib/markdown/game.ts';
import { markdown } from '../../../lib/markdown/syntax.ts';

export const getStaticPaths = (() => places.map(({ id }) => ({ params: { id } }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ params }) => markdown(gameMarkdown(placeOf(params.id ?? '')));
