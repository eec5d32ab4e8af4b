// Shared by all commands of the terminal: options, books, places, and current ids.
import { parseArgs } from 'node:util';
import {
  BOOK_IDS,
  BOOK_SHORT,
  BOOKS,
  type BookId,
  type Citation,
  type Game,
  GENERAL_LAWS,
  loadLibrary,
  loadWith,
  lookup,
  nearest,
  placesOf,
  resolve,
} from '../../src/rules-engine/index.ts';
import { registry } from '../../src/rules-engine/registry.ts';

/** An error in the command; its message is printed. */
export class Wrong extends Error {}
export const args = process.argv.slice(2);
/** Whether JSON is wanted. */
export const json = args.includes('--json');
/** Whether `--receipt` was given. */
export const wantsReceipt = args.includes('--receipt');
/** Whether `--cite` was given. */
export const wantsCitation = args.includes('--cite');
/** The game of the id that the command names, if the command needs no other game; null if it needs all games, or the id is of none. */
function gameNamed(): string | null {
  const [verb = '', id = ''] = args.filter((word) => word !== '--json');
  const [game = ''] = id.split(/[./]/);
  return ['list', 'rule', 'score'].includes(verb) && Object.hasOwn(registry, game) ? game : null;
}
const game = gameNamed();
/** Every game, or the one that the command names with those that its books refer to: loading them all takes a second. */
export const library = await (game === null ? loadLibrary(registry) : loadWith(registry, [game, GENERAL_LAWS]));

/** Parses `--name value` pairs. Any name is accepted, because the known names depend on the law or the scorer. Refuses a repeated name. */
export function options(words: readonly string[]): Record<string, string> {
  const { tokens } = parseArgs({ args: [...words], strict: false, allowPositionals: true, tokens: true });
  // Without a prototype, because an option may have any name.
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  let name: string | null = null;
  for (const token of tokens) {
    if (token.kind === 'option') {
      if (['json', 'receipt', 'cite'].includes(token.name)) continue;
      if (found[token.name] !== undefined && token.name !== 'claim') throw new Wrong(`--${token.name} is given twice.`);
      name = token.value === undefined ? token.name : null;
      found[token.name] = token.name === 'claim' && found.claim !== undefined ? `${found.claim}\n${token.value ?? ''}` : (token.value ?? '');
    } else if (token.kind === 'positional' && name !== null) {
      found[name] = [found[name], token.value].filter((part) => part !== '').join(' ');
      if (name === 'claim') name = null;
    } else if (token.kind === 'positional') throw new Wrong(`Enter an option such as --book. You have "${token.value}".`);
  }
  return found;
}

export const didYouMean = (found: string, known: readonly string[]): string => {
  const near = nearest(found, known);
  return near === undefined ? '' : `; did you mean ${near}`;
};

/** The book with this id, or null if none is given. */
export function bookOf(given: string | undefined, known: readonly BookId[], lacks = 'does not speak here; those that do'): BookId | null {
  if (given === undefined) return null;
  if (!Object.hasOwn(BOOKS, given)) throw new Wrong(`--book: enter one of ${BOOK_IDS.join(', ')}. You have "${given}"${didYouMean(given, BOOK_IDS)}.`);
  if (!known.includes(given as BookId)) throw new Wrong(`--book ${given}: this book ${lacks}: ${known.join(', ') || 'none'}.`);
  return given as BookId;
}

export function placeOf(id: string): { game: Game; place: ReturnType<typeof resolve> } {
  const game = library.get(id.split('/')[0] ?? '');
  if (game === undefined || !placesOf(game).includes(id)) throw new Wrong(`No game "${id}". \`hoyle list\` names them all.`);
  return { game, place: resolve(library, id) };
}

/** The current id of a row. Prints a message if it was renamed. */
export function today(id: string): string {
  const found = lookup(library, id);
  if (found.kind === 'gone') throw new Wrong(`${id} is withdrawn. ${found.why} Nearest to it: ${found.nearest}`);
  if (found.kind === 'moved') console.error(`${id} is now ${found.id}.`);
  return found.kind === 'moved' ? found.id : id;
}

/** The rule of a line and its pages: "cribbage.points.fifteen, p. 68". A book is named if it is not `book`. */
export function sayRule(rule: string, cites: readonly Citation[], book: BookId): string {
  const pages = cites.map(({ book: of, page, law }) =>
    [of === book ? '' : `${BOOK_SHORT[of]}, `, page === null ? 'page not known' : `p. ${page}`, law === undefined ? '' : `, law ${law}`].join(''),
  );
  return [rule, ...new Set(pages)].join(', ');
}
