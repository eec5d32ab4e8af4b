// `npm run new-game -- hearts --title Hearts --shelf hearts --books uspc-1898,donohue`: writes the folder and the MDX file of a new game. They pass
// every check unchanged and are ready to be filled in. Nothing else needs an edit: the folder listing is the registry.
// `--rows` adds a first law and a first score item as patterns; they are marked unread, so the checks report them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOOK_IDS, type BookId, KINDS, type Kind, SHELVES, type Shelf, SLUG } from '../src/rules-engine/index.ts';
import { filesOf } from './new-game/files.ts';
import { beginningOf } from './new-game/shelves.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, shelf: { type: 'string' }, books: { type: 'string' }, kind: { type: 'string' }, rows: { type: 'boolean' } },
});
const [id = ''] = positionals;
const complaints: string[] = [];
const have = (text: string) => (text === '' ? 'You have none' : `You have "${text}"`);
if (!SLUG.test(id)) complaints.push(`Enter the id of the game, in lower case with hyphens. ${have(id)}.`);
const { title = '', shelf = '' } = values;
const books = values.books?.split(',') ?? [];
if (title === '') complaints.push('Enter --title, the name of the game on its page.');
if (!(shelf in SHELVES)) complaints.push(`Enter --shelf, one of ${Object.keys(SHELVES).join(', ')}. ${have(shelf)}.`);
if (books.length === 0 || books.some((book) => !(BOOK_IDS as readonly string[]).includes(book)))
  complaints.push(`Enter --books, one or more of ${BOOK_IDS.join(',')}. ${have(books.join(','))}.`);
if (values.kind !== undefined && !(values.kind in KINDS)) complaints.push(`Enter --kind, one of ${Object.keys(KINDS).join(', ')}. ${have(values.kind)}.`);
const folder = `src/rules-engine/games/${id}`;
const text = `content/games/${id}.mdx`;
if (id !== '') for (const path of [folder, text]) if (existsSync(path)) complaints.push(`${path} is there already. Choose another id.`);
if (complaints.length > 0) {
  console.error([...complaints, '', 'Example: npm run new-game -- red-nines --title "Red nines" --shelf hearts --books donohue --rows'].join('\n'));
  process.exit(2);
}

/** Heading and page of the game, without its variants, from the contents of a book. */
function placeIn(book: string): { readonly heading: string; readonly page: string | null } {
  const rows = JSON.parse(readFileSync(`content/books/${book}.contents.json`, 'utf8')) as {
    heading: string;
    page: string | null;
    game: string | null;
    variant: string | null;
  }[];
  const found = rows.filter((row) => row.game === id && row.variant === null);
  return found.find((row) => row.heading === title) ?? found[0] ?? { heading: title, page: null };
}

// For example, roulette is on a shelf of card games, but has no cards.
const usual = beginningOf(shelf as Shelf);
const kind = (values.kind ?? usual.kind) as Kind;
const beginning = { ...usual, kind, pack: kind === 'card' ? usual.pack : ('none-0' as const) };
mkdirSync(folder, { recursive: true });
const described = { id, title, shelf: shelf as Shelf, books: books.map((book) => ({ book: book as BookId, ...placeIn(book) })) };
for (const [name, source] of filesOf(described, beginning, values.rows === true)) {
  const path = name === 'text' ? text : `${folder}/${name}`;
  writeFileSync(path, source);
  console.log(path);
}
execFileSync('node_modules/.bin/biome', ['format', '--write', folder], { stdio: 'ignore' });
await import('./generate/registry.ts');
const state =
  values.rows === true
    ? 'Its first law and score item are patterns: the checks ask for a reading in the book and an example.'
    : 'It passes every check as it is.';
console.log(`\n${state} Its laws stand at moments such as ${beginning.moments.join(', ')}.`);
console.log(`Fill the pages in from the books, and live in this loop: npm run game -- ${id}`);
