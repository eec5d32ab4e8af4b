// The MCP server made from the sources, connected to the official client.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { siteOfSources } from '../../scripts/mcp/from-sources.ts';
import { serverOf } from '../../scripts/mcp/server.ts';
import { library } from './library.ts';

export interface Replied {
  readonly text: string;
  readonly refused: boolean;
  /** The structured result of the tool. The client has checked it against the schema of the tool. */
  // biome-ignore lint/suspicious/noExplicitAny: each tool has its own
  readonly value: any;
}

/** A connected client, and a function that calls a tool. */
export async function connected(transport: Transport) {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(transport);
  // The client checks the results of tools only after it has listed them.
  await client.listTools();
  const call = async (name: string, input: Readonly<Record<string, unknown>>): Promise<Replied> => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
    const [first] = content as readonly { readonly text: string }[];
    return { text: first?.text ?? '', refused: isError === true, value: structuredContent };
  };
  return { client, call };
}

/** A client of the server made from the sources, in this process. */
export async function clientOfSources() {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await serverOf(siteOfSources(library)).connect(there);
  return connected(here);
}
