// `according-to-hoyle mcp` of the npm package: the server, with the data that `scripts/package/mcp.ts` has written next to it.
import './node-20.ts';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { loadLibrary } from '../../src/rules-engine/index.ts';
import { registry } from '../../src/rules-engine/registry.ts';
import { serve } from './server.ts';
import { type Edition, type Stored, siteOf } from './site.ts';

/** The data that the package has in addition to the engine. */
export interface Packed extends Stored {
  readonly edition: Edition;
}

const USAGE = `According to Hoyle, an MCP server: rulings and scores of card, dice and parlour games by five rule books.

  according-to-hoyle mcp    starts the server on standard input and output, for an assistant

Configuration of the assistant: { "mcpServers": { "hoyle": { "command": "npx", "args": ["-y", "according-to-hoyle", "mcp"] } } }`;

const [verb] = process.argv.slice(2);
if (verb === 'mcp') {
  const packed = JSON.parse(gunzipSync(readFileSync(new URL('./site.json.gz', import.meta.url))).toString()) as Packed;
  await serve(siteOf(await loadLibrary(registry), packed.edition, async () => packed));
} else {
  console.log(USAGE);
  if (verb !== undefined && !['help', '--help', '-h'].includes(verb)) process.exitCode = 2;
}
