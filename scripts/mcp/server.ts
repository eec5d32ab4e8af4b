// The MCP server: five tools that only read, resources, prompts. It answers by the engine and the search that the site has.
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
  'Rules, penalties and scores of card, dice and parlour games by five printed rule books (1898 to about 2002), with book and page. Start with find. For something that went wrong: next_question until it asks nothing, then rule. For a count: score. Give each answer with its book and page. Where a book does not cover something, say so; never fill it in from memory.';

/** A server of this site, without a connection. */
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
