import type { APIRoute, GetStaticPaths } from 'astro';
import { schemaNamed, schemaNames } from '../../../lib/api/files.ts';
import { json } from '../../../lib/api/objects.ts';

export const getStaticPaths = (() => schemaNames.map((name) => ({ params: { name } }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ params }) => json(schemaNamed(params.name ?? ''));
