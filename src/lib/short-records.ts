// What a list under a search field shows of a record: title, game, heading and address, for every record of the site in one file, so that
// a passage is named as soon as the index has found it, without asking for its fragment.

/** The file: seven letters of hash for each record, what the hash has beyond them where two records agree in seven, its headings once each, then a line a record under the line of its place. */
export interface ShortRecords {
  readonly hashes: string;
  readonly beyond: Readonly<Record<number, string>>;
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

export function packRecords(records: readonly (Omit<ShortRecord, 'where'> & { readonly gameTitle: string })[], hashOf: (url: string) => string): ShortRecords {
  const headings = [...new Set(records.map((record) => record.heading))];
  let place: string | null = null;
  const lines: string[] = [];
  for (const { id, game, gameTitle, title, heading } of records) {
    if (game !== place) lines.push(`=${game}|${gameTitle}`);
    place = game;
    lines.push(`${id === game ? '' : id.slice(id.indexOf('.') + 1)}|${title.replaceAll('|', '/')}|${headings.indexOf(heading).toString(36)}`);
  }
  const hashes = records.map(({ url }) => {
    const hash = hashOf(url);
    if (!hash.startsWith(LANGUAGE) || hash.length < LANGUAGE.length + HASH) throw new Error(`${url}: expected a hash such as en_0123abc, found "${hash}"`);
    return hash.slice(LANGUAGE.length);
  });
  // The index makes a name longer until it is its own: with 5,000 records one run in twenty has such a pair.
  const beyond = Object.fromEntries(hashes.flatMap((hash, n) => (hash.length > HASH ? [[n, hash.slice(HASH)]] : [])));
  return { hashes: hashes.map((hash) => hash.slice(0, HASH)).join(''), beyond, headings, text: lines.join('\n') };
}

/** Records by the hash that the index knows them by. */
export function unpackRecords({ hashes, beyond, headings, text }: ShortRecords): Map<string, ShortRecord> {
  const found = new Map<string, ShortRecord>();
  let game = '';
  let where = '';
  let n = 0;
  for (const line of text.split('\n')) {
    if (line.startsWith('=')) {
      [game = '', where = ''] = line.slice(1).split('|');
      continue;
    }
    const [anchor = '', title = '', heading = ''] = line.split('|');
    const page = game === '' ? '/glossary/' : `/games/${game}/`;
    found.set(LANGUAGE + hashes.slice(n * HASH, (n + 1) * HASH) + (beyond[n] ?? ''), {
      id: anchor === '' ? game : `${game === '' ? 'glossary' : game}.${anchor}`,
      url: anchor === '' ? page : /^(law|score)\./.test(anchor) ? `${page}${anchor.replace('.', '/')}/` : `${page}#${anchor}`,
      game,
      where,
      title,
      heading: headings[Number.parseInt(heading, 36)] ?? '',
    });
    n += 1;
  }
  return found;
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
