// find: the search of the site, by the same matcher.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { sayRead } from '../../../src/lib/search/as-put.ts';
import { find } from '../../../src/lib/search/find.ts';
import type { Kind } from '../../../src/lib/search/format.ts';
import type { Hit } from '../../../src/lib/search/hits.ts';
import { tellTold } from '../../../src/lib/search/told.ts';
import { BOOK_IDS, type BookId, parseId } from '../../../src/rules-engine/index.ts';
import { citationLine, citationShape, editionShape, inputs, reply } from '../answers.ts';
import { bookNamed, placeNamed, Refused } from '../names.ts';
import type { Site } from '../site.ts';
import { citedAt } from './cite.ts';

/** At most so many answers, as on the page. */
const MOST = 6;

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  g: 'game',
  v: 'variant',
  l: 'law',
  s: 'scorer',
  i: 'score item',
  r: 'rule',
  q: 'settled question',
  o: 'offence',
  u: 'question of every game',
  t: 'term',
  n: 'numbered law',
  d: 'odds',
  f: 'plain fact',
};

const asked = inputs({
  words: z.string().describe('What happened or what is asked, in the words of the players, with the game: "dealt me six at euchre"'),
  game: z.string().optional().describe('Id of a game or variant to keep to, such as euchre or euchre/railroad'),
  book: z
    .string()
    .optional()
    .describe(`Whose ruling the line tells, where it has one: ${BOOK_IDS.join(', ')}`),
});
const hitShape = z.object({
  id: z.string(),
  kind: z
    .enum(Object.values(KIND_NAMES) as [string, ...string[]])
    .describe('A law: next_question and rule take its id. A scorer: score. A rule, settled question or score item: cite.'),
  title: z.string(),
  game: z.object({ id: z.string(), title: z.string() }),
  line: z.string(),
  answers: z.record(z.string(), z.string()).describe('Of a law: what the words already answer, as rule takes it. Ask the players whether it is so.'),
  read: z.string().describe('How the words were read'),
  address: z.string().describe('On the site'),
  citations: z.array(citationShape),
});
type HitOut = z.infer<typeof hitShape>;
const found = z.object({
  covered: z.boolean().describe('false: the books do not cover this; say so and answer nothing'),
  missing: z.array(z.string()).describe('What was asked for and is not in the books'),
  said: z.array(z.string()),
  changed: z.array(z.object({ from: z.string(), to: z.string() })).describe('Words that were read as others'),
  hits: z.array(hitShape),
  nearest: z.array(z.string()).describe('Nearest words, where nothing was found'),
  closest: z
    .object({ id: z.string(), title: z.string() })
    .nullable()
    .describe('The game here that is closest to one that no book has. Another game: never an answer'),
  edition: editionShape,
});

/** What an entry says, and what it is cited for. Rules and questions have their text; a plain fact has its pages in its line. */
async function saidOf(site: Site, { id, kind, told, gist }: Hit, book: BookId | undefined): Promise<Pick<HitOut, 'line' | 'citations'>> {
  const line = told === '' ? gist : tellTold(id, told, book);
  if (parseId(id) === null || !['l', 'i', 'r', 'q'].includes(kind)) return { line, citations: [] };
  const { text, books } = await citedAt(site, id);
  return { line: line === '' ? text : line, citations: books.flatMap(({ citations }) => citations) };
}

async function hitOut(site: Site, hit: Hit, book: BookId | undefined): Promise<HitOut> {
  const { id, kind, title, game, where, url, query = '' } = hit;
  return {
    id,
    kind: KIND_NAMES[kind],
    title,
    game: { id: game, title: where },
    ...(await saidOf(site, hit, book)),
    answers: Object.fromEntries(new URLSearchParams(query)),
    read: sayRead(hit),
    address: `${url}${query}`,
  };
}

const hitLines = ({ id, kind, title, game, line, answers, read, citations }: HitOut): string[] => [
  `${title}${game.title === '' || game.title === title ? '' : `, ${game.title}`} (${kind}, ${id})`,
  ...(line === '' ? [] : [`  ${line.replaceAll('\n', '\n  ')}`]),
  ...(read === '' ? [] : [`  ${read}`]),
  ...(Object.keys(answers).length === 0 ? [] : [`  Answers in these words: ${JSON.stringify(answers)}`]),
  ...citations.slice(0, 5).map((one) => `  ${citationLine(one)}`),
];

/** Adds the search. */
export function addFind(server: McpServer, site: Site): void {
  server.registerTool(
    'find',
    {
      title: 'Find a game, law, rule or scorer',
      description:
        'Searches five printed rule books of card, dice and parlour games for a game, something that went wrong, a rule of play, a score or a plain fact. Use it first, rather than memory: it gives the ids that the other tools take. Where covered is false, say that the books do not cover it, and answer nothing from memory.',
      inputSchema: asked,
      outputSchema: found,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ words, game, book: name }) =>
      reply(site, async () => {
        const book = bookNamed(name, BOOK_IDS, '') ?? undefined;
        if (words.trim() === '') throw new Refused('Enter what happened, or what you look for, in words: "dealt me six at euchre".');
        const kept = game === undefined ? {} : { game: placeNamed(site, game).id };
        const answer = await find(words, await site.search(), { most: MOST, ...kept });
        // A game that no book has is not answered from another one.
        const isCovered = answer.absent === null && answer.hits.length > 0;
        const hits = isCovered ? await Promise.all(answer.hits.map((hit) => hitOut(site, hit, book))) : [];
        const { closest } = answer;
        const value = {
          covered: isCovered,
          missing: [...answer.missing],
          said: [...answer.said],
          changed: answer.changed.map(([from, to]) => ({ from, to })),
          hits,
          nearest: [...answer.nearest],
          closest: closest === null ? null : { id: closest.url.replace(/^\/games\/|\/$/g, ''), title: closest.title },
        };
        const lines = [
          ...(isCovered ? [] : ['The books do not cover this.']),
          ...value.said,
          ...value.changed.map(({ from, to }) => `"${from}" read as "${to}".`),
          ...hits.flatMap(hitLines),
          ...(value.nearest.length === 0 ? [] : [`Nearest words: ${value.nearest.join(', ')}.`]),
        ];
        return { value, lines };
      }),
  );
}
