// An agreement as a link carries it: `v=1&name=Thursday&game=euchre&book=donohue&point=revoke:uspc-1898&house=misdeal:The deal passes.` What follows
// a game belongs to it. The same text is kept on the device, and stands in the QR code.
import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../rules-engine/books.ts';
import { type Agreement, type HouseRule, inOneForm, MOST, plainText } from './agreement.ts';

const VERSION = '1';
/** The most characters of a link that are read; the largest agreement is shorter where it is written in letters of Europe. */
const LONGEST = 60_000;
const SLUG = /^[a-z0-9-]{1,60}$/;
const PLACE = /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60})?$/;
/** So much of a stranger's text is said again, and so many faults. */
const SHOWN = 40;
const MOST_FAULTS = 12;
const shown = (text: string): string => `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`;

/** Writes an agreement for a link. */
export function encodeAgreement(agreement: Agreement): string {
  const { name, games } = inOneForm(agreement);
  const query = new URLSearchParams([['v', VERSION]]);
  if (name !== '') query.append('name', name);
  for (const { place, book, points, house } of games) {
    query.append('game', place);
    if (book !== null) query.append('book', book);
    for (const [law, by] of Object.entries(points)) query.append('point', `${law}:${by}`);
    for (const { law, text } of house) query.append('house', `${law}:${text}`);
  }
  // These need no escape in a fragment, and a QR code is smaller without.
  return query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
}

/** What a link holds: the agreement and, a sentence each, what of it could not be taken; or why it is none. */
export type Decoded = { readonly ok: true; readonly agreement: Agreement; readonly faults: readonly string[] } | { readonly ok: false; readonly say: string };

interface Open {
  place: string;
  book: BookId | null;
  points: Record<string, BookId>;
  house: HouseRule[];
}

const BOOKS = BOOK_IDS.map((one) => BOOK_SHORT[one]).join('; ');
const bookNamed = (text: string): BookId | undefined => BOOK_IDS.find((one) => one === text);

/** Reads a link part by part, and gathers what of it cannot be taken. */
class Reader {
  readonly faults = new Set<string>();
  readonly games: Open[] = [];
  name = '';
  /** The game that parts belong to; what belongs to one that was not taken goes with it. */
  #at: Open | undefined;

  take(key: string, value: string): void {
    if (key === 'name') this.name = this.#short(plainText(value), MOST.name, 'The name of a table');
    else if (key === 'game') this.#game(value);
    else if (key !== 'book' && key !== 'point' && key !== 'house') this.#fault(`The link says ${shown(`${key}=${value}`)}, which no agreement has.`);
    else if (this.#at !== undefined) this.#part(this.#at, key, value);
  }

  #fault(say: string): void {
    if (this.faults.size < MOST_FAULTS) this.faults.add(say);
  }

  #hasRoom(has: number, most: number, what: string): boolean {
    if (has >= most) this.#fault(`An agreement has at most ${most} ${what}. This link has more; the first ${most} are taken.`);
    return has < most;
  }

  #short(text: string, most: number, what: string): string {
    if (text.length > most) this.#fault(`${what} has at most ${most} characters. ${shown(text)} has ${text.length}; the end is left out.`);
    return text.slice(0, most).trim();
  }

  #book(text: string): BookId | null {
    const book = bookNamed(text);
    if (book === undefined) this.#fault(`The link names a book ${shown(text)}. The five books are: ${BOOKS}.`);
    return book ?? null;
  }

  #game(place: string): void {
    this.#at = undefined;
    if (!PLACE.test(place)) this.#fault(`The link names a game ${shown(place)}, which the site does not have. What is agreed for it is left out.`);
    else if (this.games.some((one) => one.place === place)) this.#fault(`The link has ${shown(place)} twice. What stands first is taken.`);
    else if (this.#hasRoom(this.games.length, MOST.games, 'games')) {
      this.#at = { place, book: null, points: {}, house: [] };
      this.games.push(this.#at);
    }
  }

  #part(game: Open, key: 'book' | 'point' | 'house', value: string): void {
    if (key === 'book') {
      game.book = this.#book(value);
      return;
    }
    const at = value.indexOf(':');
    const [law, said] = [value.slice(0, Math.max(0, at)), value.slice(at + 1)];
    if (at < 0 || !(SLUG.test(law) || (law === '' && key === 'house'))) this.#fault(`The link says ${shown(value)}, which names no law.`);
    else if (key === 'house') {
      const text = this.#short(plainText(said), MOST.text, 'A rule of the house');
      if (text !== '' && this.#hasRoom(game.house.length, MOST.house, 'rules of the house in a game')) game.house.push({ law, text });
    } else {
      const book = this.#book(said);
      if (book !== null && this.#hasRoom(Object.keys(game.points).length, MOST.points, 'laws by another book in a game')) game.points[law] = book;
    }
  }
}

/** Reads the agreement of a link, in time proportional to its length. Nothing of it is dropped without a word. */
export function decodeAgreement(text: string): Decoded {
  const figure = (number: number) => number.toLocaleString('en');
  if (text.length > LONGEST)
    return {
      ok: false,
      say: `An agreement has at most ${figure(LONGEST)} characters. This link has ${figure(text.length)}. Ask for the link or the code again.`,
    };
  const query = new URLSearchParams(text);
  const version = query.get('v');
  if (version === null) return { ok: false, say: `This link holds no agreement: ${shown(text)}. Ask for the link or the code again.` };
  if (version !== VERSION)
    return {
      ok: false,
      say: `This agreement has version ${shown(version)}, and this page reads version ${VERSION}. Reload the page, then open the link again.`,
    };
  const reader = new Reader();
  for (const [key, value] of query) if (key !== 'v') reader.take(key, value);
  const faults = [...reader.faults];
  if (reader.games.length === 0) return { ok: false, say: [...faults, 'This link holds no game. Ask for the link or the code again.'].join(' ') };
  return { ok: true, agreement: inOneForm({ name: reader.name, games: reader.games }), faults };
}
