// The file format of the search index: a first file that lists all games and heads, pieces of words split by their first letters, and a piece for
// each game with the titles of its entries. A client loads the first file and only the pieces that the query needs. Pure: written by the build,
// read by page, terminal and tests.
import { addressOf, parseId } from '../../../rules-engine/rulesets/ids.ts';
import { SAYS_THE_SAME, SMALL, stem, wordsOf } from '../words/words.ts';
import { isFactLine, unpackFact } from './fact-format.ts';

/**
 * The kind of an entry: g(ame), v(ariant), l(aw), s(corer or sheet), i(tem of a schedule), r(ule of the text), q (settled question), o(ffence),
 * u: a question common to all games, t(erm), n(umbered laws of a book), d: a row of the odds, f: a plain fact, which is in its game's piece after
 * the numbered entries.
 */
export const KINDS = ['g', 'v', 'l', 's', 'i', 'r', 'q', 'o', 'u', 't', 'n', 'd', 'f'] as const;
export type Kind = (typeof KINDS)[number];

/** A game, or the entries that belong to no game (`id` is ''). Entries are numbered across all groups, and within each group by kind. */
export interface Group {
  readonly id: string;
  readonly title: string;
  /** Other names, as written. */
  readonly names: readonly string[];
  readonly forms: readonly { readonly key: string; readonly title: string; readonly names: readonly string[] }[];
  /** The number of entries of each kind, in the order of KINDS. */
  readonly counts: readonly number[];
  /** How much it is played today, 0 to 9. */
  readonly played: number;
}

/** A standard offence or question, with the words that players use for it. */
export interface HeadWords {
  readonly kind: 'o' | 'u';
  readonly key: string;
  readonly title: string;
  readonly aka: readonly string[];
  /** Complaints in players' own words. */
  readonly spoken: readonly string[];
}

/** The first file. */
export interface First {
  readonly edition: string;
  readonly groups: string;
  readonly heads: string;
  /** The first letters of each piece of words, in order. */
  readonly pieces: string;
  /** Synonyms, `=jack knav boy`, and words that may mean others, each with a weight: `ruff cut~7 trump~8`. */
  readonly alike: string;
  /** Games that people ask for and that no book has. */
  readonly absent: string;
  /** Parts of the full-text index. */
  readonly chunks: string;
}

/** A piece of words or of a game. */
export interface Piece {
  readonly edition: string;
  readonly text: string;
}

/** The title and address of an entry. */
export interface Entry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** The form it belongs to; '' for the game itself. */
  readonly form: string;
  /** The key of its head, for a law. */
  readonly head: string;
  /** The ruling in one line, or where a book has it; for an entry with `lines` it is filled in only when shown. */
  readonly gist: string;
  /** The ruling by book, as `book-lines.ts` packs it. */
  readonly lines: string;
  /** The answers of a law that the words of a query may give, as `senses.ts` packs them; '' for none. */
  readonly sensed: string;
}

const clean = (text: string) => text.replace(/[|\n]/g, ' ').trim();

/** The root of the site. In a build for a sub-folder of its host, quoted addresses get that folder as a prefix; one inside a longer text does not. */
const ROOT = '/games/'.slice(0, -'games/'.length);

/** The address that follows from an id, which therefore need not be written. */
const usual = (id: string): string => (parseId(id) === null ? '' : addressOf(id));

/** A piece of a game: one line per entry. */
export const packEntries = (entries: readonly Entry[]): string =>
  entries
    .map(({ id, url, title, form, head, gist, lines, sensed }) =>
      [id, url === usual(id) ? '' : url.slice(ROOT.length), title, form, head, lines === '' ? gist : '', lines, sensed]
        .map(clean)
        .join('|')
        .replace(/\|+$/, ''),
    )
    .join('\n');

export const unpackEntries = (text: string): Entry[] =>
  (text === '' ? [] : text.split('\n')).map((line, _, [first = '']) => {
    if (isFactLine(line)) return unpackFact(line, first.split('|')[0] ?? '', ROOT);
    const [id = '', url = '', title = '', form = '', head = '', gist = '', lines = '', sensed = ''] = line.split('|');
    return { id, url: url === '' ? usual(id) : ROOT + url, title, form, head, gist, lines, sensed };
  });

const packNames = (title: string, names: readonly string[]) => `${clean(title)}|${names.map((name) => clean(name).replaceAll(';', ',')).join(';')}`;

export const packGroups = (groups: readonly Group[]): string =>
  groups
    .flatMap(({ id, title, names, forms, counts, played }) => [
      `${id}|${packNames(title, names)}|${counts.join('.').replace(/(\.0)+$/, '')}${played === 0 ? '' : `|${played}`}`,
      ...forms.map((form) => `>${form.key}|${packNames(form.title, form.names)}`),
    ])
    .join('\n');

export function unpackGroups(text: string): Group[] {
  const groups: (Group & { forms: Group['forms'][number][] })[] = [];
  for (const line of text.split('\n')) {
    const [id = '', title = '', names = '', counts = '', played = '0'] = line.split('|');
    const all = names === '' ? [] : names.split(';');
    if (id.startsWith('>')) groups.at(-1)?.forms.push({ key: id.slice(1), title, names: all });
    else groups.push({ id, title, names: all, forms: [], counts: counts.split('.').map(Number), played: Number(played) });
  }
  return groups;
}

/** The words of some phrases, each stem once, without those in `said` and without stop words. Adds to `said`. */
function freshWords(phrases: readonly string[], said: Set<string>): string {
  const fresh: string[] = [];
  for (const word of phrases.flatMap(wordsOf)) {
    if (SMALL.has(word) || said.has(stem(word))) continue;
    said.add(stem(word));
    fresh.push(word);
  }
  return fresh.sort().join(' ');
}
/** Titles are shown and kept whole; other phrases are only searched by word: each word once, where it weighs most. */
export const packHeads = (heads: readonly HeadWords[]): string =>
  heads
    .map(({ kind, key, title, aka, spoken }) => {
      const named = wordsOf(title).filter((word) => !SMALL.has(word));
      // A word of a long title weighs less there than among the other names.
      const said = new Set(named.length < 4 ? named.map(stem) : []);
      return [kind, key, title, freshWords(aka, said), freshWords(spoken, said)].join('|');
    })
    .join('\n');
export const unpackHeads = (text: string): HeadWords[] =>
  text.split('\n').map((line) => {
    const [kind = 'o', key = '', title = '', aka = '', spoken = ''] = line.split('|');
    return { kind: kind as 'o' | 'u', key, title, aka: aka === '' ? [] : [aka], spoken: spoken === '' ? [] : [spoken] };
  });

/** Unpacks the table: each stem with the stems that it may mean, and their weights (0 to 1). */
export function unpackAlike(text: string): Map<string, [stem: string, weight: number][]> {
  const table = new Map<string, Map<string, number>>();
  const put = (one: string, other: string, weight: number) => {
    const row = table.get(one) ?? new Map<string, number>();
    row.set(other, Math.max(row.get(other) ?? 0, weight / 10));
    table.set(one, row);
  };
  for (const line of text === '' ? [] : text.split('\n')) {
    const [word = '', ...others] = line.split(' ');
    if (word.startsWith('=')) {
      const stems = [word.slice(1), ...others];
      for (const one of stems) for (const other of stems) if (one !== other) put(one, other, SAYS_THE_SAME);
    } else
      for (const other of others) {
        const [one = '', weight = SAYS_THE_SAME] = other.split('~');
        put(word, one, Number(weight));
      }
  }
  return new Map([...table].map(([one, row]) => [one, [...row]]));
}

/** The files of a piece of words and of a game's piece; page and build must agree on them. */
export const wordPiece = (from: string): string => `/search/pieces/w-${from}.json`;
export const gamePiece = (group: string): string => `/search/pieces/g-${group === '' ? 'all' : group}.json`;

/** The pieces that may contain words beginning with these letters; `pieces` are their first letters, in order. */
export function piecesFor(letters: string, pieces: readonly string[]): string[] {
  const end = `${letters}\uffff`;
  return pieces.filter((from, n) => {
    const next = pieces[n + 1];
    return from <= end && (next === undefined || next > letters);
  });
}

/** The stem that indexes the number of a law: "law 64". */
export const lawStem = (number: string): string => `law${number.toLowerCase()}`;
/** The stem of two adjacent words of a name. */
export const pairStem = (one: string, next: string): string => `${stem(one)}_${stem(next)}`;
/** Whether a stem is that of a pair of adjacent words. */
export const isPair = (one: string): boolean => one.includes('_');
