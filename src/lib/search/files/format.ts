// How the index of the search is written down: a first file that names all games and heads, pieces of words by the letters they begin with,
// and a piece for each game that says what its entries are called. Whoever asks takes the first file and only the pieces that the question
// needs. Pure: the build writes, page, terminal and tests read.
import { addressOf, parseId } from '../../../rules-engine/rulesets/ids.ts';
import { SAYS_THE_SAME, SMALL, stem, wordsOf } from '../words/words.ts';
import { isFactLine, unpackFact } from './fact-format.ts';

/**
 * What an entry is: g(ame), v(ariant), l(aw), s(corer or sheet), i(tem of a schedule), r(ule of the text), q (settled question), o(ffence),
 * u: a question of every game, t(erm), n(umbered laws of a book), d: a row of the odds, f: a plain fact, which stands in its game's piece behind the
 * entries that have a number.
 */
export const KINDS = ['g', 'v', 'l', 's', 'i', 'r', 'q', 'o', 'u', 't', 'n', 'd', 'f'] as const;
export type Kind = (typeof KINDS)[number];

/** A game, or the entries of no game (`id` is ''). Entries are numbered through all groups, in each group by kind. */
export interface Group {
  readonly id: string;
  readonly title: string;
  /** Other names, as they are written. */
  readonly names: readonly string[];
  readonly forms: readonly { readonly key: string; readonly title: string; readonly names: readonly string[] }[];
  /** How many entries of each kind, in the order of KINDS. */
  readonly counts: readonly number[];
  /** How much it is played today, 0 to 9. */
  readonly played: number;
}

/** A standard offence or question, with the words of players. */
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
  /** The letters with which each piece of words begins, in their order. */
  readonly pieces: string;
  /** Words that say the same, `=jack knav boy`, and those that may mean others, and how well: `ruff cut~7 trump~8`. */
  readonly alike: string;
  /** Games that people ask for and no book has. */
  readonly absent: string;
  /** Parts of the full text's index. */
  readonly chunks: string;
}

/** A piece of words or of a game. */
export interface Piece {
  readonly edition: string;
  readonly text: string;
}

/** What an entry is called and where it leads. */
export interface Entry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Form it belongs to; '' for the game itself. */
  readonly form: string;
  /** Key of its head, at a law. */
  readonly head: string;
  /** The ruling in one line, or where a book has it; an entry with `lines` has it only when it is shown. */
  readonly gist: string;
  /** The ruling by book, as `told.ts` writes it. */
  readonly lines: string;
  /** The answers of a law that words may give, as `senses.ts` writes them; '' for none. */
  readonly sensed: string;
}

/** A word of the index: its commonest form, and the entries that have it with how much it tells there (0 to 1). */
export interface Word {
  readonly form: string;
  readonly posts: readonly (readonly [entry: number, weight: number])[];
}

export const LEVELS = 26;
const LETTER_A = 65;

/** Numbers of entries, each as its distance from the one before in base 36, ended by a capital that stands for the weight. */
export function packPosts(posts: Word['posts']): string {
  let before = -1;
  return posts
    .map(([entry, weight]) => {
      const gap = entry - before - 1;
      before = entry;
      const level = Math.max(0, Math.min(LEVELS - 1, Math.round(weight * (LEVELS - 1))));
      return (gap === 0 ? '' : gap.toString(36)) + String.fromCharCode(LETTER_A + level);
    })
    .join('');
}

export function unpackPosts(text: string): [number, number][] {
  const posts: [number, number][] = [];
  let entry = -1;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < LETTER_A || code >= LETTER_A + LEVELS) continue;
    entry += 1 + (at === start ? 0 : Number.parseInt(text.slice(start, at), 36));
    posts.push([entry, (code - LETTER_A) / (LEVELS - 1)]);
    start = at + 1;
  }
  return posts;
}

const clean = (text: string) => text.replace(/[|\n]/g, ' ').trim();

/** A piece of words: a line each, `stem form posts`; the form is left out where it is the stem. */
export const packWords = (words: readonly (readonly [stem: string, word: Word])[]): string =>
  words.map(([one, { form, posts }]) => `${one}${form === one ? '' : `:${form}`} ${packPosts(posts)}`.trimEnd()).join('\n');

export function unpackWords(text: string): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const line of text === '' ? [] : text.split('\n')) {
    const [word = '', posts = ''] = line.split(' ');
    const [one = '', form = one] = word.split(':');
    let read: Word['posts'] | null = null;
    words.set(one, {
      form,
      get posts() {
        read ??= unpackPosts(posts);
        return read;
      },
    });
  }
  return words;
}

/** The root of the site. Built for a folder of its host, every address in quotes gets that folder before it; one within a long text does not. */
const ROOT = '/games/'.slice(0, -'games/'.length);

/** The address that an id has, which need not be written. */
const usual = (id: string): string => (parseId(id) === null ? '' : addressOf(id));

/** A piece of a game: a line an entry. */
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

/** Words of some phrases, each stem once, without those of `said` and those too small to find anything by. */
function freshWords(phrases: readonly string[], said: Set<string>): string {
  const fresh: string[] = [];
  for (const word of phrases.flatMap(wordsOf)) {
    if (SMALL.has(word) || said.has(stem(word))) continue;
    said.add(stem(word));
    fresh.push(word);
  }
  return fresh.sort().join(' ');
}
/** Titles are shown; of the other phrases only single words are asked for: each once, where it tells most. */
export const packHeads = (heads: readonly HeadWords[]): string =>
  heads
    .map(({ kind, key, title, aka, spoken }) => {
      const named = wordsOf(title).filter((word) => !SMALL.has(word));
      // A word of a long title tells less there than among the other names.
      const said = new Set(named.length < 4 ? named.map(stem) : []);
      return [kind, key, title, freshWords(aka, said), freshWords(spoken, said)].join('|');
    })
    .join('\n');
export const unpackHeads = (text: string): HeadWords[] =>
  text.split('\n').map((line) => {
    const [kind = 'o', key = '', title = '', aka = '', spoken = ''] = line.split('|');
    return { kind: kind as 'o' | 'u', key, title, aka: aka === '' ? [] : [aka], spoken: spoken === '' ? [] : [spoken] };
  });

/** Unpacks the table: each stem with those that it may mean, and how well, of 1. */
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

/** The file of a piece of words, and of a game's piece; a page and the build must agree on them. */
export const wordPiece = (from: string): string => `/search/pieces/w-${from}.json`;
export const gamePiece = (group: string): string => `/search/pieces/g-${group === '' ? 'all' : group}.json`;

/** The pieces in which words may stand that begin with these letters: their first letters in `pieces`, in order. */
export function piecesFor(letters: string, pieces: readonly string[]): string[] {
  const end = `${letters}\uffff`;
  return pieces.filter((from, n) => {
    const next = pieces[n + 1];
    return from <= end && (next === undefined || next > letters);
  });
}

/** The stem by which a number of a law is found: "law 64". */
export const lawStem = (number: string): string => `law${number.toLowerCase()}`;
/** The stem of two words that stand side by side in a name. */
export const pairStem = (one: string, next: string): string => `${stem(one)}_${stem(next)}`;
/** Whether a stem is that of two neighbours. */
export const isPair = (one: string): boolean => one.includes('_');
