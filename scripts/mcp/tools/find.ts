// find: the search of the site, with the same matcher.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { sayRead } from '../../../src/lib/search/answer/as-put.ts';
import { find } from '../../../src/lib/search/answer/find.ts';
import type { Hit } from '../../../src/lib/search/answer/hits.ts';
import { lineFor } from '../../../src/lib/search/files/book-lines.ts';
import type { Kind } from '../../../src/lib/search/files/format.ts';
import { BOOK_IDS, type BookId, parseId } from '../../../src/rules-engine/index.ts';
import { bookInput, citationLine, citationShape, editionShape, inputs, READ_ONLY, reply } from '../answers.ts';
import { bookNamed, placeNamed, Refused } from '../names.ts';
import type { Site } from '../site.ts';
import { citedAt } from './cite.ts';

/** The most results, as on the search page. */
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
  game: z.string().optional().describe('Id of a game or variant to search in, such as euchre or euchre/railroad'),
  book: bookInput('The line of a result gives its ruling, if it has one.'),
});
const hitShape = z.object({
  id: z.string(),
  kind: z
    .enum(Object.values(KIND_NAMES) as [string, ...string[]])
    .describe('Pass the id of a law to next_question and rule, that of a scorer to score, and that of a rule, settled question or score item to cite.'),
  title: z.string(),
  game: z.object({ id: z.string(), title: z.string() }),
  line: z.string(),
  answers: z
    .record(z.string(), z.string())
    .describe('For a law: the answers that the words already give, in the form that rule takes. Ask the players to confirm them.'),
  read: z.string().describe('How the words were read'),
  address: z.string().describe('Address on the site'),
  citations: z.array(citationShape),
});
type HitOut = z.infer<typeof hitShape>;
const found = z.object({
  covered: z.boolean().describe('If false, the books do not cover this: say so and give no answer'),
  missing: z.array(z.string()).describe('What was asked for but is not in the books'),
  notes: z.array(z.string()).describe('Remarks on how the search understood the words'),
  changed: z.array(z.object({ from: z.string(), to: z.string() })).describe('Words that were corrected'),
  hits: z.array(hitShape),
  others: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .describe('If no game was named: other games in which the same words have an answer. Ask the players which game they play, then call find again with game'),
  nearest: z.array(z.string()).describe('Nearest words, if nothing was found'),
  closest: z
    .object({ id: z.string(), title: z.string() })
    .nullable()
    .describe('The game here that is closest to one that no book has. It is another game, never an answer'),
  edition: editionShape,
});

/** The line and the citations of a search result. Rules and questions give their text; a plain fact has its pages in its line. */
async function lineAndCitations(site: Site, { id, kind, lines, gist }: Hit, book: BookId | undefined): Promise<Pick<HitOut, 'line' | 'citations'>> {
  const line = lines === '' ? gist : lineFor(id, lines, book);
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
    ...(await lineAndCitations(site, hit, book)),
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

/** Adds the tool `find`. */
export function addFind(server: McpServer, site: Site): void {
  server.registerTool(
    'find',
    {
      title: 'Find a game, law, rule or scorer',
      description:
        'Searches five printed rule books of card, dice and parlour games for a game, something that went wrong, a rule of play, a score or a plain fact. Use it first, instead of memory: it gives the ids that the other tools take. If covered is false, say that the books do not cover it, and answer nothing from memory.',
      inputSchema: asked,
      outputSchema: found,
      annotations: READ_ONLY,
    },
    ({ words, game, book: name }) =>
      reply(site, async () => {
        const book = bookNamed(name, BOOK_IDS, '') ?? undefined;
        if (words.trim() === '') throw new Refused('Enter what happened, or what you are looking for, in words: "dealt me six at euchre".');
        const scope = game === undefined ? {} : { game: placeNamed(site, game).id };
        const answer = await find(words, await site.search(), { most: MOST, ...scope });
        // A game that no book has is not answered from another one.
        const isCovered = answer.absent === null && answer.hits.length > 0;
        const hits = isCovered ? await Promise.all(answer.hits.map((hit) => hitOut(site, hit, book))) : [];
        const { closest } = answer;
        const value = {
          covered: isCovered,
          missing: [...answer.missing],
          notes: [...answer.said],
          changed: answer.changed.map(([from, to]) => ({ from, to })),
          hits,
          others: isCovered && game === undefined ? answer.others.map(({ id, title }) => ({ id, title })) : [],
          nearest: [...answer.nearest],
          closest: closest === null ? null : { id: closest.url.replace(/^\/games\/|\/$/g, ''), title: closest.title },
        };
        const lines = [
          ...(isCovered ? [] : ['The books do not cover this.']),
          ...value.notes,
          ...value.changed.map(({ from, to }) => `"${from}" read as "${to}".`),
          ...hits.flatMap(hitLines),
          ...(value.others.length === 0 ? [] : [`Which game? The same words have an answer in ${value.others.map(({ title }) => title).join(', ')}.`]),
          ...(value.nearest.length === 0 ? [] : [`Nearest words: ${value.nearest.join(', ')}.`]),
        ];
        return { value, lines };
      }),
  );
}
