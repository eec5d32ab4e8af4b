// /embed/hoyle.js, which other web pages load, and /embed/frame.js, which the page for frames loads too. Their addresses stay the same in every
// edition, so they are bundled separately from the code of the pages, whose names change.
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { noteShipped } from '../licences.ts';

const root = new URL('../../../', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, root));

/** Builds the files into a folder: public/embed by default. */
async function buildEmbedScripts(outdir: string = at('public/embed/')): Promise<void> {
  const { metafile } = await build({
    entryPoints: ['hoyle', 'frame'].map((name) => at(`src/components/client/embed/${name}.ts`)),
    outdir,
    bundle: true,
    // Not a module: a page of another site may load it without permission to read it (CORS), and it learns its own address from its element.
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    metafile: true,
  });
  noteShipped(Object.keys(metafile.inputs));
}

export default function embedScripts(): AstroIntegration {
  return { name: 'embed-scripts', hooks: { 'astro:config:setup': () => buildEmbedScripts() } };
}
