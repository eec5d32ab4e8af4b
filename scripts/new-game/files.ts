// The files of a new game: the minimum that is complete, without rulings and numbers, which come from the books later.
import { BOOK_WORDS, type BookId, type Shelf } from '../../src/rules-engine/index.ts';
import type { Beginning } from './shelves.ts';

interface Described {
  readonly id: string;
  readonly title: string;
  readonly shelf: Shelf;
  /** Heading and page in each book; page is null if the contents of the book have none. */
  readonly books: readonly { readonly book: BookId; readonly heading: string; readonly page: string | null }[];
}

const TO_WRITE = 'To be written.';
const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const wordOf = (book: BookId) => Object.entries(BOOK_WORDS).find(([, id]) => id === book)?.[0];
const citeOf = (book: BookId) => `cites.${wordOf(book)}.game`;

function citesFile({ title, books }: Described): string {
  // The contents of some books have no page for the game.
  const lines = books.map(
    ({ book, heading, page }) =>
      `${page === null ? "// Instead of null the page, '200' or '200-201'; null only where our copy does not show it.\n  " : ''}${wordOf(book)}: { ${quoted(heading)}: { game: ${page === null ? null : quoted(page)} } },`,
  );
  return `import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on ${title}, each under a name. */
export const cites = citesOf({
${lines.join('\n')}
});
`;
}

/** If only one book has the game, the rows name it once, by their citation. */
function lawsFile({ title, books }: Described, { law, moments }: Beginning, rows: boolean): string {
  const says = `/** What goes wrong at ${title}, each with its moment: ${moments.join(', ')}, or one of its own. */`;
  if (!rows) return `${says}\nexport const laws = {};\n`;
  const [first] = books;
  const one = books.length === 1 && first !== undefined;
  const remedy = law.then.slice(0, law.then.indexOf('('));
  return `import { ${one ? '' : 'always, '}law } from '../../laws/${one ? 'one-book' : 'laws'}.ts';
import { ${remedy} } from '../../laws/remedies.ts';
import { cites } from './cites.ts';

${says}
export const laws = {
  '${law.key}': law({
    ${law.question === undefined ? `offence: '${law.offence}'` : `question: '${law.question}'`},
    title: ${quoted(law.title)},
    gist: ${quoted(law.gist)},
    moment: '${law.moment}',
    ${
      one
        ? `cases: [{ then: [${law.then}] }], cites: ${citeOf(first.book)},`
        : `facts: {}, readings: () => ({ ${books.map(({ book }) => `'${book}': always(${law.then}, ${citeOf(book)}),`).join('\n')} }),`
    }
  }),
};
`;
}

function pointsFile({ title, books }: Described, rows: boolean): string {
  const says = `/** What counts at ${title}, and how much by each book. */`;
  if (!rows) return `${says}\nexport const points = {};\n`;
  const [first] = books;
  const one = books.length === 1 && first !== undefined;
  const ruling = (book: BookId) => `ruled('To be written.', ${citeOf(book)})`;
  return `import { ${one ? '' : 'item, '}ruled } from '../../scoring/points.ts';
${one ? "import { item } from '../../laws/one-book.ts';\n" : ''}import { cites } from './cites.ts';

${says}
export const points = {
  game: item({
    title: 'Game',
    gist: 'What wins the game.',
    ${one ? `bookValue: ${ruling(first.book)},` : `books: { ${books.map(({ book }) => `'${book}': ${ruling(book)},`).join('\n')} },`}
  }),
} as const;
`;
}

/** The name of the game's type: `SpoilFive`. */
const typeOf = (id: string) => `${/^\d/.test(id) ? 'Game' : ''}${id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;

function codeFile({ id }: Described): string {
  return `import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

/**
 * What variants inherit from the game: its laws, points and scorers. A scorer is in \`scorers/\` and gets the schedule of its
 * place: \`score: (values, by: Schedule<typeof points>) => ok(answer(say, [by.line(key, say)]))\`.
 */
export const code = {
  laws,
  points,
  scorers: {},
};
export interface ${typeOf(id)} extends CodeOf<typeof code> {}

export const variant = variantOf<${typeOf(id)}>();
`;
}

function examplesFile({ id, books }: Described, { law }: Beginning, rows: boolean): string {
  const cases = rows ? books.map(({ book }) => `lawExample('${law.key}', ${citeOf(book)}, {}, ${quoted(law.gist)}, ${quoted(law.says)}),`) : [];
  return `${rows ? "import { lawExample } from '../../laws/examples.ts';\n" : ''}import type { ExampleOf } from '../../rulesets/games.ts';
${rows ? "import { cites } from './cites.ts';\n" : ''}import type { ${typeOf(id)} } from './code.ts';

/** Worked examples: at once tests, worked cases on the page and samples of the API. */
export const examples: readonly ExampleOf<${typeOf(id)}>[] = [
${cases.join('\n')}
];
`;
}

function diagramsFile({ title }: Described, { setUp }: Beginning): string {
  if (setUp === undefined) return '';
  return `import { ${setUp.imports} } from '../../vocabulary/diagrams.ts';

export const diagrams = {
  '${setUp.key}': {
    title: ${quoted(`${title} at the start`)},
    alt: '${TO_WRITE}',
    width: ${setUp.width},
    height: ${setUp.height},
    shapes: ${setUp.shapes},
  },
} as const satisfies Record<string, Diagram>;
`;
}

function indexFile({ id, title, shelf, books }: Described, { kind, pack, has, glance, setUp }: Beginning): string {
  return `import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
${setUp === undefined ? '' : "import { diagrams } from './diagrams.ts';\n"}import { examples } from './examples.ts';

export default game({
  id: '${id}',
  title: ${quoted(title)},
  aliases: [],
  shelf: '${shelf}',
  kind: '${kind}',
  books: { ${books.map(({ book, heading, page }) => `'${book}': { heading: ${quoted(heading)}, pages: '${page ?? ''}' },`).join('\n')} },
  has: [${has.map(quoted).join(', ')}],
  players: { min: 2, max: 2 },
  packs: ['${pack}'],
  glance: { ${glance.map((label) => `${quoted(label)}: 'to be written',`).join('\n')} },
  cites,
  ...code,
  ${setUp === undefined ? '' : 'diagrams,'}
  examples,
});
`;
}

function textFile({ title, books }: Described, { sections, setUp }: Beginning): string {
  const [first] = books;
  const parting = books.length > 1 ? '## Where the books disagree\n\n<Differences />\n\n' : '';
  const cite = `<Cite at="${first === undefined ? '' : `${wordOf(first.book)}.game`}" />`;
  const blocks = sections.map(([heading, id, topic], n) => {
    const drawn = setUp !== undefined && n === sections.length - 2 ? `<Diagram id="${setUp.key}" />\n\n` : '';
    return `## ${heading}\n\n${drawn}<Rule id="${id}" title="${heading}" topic="${topic}">\n\n${TO_WRITE} ${cite}\n\n</Rule>\n`;
  });
  return `---
description: "${title}: its rules, penalties and scores by the books that have it, each with its page."
---

## At a glance

<Glance />

${blocks.join('\n')}
## Scoring

<Points />

## If something goes wrong

<Laws />

${parting}## Settled questions

<Question id="first" title="What do players ask first?">

${TO_WRITE} ${cite}

</Question>

## Sources

<Sources />
`;
}

/** The name and text of each file of a game, `text` for the MDX file. With `rows`, includes a first law and a first score item as patterns. */
export function filesOf(game: Described, beginning: Beginning, rows: boolean): readonly (readonly [string, string])[] {
  return [
    ['cites.ts', citesFile(game)],
    ['points.ts', pointsFile(game, rows)],
    ['laws.ts', lawsFile(game, beginning, rows)],
    ['code.ts', codeFile(game)],
    ['examples.ts', examplesFile(game, beginning, rows)],
    ...(beginning.setUp === undefined ? [] : [['diagrams.ts', diagramsFile(game, beginning)] as const]),
    ['index.ts', indexFile(game, beginning)],
    ['text', textFile(game, beginning)],
  ];
}
