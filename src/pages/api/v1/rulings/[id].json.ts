import type { APIRoute, GetStaticPaths } from 'astro';
import { json } from '../../../../lib/api/objects.ts';
import { rulingsFileNamed, rulingsFiles } from '../../../../lib/api/rulings/file.ts';

export const getStaticPaths = (() => [...rulingsFiles.keys()].map((id) => ({ params: { id } }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ params }) => json(rulingsFileNamed(params.id ?? ''));
