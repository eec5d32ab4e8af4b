// The MCP server of the sources, with the official client at the other end.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { siteOfSources } from '../../scripts/mcp/from-sources.ts';
import { serverOf } from '../../scripts/mcp/server.ts';
import { library } from './library.ts';

export interface Replied {
  readonly text: string;
  readonly refused: boolean;
  /** The object of the tool, which the client has checked against the schema that the tool names. */
  // biome-ignore lint/suspicious/noExplicitAny: each tool has its own
  readonly value: any;
}

/** A client at this end of a connection, and its calls. */
export async function connected(transport: Transport) {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(transport);
  // The client checks what a tool returns only once it knows the tools.
  await client.listTools();
  const call = async (name: string, input: Readonly<Record<string, unknown>>): Promise<Replied> => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
    const [first] = content as readonly { readonly text: string }[];
    return { text: first?.text ?? '', refused: isError === true, value: structuredContent };
  };
  return { client, call };
}

/** A client of the server of the sources, in this process. */
export async function clientOfSources() {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await serverOf(siteOfSources(library)).connect(there);
  return connected(here);
}
