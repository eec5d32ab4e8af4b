// @module-tag rotating
// The MCP server as an assistant starts it: a separate process, with messages on standard input and output.
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';
import { connected } from '../support/mcp.ts';

test('`hoyle mcp` prints only messages, gives a ruling, and ends when its input ends', async () => {
  const transport = new StdioClientTransport({ command: 'npm', args: ['--silent', 'run', 'hoyle', '--', 'mcp'] });
  const strange: Error[] = [];
  transport.onerror = (error) => strange.push(error);
  const { client, call } = await connected(transport);
  const { value } = await call('rule', { law: 'euchre.law.revoke', book: 'uspc-1898', answers: { claimed: 'late', against: 'lone-hand', sides: 'one' } });
  expect(value.books[0].line).toContain('4 points');
  expect(client.getServerVersion()?.name).toBe('according-to-hoyle');
  const ended = new Promise<void>((resolve) => {
    client.onclose = resolve;
  });
  await client.close();
  await ended;
  expect(strange).toEqual([]);
});
