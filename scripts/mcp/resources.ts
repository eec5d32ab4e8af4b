// Resources: the text of a law or a game, by id.
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { sayPlayers } from '../../src/lib/catalogue/facts/key-facts.ts';
import { lawInLines } from '../../src/lib/rulings/text/lines.ts';
import { BOOKS, type BookId, type Place, ruleOn, speakersOf, wordsOfTopic } from '../../src/rules-engine/index.ts';
import { lawNamed, placeNamed } from './names.ts';
import type { Site } from './site.ts';

/** The most ids offered as completions. */
const MOST = 100;

function lawText(site: Site, id: string): string {
  const law = lawNamed(site, id);
  const ruled = ruleOn(law, {});
  if (!ruled.ok) throw new Error(`${law.id}: no ruling without answers`);
  const asks = Object.entries(law.facts).map(
    ([key, { ask, options }]) =>
      `${key}: ${ask} ${Object.entries(options)
        .map(([one, label]) => `${one} (${label})`)
        .join(', ')}`,
  );
  return [`${law.title} (${law.id})`, '', ...lawInLines(ruled.value, site.titles), ...(asks.length === 0 ? [] : ['Questions:', ...asks])].join('\n');
}

function gameText({ id, described, laws, scorers }: Place, title: string, variants: readonly string[]): string {
  return [
    `${title} (${id})`,
    `Players: ${sayPlayers(described.players)}`,
    '',
    'Books:',
    ...Object.entries(described.books).map(([book, { heading, pages }]) => `  ${BOOKS[book as BookId].short}: ${heading}, p. ${pages}`),
    ...(variants.length === 0 ? [] : ['', 'Variants:', ...variants.map((one) => `  ${one}`)]),
    '',
    'Laws (rule, next_question):',
    ...laws.map((law) => `  ${law.id}: ${law.title} (${wordsOfTopic(law.topic).title}; ${speakersOf(law).join(', ') || 'the books do not cover this'})`),
    '',
    'Scorers and score sheets (score):',
    ...Object.entries(scorers).map(([key, one]) => `  ${id}.score.${key}: ${one.title}`),
  ].join('\n');
}

/** Adds the resources `hoyle://law/ID` and `hoyle://game/ID`. */
export function addResources(server: McpServer, site: Site): void {
  const { edition, places, titles } = site;
  const contents = (uri: URL, text: string) => ({
    contents: [{ uri: uri.href, mimeType: 'text/plain', text: `${text}\n\nAccording to Hoyle ${edition.version}, ${edition.date}, edition ${edition.hash}` }],
  });
  const idIn = (id: string | string[] | undefined) => decodeURIComponent(String(id));
  const startingWith = (ids: readonly string[], value: string) => ids.filter((id) => id.startsWith(value)).slice(0, MOST);
  server.registerResource(
    'game',
    new ResourceTemplate('hoyle://game/{+id}', {
      list: () => ({ resources: places.map((id) => ({ uri: `hoyle://game/${id}`, name: id, title: titles.ofPlace(id), mimeType: 'text/plain' })) }),
      complete: { id: (value) => startingWith(places, value) },
    }),
    { title: 'A game or variant', description: 'Its books with pages, its laws and its scorers, by id', mimeType: 'text/plain' },
    (uri, { id }) => {
      const place = placeNamed(site, idIn(id));
      return contents(
        uri,
        gameText(
          place,
          titles.ofPlace(place.id),
          places.filter((one) => one.startsWith(`${place.id}/`)),
        ),
      );
    },
  );
  server.registerResource(
    'law',
    new ResourceTemplate('hoyle://law/{+id}', {
      // There are thousands of laws. The resource of a game lists its own.
      list: undefined,
      complete: {
        id: (value) => {
          const [game = ''] = value.split('.');
          return places.includes(game)
            ? startingWith(
                site.place(game).laws.map((law) => law.id),
                value,
              )
            : startingWith(places, value);
        },
      },
    }),
    { title: 'A law', description: 'Something that can go wrong: what each book orders in each case, with pages', mimeType: 'text/plain' },
    (uri, { id }) => contents(uri, lawText(site, idIn(id))),
  );
}
