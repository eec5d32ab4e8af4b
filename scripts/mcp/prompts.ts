// Prompts: three jobs, each with the order in which to use the tools.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';

const ALWAYS =
  'Use only the tools to answer. Give each ruling or score with its book and page, and name the edition once. If the tools say that a book does not cover something, say "The book does not cover this". If the books disagree, give each ruling with its condition. Give no advice on play.';

interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Name of the argument with the words of the players, and an example of it. */
  readonly argument: string;
  readonly example: string;
  /** Comes before the words of the players. */
  readonly job: string;
  /** Which tools to use, in which order. */
  readonly order: string;
}
const PROMPTS: readonly Prompt[] = [
  {
    name: 'look-up-a-rule',
    title: 'Look up a rule',
    description: 'How something is played',
    argument: 'question',
    example: '"Who leads at pinochle?"',
    job: 'Look up this rule',
    order:
      'Call find with the words of the question and the game. If a plain fact answers it, give that. Otherwise call cite with the id of the best rule, settled question or score item, or rule with the id of a law.',
  },
  {
    name: 'settle-an-offence',
    title: 'Settle an offence',
    description: 'What happens after something went wrong',
    argument: 'happened',
    example: '"At euchre Bill reneged against a lone hand"',
    job: 'Settle this at the table',
    order:
      'Call find for the law. Then call next_question with its id and the answers that the players have clearly given, ask them its question in its own words, and repeat until there are no more questions. Never answer a question for them. Then call rule with all answers.',
  },
  {
    name: 'check-a-score',
    title: 'Check a score',
    description: 'What a hand, a deal or a game scores',
    argument: 'count',
    example: '"Cribbage hand 5H 5S 5C JD, starter 5D: she says 28"',
    job: 'Check this count',
    order:
      'Call find for the scorer of the game. Call score with its id alone to see what it asks, ask the players for what they have not said, then call score with that input and with the total that is claimed. Give its lines unchanged.',
  },
];

const book = z.string().optional().describe('The book that was agreed on, such as donohue');

/** Adds the prompts. */
export function addPrompts(server: McpServer): void {
  for (const { name, title, description, argument, example, job, order } of PROMPTS)
    server.registerPrompt(name, { title, description, argsSchema: { [argument]: z.string().describe(example), book } }, (given) => {
      const agreed = given.book === undefined ? [] : [`The players have agreed on the book ${given.book}.`];
      const text = [`${job}: ${given[argument]}`, ...agreed, order, ALWAYS].join('\n');
      return { messages: [{ role: 'user', content: { type: 'text', text } }] };
    });
}
