import type { APIRoute, GetStaticPaths } from 'astro';
import { lawPages } from '../../../../../lib/addresses/pages.ts';
import { lawMarkdown } from '../../../../../lib/markdown/law.ts';
import { markdown } from '../../../../../lib/markdown/syntax.ts';

export const getStaticPaths = (() =>
  lawPages.map(({ place, law }) => ({ params: { id: place.id, law: law.key }, props: { place, law } }))) satisfies GetStaticPaths;
export const GET: APIRoute<(typeof lawPages)[number]> = ({ props }) => markdown(lawMarkdown(props.place, props.law));
