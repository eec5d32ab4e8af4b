// Who wrote each cell of a sheet and when, as a link parameter beside the entries. With it a second phone merges the sheet into its own instead of duplicating
// it, and both can go on and scan each other again.
import { BOOK_CELL, bookOf, type Cell, type CellValue, dealCell, EMPTY_LOG, entriesOf, type Log, setupCell } from './log.ts';
import { MOST_ENTRIES, type Written } from './records.ts';

/** Name of the parameter. */
export const IDS = 'ids';
/** These characters need no escaping in an address; names of pages and fields never contain the first two. */
const [PART, ITEM, SECTION] = ['.', '_', '*'] as const;
const PAGE = /^[a-z0-9-]{1,40}$/;
const FIELD = /^[A-Za-z0-9-]{1,40}$/;
/** More than any sheet reaches. */
const MOST = 1e9;
/** Limit for struck-out entries in a link. Those before the first remaining entry belong to an earlier game and are left out. */
const MOST_STRUCK = 40;

const DEAL = /^deal\.(\d{1,10})\.(.+)$/;
const SETUP = setupCell('');

/** The identities of all cells: pages, remaining entries, struck-out entries, setup. Null if a name does not fit in a link. */
export function encodeIds(log: Log): string | null {
  const pages: string[] = [];
  const pageOf = (page: string): string => {
    if (!pages.includes(page)) pages.push(page);
    return pages.indexOf(page).toString(36);
  };
  const standing = entriesOf(log).map(({ id }) => id);
  const first = Number(DEAL.exec(standing[0] ?? '')?.[1] ?? Number.POSITIVE_INFINITY);
  const struck = Object.keys(log.cells)
    .filter((id) => log.cells[id]?.value === null && Number(DEAL.exec(id)?.[1] ?? -1) >= first)
    .slice(-MOST_STRUCK);
  const entry = (id: string): string => {
    const [, place = '', page = ''] = DEAL.exec(id) ?? [];
    const { at = 0, page: writer = '' } = log.cells[id] ?? {};
    const parts = [Number(place).toString(36), pageOf(page), at.toString(36)];
    return [...parts, ...(writer === page ? [] : [pageOf(writer)])].join(PART);
  };
  const setup = Object.entries(log.cells).flatMap(([key, { at, page }]) => {
    const name = key === BOOK_CELL ? '' : key.startsWith(SETUP) ? key.slice(SETUP.length) : null;
    return name === null ? [] : [[name, at.toString(36), pageOf(page)].join(PART)];
  });
  const sections = [standing.map(entry), struck.map(entry), setup.sort()].map((items) => items.join(ITEM));
  const isSound =
    pages.every((page) => PAGE.test(page)) && Object.keys(log.cells).every((key) => !key.startsWith(SETUP) || FIELD.test(key.slice(SETUP.length)));
  return isSound ? [pages.join(PART), ...sections].join(SECTION) : null;
}

const numberOf = (text: string | undefined): number => {
  const number = /^[0-9a-z]{1,7}$/.test(text ?? '') ? Number.parseInt(text ?? '', 36) : Number.NaN;
  return number < MOST ? number : Number.NaN;
};
const items = (section: string | undefined): string[] => (section === undefined || section === '' ? [] : section.split(ITEM));

/** The log of a sheet from a link. Null if its identities are missing, damaged, or do not match its entries: it is then a plain list. */
export function logOfLink(ids: string | null, { setup, entries, book }: Written & { readonly book: string | null }): Log | null {
  const [names = '', standing, struck, fields, ...more] = (ids ?? '').split(SECTION);
  const pages = names.split(PART);
  if (fields === undefined || more.length > 0 || !pages.every((page) => PAGE.test(page)) || items(standing).length !== entries.length) return null;
  const cells: Record<string, Cell> = {};
  let clock = 0;
  const put = (key: string, value: CellValue, at: number, page: string | undefined): boolean => {
    if (Number.isNaN(at) || page === undefined || Object.hasOwn(cells, key)) return false;
    cells[key] = { value, at, page, of: '' };
    clock = Math.max(clock, at);
    return true;
  };
  const putEntry = (item: string, value: CellValue): boolean => {
    const [place, page, at, writer, ...rest] = item.split(PART);
    const [number, made] = [numberOf(place), pages[numberOf(page)]];
    if (Number.isNaN(number) || made === undefined || rest.length > 0) return false;
    return put(dealCell(number, made), value, numberOf(at), writer === undefined ? made : pages[numberOf(writer)]);
  };
  const putField = (item: string): boolean => {
    const [name = '', at, page, ...rest] = item.split(PART);
    if ((name !== '' && !FIELD.test(name)) || rest.length > 0) return false;
    const value = name === '' ? book : setup[name];
    return put(name === '' ? BOOK_CELL : setupCell(name), value === undefined || value === '' ? null : value, numberOf(at), pages[numberOf(page)]);
  };
  const isSound =
    entries.length <= MOST_ENTRIES &&
    items(standing).every((item, n) => putEntry(item, entries[n] ?? null)) &&
    items(struck)
      .slice(0, MOST_STRUCK)
      .every((item) => putEntry(item, null)) &&
    items(fields).every(putField);
  if (!isSound || entriesOf({ ...EMPTY_LOG, cells }).length !== entries.length) return null;
  if (bookOf({ ...EMPTY_LOG, cells }) === null && book !== null) put(BOOK_CELL, book, 0, pages[0]);
  for (const [name, value] of Object.entries(setup))
    if (value !== undefined && value !== '' && FIELD.test(name) && cells[setupCell(name)] === undefined) put(setupCell(name), value, 0, pages[0]);
  return { ...EMPTY_LOG, clock, cells };
}

/** Whether two logs are of the same game: they share an entry. */
export function isSameGame(one: Log, other: Log): boolean {
  const known = new Set(entriesOf(one).map(({ id }) => id));
  return entriesOf(other).some(({ id }) => known.has(id));
}
