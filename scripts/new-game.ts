// `npm run new-game -- hearts --title Hearts --shelf hearts --books uspc-1898,donohue`: the folder and the MDX file of a new game, ready
// to be filled in. Nothing else needs an edit: the folder listing is the registry.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOOK_IDS, BOOK_WORDS, SHELVES, SLUG } from '../src/rules-engine/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, shelf: { type: 'string' }, books: { type: 'string' } },
});
const [id] = positionals;
const complaints: string[] = [];
if (id === undefined || !SLUG.test(id)) complaints.push(`expected the id of the game, lower case with hyphens; found ${id ?? 'nothing'}`);
const TO_COME = 'content/books/games.json';
const toCome = JSON.parse(readFileSync(TO_COME, 'utf8')) as { id: string; title: string; shelf: string; books: string[] }[];
const planned = toCome.find((one) => one.id === id);
const title = values.title ?? planned?.title;
const shelf = values.shelf ?? planned?.shelf;
const books = values.books?.split(',') ?? planned?.books ?? [];
if (title === undefined) complaints.push('expected --title');
if (shelf === undefined || !(shelf in SHELVES)) complaints.push(`expected --shelf, one of ${Object.keys(SHELVES).join(', ')}; found ${shelf ?? 'nothing'}`);
if (books.length === 0 || books.some((book) => !(BOOK_IDS as readonly string[]).includes(book)))
  complaints.push(`expected --books, some of ${BOOK_IDS.join(',')}; found ${books.join(',') || 'nothing'}`);
const folder = `src/rules-engine/games/${id}`;
const text = `content/games/${id}.mdx`;
for (const path of [folder, text]) if (existsSync(path)) complaints.push(`${path} is there already`);
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(2);
}
const withoutRow = (list: string, game: string | undefined) =>
  `[\n${list
    .split('\n')
    .filter((line) => line.startsWith('{') && !line.startsWith(`{"id": "${game}",`))
    .map((line) => line.replace(/,$/, ''))
    .join(',\n')}\n]\n`;
const write = (path: string, source: string) => {
  writeFileSync(path, source);
  console.log(path);
};
mkdirSync(folder, { recursive: true });
const wordOf = (book: string | undefined) => Object.entries(BOOK_WORDS).find(([, id]) => id === book)?.[0];
write(
  `${folder}/cites.ts`,
  `import { citesOf } from '../../core/cites.ts';\n\n/** Where the books tell of ${title}: each passage once, by a word of its own. */\nexport const cites = citesOf({\n${books.map((book) => `  ${wordOf(book)}: { '${title}': { game: null } },`).join('\n')}\n});\n`,
);
write(
  `${folder}/points.ts`,
  `import { item, worth } from '../../core/points.ts';\nimport { cites } from './cites.ts';\n\nexport const points = {\n  game: item({\n    title: 'Game',\n    gist: 'The points that win the game.',\n    books: {\n${books.map((book) => `      '${book}': worth(0, cites.${wordOf(book)}.game),`).join('\n')}\n    },\n  }),\n} as const;\n`,
);
write(
  `${folder}/laws.ts`,
  `import { always, law } from '../../core/laws.ts';\nimport { losesDeal } from '../../core/remedies.ts';\nimport { cites } from './cites.ts';\n\nexport const laws = {\n  misdeal: law({\n    offence: 'misdeal',\n    title: 'Misdeal',\n    gist: 'The dealer gives a player the wrong number of cards.',\n    moment: 'deal',\n    facts: {},\n    readings: () => ({\n${books.map((book) => `      '${book}': always(losesDeal(), cites.${wordOf(book)}.game),`).join('\n')}\n    }),\n  }),\n};\n`,
);
// The name of its type: SpoilFive.
const type = (id ?? '').replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
write(
  `${folder}/code.ts`,
  `import { type CodeOf, variantOf } from '../../core/games.ts';\nimport { laws } from './laws.ts';\nimport { points } from './points.ts';\n\n/** What the game hands down to its variants: its laws, points and scorers. */\nexport const code = {\n  laws,\n  points,\n  scorers: {},\n};\nexport interface ${type} extends CodeOf<typeof code> {}\n\nexport const variant = variantOf<${type}>();\n`,
);
write(
  `${folder}/examples.ts`,
  `import { lawExample } from '../../core/examples.ts';\nimport type { ExampleOf } from '../../core/games.ts';\nimport { cites } from './cites.ts';\nimport type { ${type} } from './code.ts';\n\nexport const examples: readonly ExampleOf<${type}>[] = [\n  lawExample('misdeal', cites.${wordOf(books[0])}.game, {}, 'The dealer gives a player a card too many.', 'loses the deal'),\n];\n`,
);
write(
  `${folder}/index.ts`,
  `import { game } from '../../core/games.ts';\nimport { cites } from './cites.ts';\nimport { code } from './code.ts';\nimport { examples } from './examples.ts';\n\nexport default game({\n  id: '${id}',\n  title: '${title}',\n  aliases: [],\n  shelf: '${shelf}',\n  kind: 'card',\n  books: {\n${books.map((book) => `    '${book}': { heading: '${title}', pages: '' },`).join('\n')}\n  },\n  players: { min: 2, max: 4 },\n  packs: ['standard-52'],\n  glance: { Game: '{points.game} points', 'What wins': '' },\n  cites,\n  ...code,\n  variants: {},\n  examples,\n});\n`,
);
const section = (name: string, topic: string) =>
  `## ${name}\n\n<Rule id="${topic}" title="${name}" topic="${topic}">\n\nTo be written. <Cite at="${wordOf(books[0])}.game" />\n\n</Rule>\n`;
write(
  text,
  `---\ndescription: ${title}, its rules, penalties and scores by the books that have it.\n---\n\n## At a glance\n\n<Glance />\n\n${section('Object', 'object')}\n${section('The pack and its rank', 'pack')}\n${section('The deal', 'deal')}\n${section('The play', 'play')}\n## Scoring\n\n<Points />\n\n## If something goes wrong\n\n<Laws />\n\n## Where the books part\n\n<Differences />\n\n## Sources\n\n<Sources />\n`,
);
// The registry has it from now on: the list keeps only what is to come.
if (planned !== undefined) writeFileSync(TO_COME, withoutRow(readFileSync(TO_COME, 'utf8'), id));
console.log('Now: fill the pages in from the books, then `npm test`.');
