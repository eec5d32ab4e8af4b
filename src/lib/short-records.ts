// What a list under a search field shows of a record: title, game, heading and address, for every record of the site in one file, so that
// a passage is named as soon as the index has found it, without asking for its fragment.

/** The file: the places with how many records each has, the headings once each, and a line a record in the order of their numbers. */
export interface ShortRecords {
  readonly places: string;
  readonly headings: readonly string[];
  readonly text: string;
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

/** What the index calls a record: its number, and the edition, since another has other records under these numbers. */
export const recordName = (n: number, edition: string): string => `${n.toString(36).padStart(3, '0')}-${edition}`;

export function packRecords(records: readonly (Omit<ShortRecord, 'where'> & { readonly gameTitle: string })[]): ShortRecords {
  const headings = [...new Set(records.map((record) => record.heading))];
  const places: [game: string, title: string, size: number][] = [];
  for (const { game, gameTitle } of records) {
    const last = places.at(-1);
    if (last?.[0] === game) last[2] += 1;
    else places.push([game, gameTitle, 1]);
  }
  const lines = records.map(
    ({ id, game, title, heading }) =>
      `${id === game ? '' : id.slice(id.indexOf('.') + 1)}|${title.replaceAll('|', '/')}|${headings.indexOf(heading).toString(36)}`,
  );
  return { places: places.map((place) => place.join('|')).join('\n'), headings, text: lines.join('\n') };
}

/** Finds a record by its name in the index. What nobody asks for is not read. */
export function unpackRecords({ places, headings, text }: ShortRecords): (name: string) => ShortRecord | undefined {
  const lines = text.split('\n');
  let before = 0;
  const ends = places.split('\n').map((line) => {
    const [game = '', where = '', size = ''] = line.split('|');
    before += Number(size);
    return { game, where, end: before };
  });
  return (name) => {
    const n = Number.parseInt(name, 36);
    const line = lines[n];
    const place = ends.find(({ end }) => n < end);
    if (line === undefined || place === undefined) return undefined;
    const { game, where } = place;
    const [anchor = '', title = '', heading = ''] = line.split('|');
    const page = game === '' ? '/glossary/' : `/games/${game}/`;
    return {
      id: anchor === '' ? game : `${game === '' ? 'glossary' : game}.${anchor}`,
      url: anchor === '' ? page : /^(law|score)\./.test(anchor) ? `${page}${anchor.replace('.', '/')}/` : `${page}#${anchor}`,
      game,
      where,
      title,
      heading: headings[Number.parseInt(heading, 36)] ?? '',
    };
  };
}

/** A part of the index: from which word to which, and the name of its file. */
export type Chunk = readonly [from: string, to: string, name: string];

/** The last word of each part and the hash in its name: `a6092f61 areffb013a`. */
export const packChunks = (chunks: readonly Chunk[]): string => chunks.map(([, to, name]) => to + name.slice(LANGUAGE.length)).join(' ');

/** The parts that may hold a word. The index cuts endings off, so a word stands near itself: its whole and its stem are looked for. */
export function chunksFor(word: string, stem: string, packed: string): string[] {
  const chunks = packed.split(' ');
  const names = [word, stem].map((one) => (chunks.find((chunk) => one <= chunk.slice(0, -HASH)) ?? chunks.at(-1) ?? '').slice(-HASH));
  return [...new Set(names)].filter((name) => name !== '').map((name) => LANGUAGE + name);
}
