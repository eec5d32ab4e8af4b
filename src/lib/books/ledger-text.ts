// The text of a ledger. A heading for the laws, or the score items, of a game or variant has the mark that most of its lines share; a line for
// each law or item has its books, and the books with another mark follow indented:
//
//   == euchre.law, written 2026-11-21, read 2026-11-23
//   cut-for-deal vt2ge0: sierra efty67.ywns4f, uspc buyc8a.5tztbt
//     read 2026-11-27: donohue lzg6d5.u8pf96
//
// A book is named by the first word of its id. Its hashes are of its words and of its data. The hash of a line is of what is printed beside the
// ruling, which is the same for most books.
import { BOOK_IDS, type Entry } from '../../rules-engine/index.ts';

/** When a reading was written with the book open, and when somebody else last compared it; null if never. */
export interface Mark {
  readonly written: string | null;
  readonly read: string | null;
}
/** Whose reading it is, its mark, and the hashes for which the mark was made; no hashes without a mark. */
export interface LedgerLine extends Pick<Entry, 'id' | 'book' | 'seen' | 'data' | 'beside'> {
  readonly mark: Mark;
}

const UNREAD = 'UNREAD';
/** "written 2026-11-21, read 2026-11-23"; UNREAD if there is neither. */
export const sayMark = ({ written, read }: Mark): string =>
  [...(written === null ? [] : [`written ${written}`]), ...(read === null ? [] : [`read ${read}`])].join(', ') || UNREAD;

/** Whether a reading was compared with its book: when it was written, with the book open, or later. A derived one must be read where it applies. */
export const isRead = ({ written, read }: Mark): boolean => written !== null || read !== null;

type Whose = LedgerLine['book'];
const WHOSE: readonly Whose[] = [...BOOK_IDS, 'all'];
const shortBook = (book: Whose): string => book.split('-')[0] ?? book;

/** The most frequent text of a list; the first one if several are equally frequent. */
function mostUsual(texts: readonly string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)].sort((a, b) => b[1].length - a[1].length);
  return counts[0]?.[0] ?? '';
}

function formatBooks(lines: readonly LedgerLine[], beside: string): string {
  return lines
    .map((line) =>
      isRead(line.mark) ? `${shortBook(line.book)} ${line.seen}.${line.data}${line.beside === beside ? '' : `.${line.beside}`}` : shortBook(line.book),
    )
    .join(', ');
}

/** The lines of a ledger as text. Lines of one id must be adjacent. */
export function formatLedger(lines: readonly LedgerLine[]): string {
  const rows = [...Map.groupBy(lines, ({ id }) => id.split('.', 2).join('.'))].flatMap(([kind, there]) => {
    const usual = mostUsual(there.map(({ mark }) => sayMark(mark)));
    const ofRow = [...Map.groupBy(there, ({ id }) => id)].flatMap(([id, books]) => {
      const beside = mostUsual(books.flatMap((line) => (isRead(line.mark) ? [line.beside] : [])));
      const byMark = Map.groupBy(books, ({ mark }) => sayMark(mark));
      const first = byMark.get(usual);
      const others = [...byMark].filter(([mark]) => mark !== usual);
      const head = `${id.slice(kind.length + 1)}${beside === '' ? '' : ` ${beside}`}${first === undefined ? '' : `: ${formatBooks(first, beside)}`}`;
      return [head, ...others.map(([mark, same]) => `  ${mark}: ${formatBooks(same, beside)}`)];
    });
    return [`== ${kind}, ${usual}`, ...ofRow];
  });
  return rows.map((row) => `${row}\n`).join('');
}

const HEADING = /^== (\S+), (.+)$/;
const ROW = /^([^\s=]\S*?)(?: (\w+))?(?:: (.+))?$/;
const OTHERS = /^ {2}([^:]+): (.+)$/;
const MARK = /^(?:UNREAD|written (\S+?)|(?:written (\S+), )?read (\S+))$/;
const BOOK = /^(\S+?)(?: (\w+)\.(\w+)(?:\.(\w+))?)?$/;

const fail = (row: string): never => {
  throw new Error(`ledger: expected "== game.law, mark", "key hash: book hashes" or "  mark: book hashes", found "${row}"`);
};

function parseMark(text: string, row: string): Mark {
  const [all, only, written = only, read] = MARK.exec(text) ?? [];
  return all === undefined ? fail(row) : { written: written ?? null, read: read ?? null };
}

function parseBooks(text: string, id: string, mark: Mark, common: string, row: string): LedgerLine[] {
  return text.split(', ').map((part) => {
    const [, name = '', seen = '', data = '', beside = seen === '' ? '' : common] = BOOK.exec(part) ?? [];
    const book = WHOSE.find((one) => shortBook(one) === name) ?? fail(row);
    if (isRead(mark) !== (seen !== '' && beside !== '')) fail(row);
    return { id, book, mark, seen, data, beside };
  });
}

/** Reads the text of a ledger. Throws on a row that it does not understand, quoting it. */
export function parseLedger(text: string): LedgerLine[] {
  const lines: LedgerLine[] = [];
  let kind: string | undefined;
  let usual: Mark = { written: null, read: null };
  let id: string | undefined;
  let beside = '';
  for (const row of text.split('\n')) {
    if (row === '') continue;
    const heading = HEADING.exec(row);
    const others = OTHERS.exec(row);
    if (heading !== null) {
      [, kind] = heading;
      usual = parseMark(heading[2] ?? '', row);
      id = undefined;
    } else if (others !== null) {
      lines.push(...parseBooks(others[2] ?? '', id ?? fail(row), parseMark(others[1] ?? '', row), beside, row));
    } else {
      const [, key, hash = '', books] = ROW.exec(row) ?? fail(row);
      id = `${kind ?? fail(row)}.${key}`;
      beside = hash;
      if (books !== undefined) lines.push(...parseBooks(books, id, usual, beside, row));
    }
  }
  return lines;
}
