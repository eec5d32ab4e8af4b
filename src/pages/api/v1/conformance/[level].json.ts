import type { APIRoute, GetStaticPaths } from 'astro';
import { levelFile } from '../../../../lib/api/conformance/files.ts';
import { LEVEL_NAMES, type LevelName } from '../../../../lib/api/conformance/schemas.ts';
import { json } from '../../../../lib/api/objects.ts';

export const getStaticPaths = (() => LEVEL_NAMES.map((level) => ({ params: { level } }))) satisfies GetStaticPaths;
export const GET: APIRoute = ({ params }) => json(levelFile(params.level as LevelName));
