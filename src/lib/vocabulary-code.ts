// How the vocabulary is written down. A word costs one or two letters and stands once in a list; ids are made of the words of their
// titles; urls are made of ids. So a thousand laws with the players' words for them fit into one small file. `pack` runs in the build,
// `unpack` in the browser; both are pure.

/** g(ame), v(ariant), l(aw), s(corer), t(erm), o(ffence), q(uestion); the last two are the heads of laws. */
export type Kind = 'g' | 'v' | 'l' | 's' | 't' | 'o' | 'q';
export const isHead = (kind: Kind): boolean => kind === 'o' || kind === 'q';

export interface Entry {
  readonly kind: Kind;
  /** Last part of the id: `railroad`, `revoke`. */
  readonly key: string;
  readonly title: string;
  /** The players' words for it that its title has not: a bag, in no order. At a game its other names, a `,` between two. */
  readonly bag: readonly string[];
  /** Place it belongs to: `euchre/railroad`; '' for heads and terms. */
  readonly game: string;
  /** Key of the offence or question, at a law. */
  readonly head?: string;
}

export interface Vocabulary {
  readonly entries: readonly Entry[];
  /** Players' word to the index's word. */
  readonly words: Readonly<Record<string, string>>;
  /** Games that people ask for and no book has. */
  readonly absent: readonly string[];
}

/** The file: words, the frequent ones first and the rest by alphabet, how many of them cost one letter, the entries. */
export interface Packed {
  readonly list: string;
  readonly short: number;
  readonly text: string;
  readonly words: Readonly<Record<string, string>>;
  readonly absent: readonly string[];
}

/** Letters of the code. The rest of ASCII is structure: `!` between entries, a space between fields, digits for words of what stands above, marks as they are. */
const LETTERS = Array.from({ length: 92 }, (_, n) => String.fromCharCode(35 + n)).filter((letter) => !/[0-9\\,:?()]/.test(letter));
const SIZE = LETTERS.length;

/** Marks that begin a word of the list, and say how many letters it has in common with the one before: none, one, two ... */
const SHARED = '!#$%&()*+;';

function shorten(list: readonly string[]): string {
  let before = '';
  return list
    .map((word) => {
      let same = 0;
      while (same < SHARED.length - 1 && same < word.length && word[same] === before[same]) same += 1;
      before = word;
      return SHARED.charAt(same) + word.slice(same);
    })
    .join('');
}

function lengthen(list: string): string[] {
  let before = '';
  return (list.match(/[!#$%&()*+;][^!#$%&()*+;]*/g) ?? []).map((word) => {
    before = before.slice(0, SHARED.indexOf(word.charAt(0))) + word.slice(1);
    return before;
  });
}

/** Words and marks of a title, in order. The first letter is small here and grows again when the title is read. */
const parts = (title: string): string[] => `${title.charAt(0).toLowerCase()}${title.slice(1)}`.split(/ |(?=[,:?)])|(?<=\()/).filter((part) => part !== '');
const isMark = (part: string) => /^[,:?()]$/.test(part);

/** The fields of an entry, and what stands above each: a word that stands there costs a digit. */
interface Row {
  readonly kind: Kind;
  readonly start: string;
  /** Title under the head's title, key under the title, bag under the head's bag. */
  readonly fields: readonly (readonly [words: readonly string[], above: readonly string[]])[];
}

/** The digit that stands for a word: its place among the words above, if it is one of the first ten. */
function digitOf(word: string, above: readonly string[]): string | null {
  const at = above.indexOf(word);
  return at >= 0 && at < 10 ? String(at) : null;
}

export function pack({ entries, words, absent }: Vocabulary): Packed {
  const heads = entries.filter((entry) => isHead(entry.kind));
  if (heads.length > SIZE) throw new Error(`the code names at most ${SIZE} heads of laws`);
  const rows: Row[] = entries.map((entry) => {
    const at = entry.head === undefined ? -1 : heads.findIndex((one) => one.key === entry.head);
    const above = heads[at];
    const title = parts(entry.title);
    return {
      kind: entry.kind,
      start: LETTERS[at] ?? '',
      fields: [
        [title, above === undefined ? [] : parts(above.title)],
        [entry.key.split('-'), title],
        [entry.bag, above?.bag ?? []],
      ],
    };
  });
  const count = new Map<string, number>();
  for (const row of rows)
    for (const [field, above] of row.fields)
      for (const word of field) if (!isMark(word) && digitOf(word, above) === null) count.set(word, (count.get(word) ?? 0) + 1);
  const byUse = [...count].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([word]) => word);
  let short = SIZE;
  while (short + (SIZE - short) * SIZE < byUse.length) short -= 1;
  if (short < 1) throw new Error(`the code holds at most ${SIZE * SIZE} words`);
  const list = [...byUse.slice(0, short), ...byUse.slice(short).sort()];
  const code = new Map(
    list.map((word, n) => [word, n < short ? LETTERS[n] : `${LETTERS[short + Math.floor((n - short) / SIZE)]}${LETTERS[(n - short) % SIZE]}`]),
  );
  const text = rows
    .map(({ kind, start, fields }) =>
      fields
        .map(
          ([field, above], n) => (n === 0 ? kind + start : '') + field.map((word) => (isMark(word) ? word : (digitOf(word, above) ?? code.get(word)))).join(''),
        )
        .join(' ')
        .trimEnd(),
    )
    .join('!');
  return { list: shorten(list), short, text, words, absent };
}

export function unpack({ list, short, text, words, absent }: Packed): Vocabulary {
  const known = lengthen(list);
  const at = new Map(LETTERS.map((letter, n) => [letter, n]));
  const read = (field: string, above: readonly string[]): string[] => {
    const found: string[] = [];
    for (let n = 0; n < field.length; n++) {
      const sign = field.charAt(n);
      const first = at.get(sign);
      if (first === undefined) found.push(above[Number(sign)] ?? sign);
      else if (first < short) found.push(known[first] ?? '');
      else {
        n += 1;
        found.push(known[short + (first - short) * SIZE + (at.get(field.charAt(n)) ?? 0)] ?? '');
      }
    }
    return found;
  };
  const heads: { key: string; title: readonly string[]; bag: readonly string[] }[] = [];
  let game = '';
  let place = '';
  const entries = text.split('!').map((line): Entry => {
    const [start = '', key = '', bag = ''] = line.split(' ');
    const kind = start.charAt(0) as Kind;
    const above = kind === 'l' ? heads[at.get(start.charAt(1)) ?? -1] : undefined;
    const words = read(start.slice(kind === 'l' ? 2 : 1), above?.title ?? []);
    const own = read(bag, above?.bag ?? []);
    const slug = read(key, words).join('-');
    const title = words.reduce((sofar, word) => sofar + (sofar === '' || /^[,:?)]/.test(word) || sofar.endsWith('(') ? word : ` ${word}`), '');
    if (kind === 'g') game = place = slug;
    if (kind === 'v') place = `${game}/${slug}`;
    if (isHead(kind)) heads.push({ key: slug, title: words, bag: own });
    return {
      kind,
      key: slug,
      title: title.charAt(0).toUpperCase() + title.slice(1),
      bag: own,
      game: kind === 't' || isHead(kind) ? '' : place,
      ...(above === undefined ? {} : { head: above.key }),
    };
  });
  return { entries, words, absent };
}

/** Where an entry leads. */
export function urlOf({ kind, key, game }: Entry): string {
  if (kind === 'o') return `/penalties/${key}/`;
  if (kind === 'q') return `/questions/${key}/`;
  if (kind === 't') return `/glossary/#term.${key}`;
  return `/games/${game}/${kind === 'l' ? `law/${key}/` : kind === 's' ? `score/${key}/` : ''}`;
}
