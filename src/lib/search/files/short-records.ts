// What a list under a search field shows of a record: title, game, heading and address, for every record of the site in one file, so that
// a passage can be named as soon as the index has found it, without a request for its fragment.

/**
 * The file: the places with the number of records of each, the headings once each, and then the records in the order of their numbers, one list
 * per property. Similar values are adjacent this way and compress better than one line per record would.
 */
export interface ShortRecords {
  readonly places: string;
  readonly headings: readonly string[];
  /** Kinds in their short form, a letter a record; `-` for a game itself. */
  readonly kinds: string;
  /** The part of an id after its kind, shortened by `shortId` against the title. */
  readonly ids: string;
  readonly titles: string;
  /** Numbers of the headings. */
  readonly under: string;
}
export interface ShortRecord {
  readonly id: string;
  readonly url: string;
  readonly game: string;
  readonly where: string;
  readonly title: string;
  readonly heading: string;
}

const HASH = 7;
const LANGUAGE = 'en_';

const KINDS: Readonly<Record<string, string>> = { l: 'law', r: 'rule', p: 'points', q: 'question', s: 'score', t: 'term' };
const letterOf = (kind: string): string => Object.entries(KINDS).find(([, word]) => word === kind)?.[0] ?? '-';

/** A title in the form that most ids have. */
const asId = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const FIRST = 'A'.charCodeAt(0);
const LETTERS = 26;

/**
 * An id in terms of its title: empty if it is the slug of the title; otherwise a capital for each word that is among the title's first 26,
 * `red-on-black` of "Must it be red on black?" being `DEF`, and the other words as they are. Throws if the id itself has capitals.
 */
export function shortId(id: string, title: string): string {
  const whole = asId(title);
  if (id === whole) return '';
  const words = whole.split('-').slice(0, LETTERS);
  const short = id
    .split('-')
    .map((word) => (words.includes(word) ? String.fromCharCode(FIRST + words.indexOf(word)) : word))
    .join('-')
    // A capital is always a word of its own.
    .replaceAll(/-?([A-Z])/g, '$1')
    .replaceAll(/([A-Z])-/g, '$1');
  if (longId(short, title) !== id) throw new Error(`${id}: expected small letters, numbers and single hyphens`);
  return short;
}

/** The inverse of `shortId`. */
export function longId(short: string, title: string): string {
  const whole = asId(title);
  if (short === '') return whole;
  const words = whole.split('-');
  const parts = short.match(/[A-Z]|[^A-Z-]+/g) ?? [];
  return parts.map((part) => (/[A-Z]/.test(part) ? (words[part.charCodeAt(0) - FIRST] ?? '') : part)).join('-');
}

/**
 * The name of a record in the index: the edition, since another edition has other records under these numbers, and its number. The number comes
 * last so that successive names differ in one letter and compress well.
 */
export const recordName = (n: number, edition: string): string => `${edition}-${n.toString(36).padStart(3, '0')}`;

export function packRecords(records: readonly (Omit<ShortRecord, 'where'> & { readonly gameTitle: string })[]): ShortRecords {
  const headings = [...new Set(records.map((record) => record.heading))];
  const places: [game: string, title: string, size: number][] = [];
  for (const { game, gameTitle } of records) {
    const last = places.at(-1);
    if (last?.[0] === game) last[2] += 1;
    else places.push([game, gameTitle, 1]);
  }
  const parts = records.map(({ id, game }) => {
    const anchor = id === game ? '' : id.slice(id.indexOf('.') + 1);
    const [kind = ''] = anchor.split('.');
    return { letter: letterOf(kind), rest: anchor.slice(kind.length + 1) };
  });
  for (const [n, { letter, rest }] of parts.entries())
    if (letter === '-' && rest !== '') throw new Error(`${records[n]?.id}: expected one of the kinds ${Object.values(KINDS).join(', ')}`);
  return {
    places: places.map((place) => place.join('|')).join('\n'),
    headings,
    kinds: parts.map(({ letter }) => letter).join(''),
    ids: parts.map(({ rest }, n) => (rest === '' ? '' : shortId(rest, records[n]?.title ?? ''))).join('\n'),
    titles: records.map(({ title }) => title).join('\n'),
    under: records.map(({ heading }) => headings.indexOf(heading).toString(36)).join('\n'),
  };
}

/** Returns a lookup of records by their names in the index; each is decoded on request. */
export function unpackRecords({ places, headings, ...lists }: ShortRecords): (name: string) => ShortRecord | undefined {
  const [ids, titles, under] = [lists.ids.split('\n'), lists.titles.split('\n'), lists.under.split('\n')];
  let before = 0;
  const ends = places.split('\n').map((line) => {
    const [game = '', where = '', size = ''] = line.split('|');
    before += Number(size);
    return { game, where, end: before };
  });
  return (name) => {
    const n = Number.parseInt(name.slice(name.lastIndexOf('-') + 1), 36);
    const title = titles[n];
    const place = ends.find(({ end }) => n < end);
    if (title === undefined || place === undefined) return undefined;
    const { game, where } = place;
    const kind = KINDS[lists.kinds[n] ?? ''];
    const rest = longId(ids[n] ?? '', title);
    const page = game === '' ? '/glossary/' : `/games/${game}/`;
    const of = game === '' ? 'glossary' : game;
    return {
      id: kind === undefined ? of : `${of}.${kind}.${rest}`,
      url: kind === undefined ? page : kind === 'law' || kind === 'score' ? `${page}${kind}/${rest}/` : `${page}#${kind}.${rest}`,
      game,
      where,
      title,
      heading: headings[Number.parseInt(under[n] ?? '', 36)] ?? '',
    };
  };
}

/** A part of the index: its first and last word, and the name of its file. */
export type Chunk = readonly [from: string, to: string, name: string];

/** The last word of each part and the hash in its name: `a6092f61 areffb013a`. */
export const packChunks = (chunks: readonly Chunk[]): string => chunks.map(([, to, name]) => to + name.slice(LANGUAGE.length)).join(' ');

/** The parts that may contain a word. The index stems its words, so both the whole word and its stem are looked up. */
export function chunksFor(word: string, stem: string, packed: string): string[] {
  const chunks = packed.split(' ');
  const names = [word, stem].map((one) => (chunks.find((chunk) => one <= chunk.slice(0, -HASH)) ?? chunks.at(-1) ?? '').slice(-HASH));
  return [...new Set(names)].filter((name) => name !== '').map((name) => LANGUAGE + name);
}
