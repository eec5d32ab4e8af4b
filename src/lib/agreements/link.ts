// Encodes an agreement for a link: `v=1&name=Thursday&game=euchre&book=donohue&point=revoke:uspc-1898&house=misdeal:The deal passes.` Parameters after
// a `game` belong to that game. The same text is stored on the device and in the QR code.
import { BOOK_IDS, BOOK_SHORT, type BookId } from '../../rules-engine/books.ts';
import { type Agreement, canonical, type HouseRule, LIMITS, plainText } from './agreement.ts';

const VERSION = '1';
/** The longest link that is decoded. The largest agreement in a European script is shorter. */
const LONGEST = 60_000;
const SLUG = /^[a-z0-9-]{1,60}$/;
const PLACE = /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60})?$/;
/** How many characters of untrusted text are quoted in a message, and how many faults are reported. */
const SHOWN = 40;
const MOST_FAULTS = 12;
const shown = (text: string): string => `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`;

/** Writes an agreement for a link. */
export function encodeAgreement(agreement: Agreement): string {
  const { name, games } = canonical(agreement);
  const query = new URLSearchParams([['v', VERSION]]);
  if (name !== '') query.append('name', name);
  for (const { place, book, points, house } of games) {
    query.append('game', place);
    if (book !== null) query.append('book', book);
    for (const [law, by] of Object.entries(points)) query.append('point', `${law}:${by}`);
    for (const { law, text } of house) query.append('house', `${law}:${text}`);
  }
  // A fragment needs no escapes for these, and the QR code is smaller without them.
  return query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
}

/** A decoded link: the agreement, with a sentence for each part that was rejected; or the reason why it is not an agreement. */
export type Decoded = { readonly ok: true; readonly agreement: Agreement; readonly faults: readonly string[] } | { readonly ok: false; readonly say: string };

interface Draft {
  place: string;
  book: BookId | null;
  points: Record<string, BookId>;
  house: HouseRule[];
}

const BOOKS = BOOK_IDS.map((one) => BOOK_SHORT[one]).join('; ');
const bookNamed = (text: string): BookId | undefined => BOOK_IDS.find((one) => one === text);

/** Decodes a link parameter by parameter, and collects faults. */
class Decoder {
  readonly faults = new Set<string>();
  readonly games: Draft[] = [];
  name = '';
  /** The current game; undefined after a rejected one, so that its parameters are skipped too. */
  #at: Draft | undefined;

  take(key: string, value: string): void {
    if (key === 'name') this.name = this.#short(plainText(value), LIMITS.name, 'The name of a table');
    else if (key === 'game') this.#game(value);
    else if (key !== 'book' && key !== 'point' && key !== 'house') this.#fault(`The link says ${shown(`${key}=${value}`)}, which is not part of an agreement.`);
    else if (this.#at !== undefined) this.#part(this.#at, key, value);
  }

  #fault(say: string): void {
    if (this.faults.size < MOST_FAULTS) this.faults.add(say);
  }

  #isBelowLimit(has: number, most: number, what: string): boolean {
    if (has >= most) this.#fault(`An agreement has at most ${most} ${what}. This link has more; only the first ${most} are used.`);
    return has < most;
  }

  #short(text: string, most: number, what: string): string {
    if (text.length > most) this.#fault(`${what} has at most ${most} characters. ${shown(text)} has ${text.length}; the rest is left out.`);
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
    else if (this.games.some((one) => one.place === place)) this.#fault(`The link has ${shown(place)} twice. The first one is used.`);
    else if (this.#isBelowLimit(this.games.length, LIMITS.games, 'games')) {
      this.#at = { place, book: null, points: {}, house: [] };
      this.games.push(this.#at);
    }
  }

  #part(game: Draft, key: 'book' | 'point' | 'house', value: string): void {
    if (key === 'book') {
      game.book = this.#book(value);
      return;
    }
    const at = value.indexOf(':');
    const [law, rest] = [value.slice(0, Math.max(0, at)), value.slice(at + 1)];
    if (at < 0 || !(SLUG.test(law) || (law === '' && key === 'house'))) this.#fault(`The link says ${shown(value)}, which names no law.`);
    else if (key === 'house') {
      const text = this.#short(plainText(rest), LIMITS.text, 'A house rule');
      if (text !== '' && this.#isBelowLimit(game.house.length, LIMITS.house, 'house rules in a game')) game.house.push({ law, text });
    } else {
      const book = this.#book(rest);
      if (book !== null && this.#isBelowLimit(Object.keys(game.points).length, LIMITS.points, 'laws by another book in a game')) game.points[law] = book;
    }
  }
}

/** Decodes the agreement in a link, in linear time. Every part that is rejected is reported. */
export function decodeAgreement(text: string): Decoded {
  const figure = (number: number) => number.toLocaleString('en');
  if (text.length > LONGEST)
    return {
      ok: false,
      say: `An agreement has at most ${figure(LONGEST)} characters. This link has ${figure(text.length)}. Ask for the link or the code again.`,
    };
  const query = new URLSearchParams(text);
  const version = query.get('v');
  if (version === null) return { ok: false, say: `This link contains no agreement: ${shown(text)}. Ask for the link or the code again.` };
  if (version !== VERSION)
    return {
      ok: false,
      say: `This agreement has version ${shown(version)}, and this page reads version ${VERSION}. Reload the page, then open the link again.`,
    };
  const decoder = new Decoder();
  for (const [key, value] of query) if (key !== 'v') decoder.take(key, value);
  const faults = [...decoder.faults];
  if (decoder.games.length === 0) return { ok: false, say: [...faults, 'This link contains no game. Ask for the link or the code again.'].join(' ') };
  return { ok: true, agreement: canonical({ name: decoder.name, games: decoder.games }), faults };
}
