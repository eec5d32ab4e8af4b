// /llms.txt: an index of the site for programs that read text, in the format of https://llmstxt.org/.
import { pageOf, SHELVES, type Shelf } from '../../rules-engine/index.ts';
import { games } from '../catalogue/library.ts';
import { contentOfPlace } from '../content/pages.ts';
import { blocks, escaped, link, list, markdownAt } from './syntax.ts';

const DATA: readonly (readonly [file: string, text: string])[] = [
  ['games.json', 'Every game and variant, with its books and its address.'],
  ['books.json', 'The five books.'],
  ['odds.json', 'Every bet and chance counted, beside the figures that the books print.'],
  ['conformance.json', 'Questions with the expected answers, to test a program against the books.'],
  ['editions.json', 'This edition, hashes of its rows, the rulings that were corrected from edition to edition, and the former editions that are kept.'],
  ['rulings/euchre.json', 'A game with its rulings in English, question by question; there is one for each game and variant.'],
  ['moved.json', 'Ids that were renamed or withdrawn.'],
  ['laws.ndjson', 'Every law, one JSON object a line; laws.csv is the same as a table.'],
  ['points.ndjson', 'Every score item, one JSON object a line; points.csv is the same as a table.'],
  ['openapi.json', 'All files of the API as OpenAPI 3.1, with their JSON Schemas.'],
];

/** The text of /llms.txt. */
export function siteIndex(): string {
  const shelves = [...new Set(games.map(({ shelf }) => shelf))];
  const gamesOn = (shelf: Shelf) =>
    games
      .filter((game) => game.shelf === shelf)
      .map(({ id, title }) => `${link(title, markdownAt(pageOf(id)))}: ${escaped(contentOfPlace(id)?.description ?? '')}`);
  return blocks([
    '# According to Hoyle',
    '> What five rule books from 1898 to about 2002 rule at the card table: rules, penalties and scores of card and parlour games, with book and page.',
    'Every page of a game and of a law is also Markdown: add `index.md` to the address of the page. `/games/euchre/` is `/games/euchre/index.md`, and `/games/euchre/law/revoke/` is `/games/euchre/law/revoke/index.md`. The file of a game links to its laws and variants.',
    'The books differ. Name the book and the page with every ruling. If a book says nothing, the answer is "The book does not cover this", and what it says of another game is not its ruling. No ruling is the opinion of this site, and none is official.',
    '## Data',
    list(DATA.map(([file, text]) => `${link(file, `/api/v1/${file}`)}: ${text}`)),
    ...shelves.flatMap((shelf) => [`## ${escaped(SHELVES[shelf])}`, list(gamesOn(shelf))]),
  ]);
}
