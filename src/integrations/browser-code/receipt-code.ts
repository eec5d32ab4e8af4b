// /rules/receipts.js, which makes and reopens receipts: it loads the games that it needs, each from a file of its own. These are 1.7 MB (gzip),
// so they are not among the code that every visit keeps, and a receipt needs a network.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { edition } from '../../lib/editions/edition.ts';
import { noteShipped } from '../licences.ts';
import { engineFiles } from './engine-bundles.ts';

const root = new URL('../../../', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, root));

/** Builds the files into public/rules. The first is requested with the edition in its address; the others are named by their content. */
async function buildReceiptCode(): Promise<void> {
  const outdir = at('public/rules/');
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: { receipts: at('src/lib/receipts/engine.ts') },
    outdir,
    chunkNames: '[name].[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { EDITION: JSON.stringify(edition.hash) },
    plugins: [engineFiles(at('src/rules-engine/'), new Set(), '')],
    metafile: true,
  });
  noteShipped(Object.keys(metafile.inputs));
}

export default function receiptCode(): AstroIntegration {
  return {
    name: 'receipt-code',
    hooks: {
      'astro:config:setup': ({ command }) => (command === 'build' ? buildReceiptCode() : undefined),
    },
  };
}
