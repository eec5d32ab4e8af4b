// The MCP server: five read-only tools, resources and prompts. It uses the engine and the search of the site.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import type { Site } from './site.ts';
import { addCite } from './tools/cite.ts';
import { addFind } from './tools/find.ts';
import { addRuling } from './tools/ruling.ts';
import { addScore } from './tools/score.ts';

const INSTRUCTIONS =
  'Rules, penalties and scores of card, dice and parlour games by five printed rule books (1898 to about 2002), with book and page. Start with find. If something went wrong, call next_question until it has no more questions, then rule. To count points, call score. Give each answer with its book and page. If a book does not cover something, say so; never fill it in from memory.';

/** A server for this site, not yet connected. */
export function serverOf(site: Site): McpServer {
  const { version, hash } = site.edition;
  const server = new McpServer({ name: 'according-to-hoyle', title: 'According to Hoyle', version: `${version}+${hash}` }, { instructions: INSTRUCTIONS });
  addFind(server, site);
  addRuling(server, site);
  addScore(server, site);
  addCite(server, site);
  addResources(server, site);
  addPrompts(server);
  return server;
}

/** Serves on standard input and output, until the input ends. */
export async function serve(site: Site): Promise<void> {
  await serverOf(site).connect(new StdioServerTransport());
}
