// Prompts: the three jobs, each as the order in which to use the tools.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

const ALWAYS =
  'Answer from the tools alone. Give each ruling or score with its book and page, and name the edition once. Where the tools say that a book does not cover something, say "The book does not cover this". If the books disagree, give each with its condition. Give no advice on play.';

const say = (lines: readonly string[]) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text: [...lines, ALWAYS].join('\n') } }] });
const ofBook = (book: string | undefined) => (book === undefined ? [] : [`The players have agreed on the book ${book}.`]);
const book = z.string().optional().describe('The book that was agreed on, such as donohue');

/** Adds the prompts. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'look-up-a-rule',
    { title: 'Look up a rule', description: 'How something is played', argsSchema: { question: z.string().describe('"Who leads at pinochle?"'), book } },
    ({ question, book: given }) =>
      say([
        `Look up this rule: ${question}`,
        ...ofBook(given),
        'Call find with the words of the question and the game. If a plain fact answers it, give that. Otherwise call cite with the id of the best rule, settled question or score item, or rule with the id of a law.',
      ]),
  );
  server.registerPrompt(
    'settle-an-offence',
    {
      title: 'Settle an offence',
      description: 'What happens after something went wrong',
      argsSchema: { happened: z.string().describe('"At euchre Bill reneged against a lone hand"'), book },
    },
    ({ happened, book: given }) =>
      say([
        `Settle this at the table: ${happened}`,
        ...ofBook(given),
        'Call find for the law. Then call next_question with its id and what the players have certainly said, ask them its question in its own words, and repeat until there is none. Never answer a question for them. Then call rule with all answers.',
      ]),
  );
  server.registerPrompt(
    'check-a-score',
    {
      title: 'Check a score',
      description: 'What a hand, deal or game counts',
      argsSchema: { count: z.string().describe('"Cribbage hand 5H 5S 5C JD, starter 5D: she says 28"'), book },
    },
    ({ count, book: given }) =>
      say([
        `Check this count: ${count}`,
        ...ofBook(given),
        'Call find for the scorer of the game. Call score with its id alone to see what it asks, ask the players for what they have not said, then call score with that input and with the total that is claimed. Give the lines as they come.',
      ]),
  );
}
