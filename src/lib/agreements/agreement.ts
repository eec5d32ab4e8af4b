// What a table agrees before it plays: for each game whose book holds, where it goes by another, and its own rules. It is kept and shared by ids,
// so that a later edition can read it; what an id leads to today is looked up when the agreement is used.
import type { BookId } from '../../rules-engine/books.ts';

/** A rule of the table's own. */
export interface HouseRule {
  /** The key of the law that it stands in place of; empty where it belongs to none. */
  readonly law: string;
  readonly text: string;
}

/** What is agreed for one game or variant. */
export interface AgreedGame {
  /** `euchre`, `euchre/railroad` */
  readonly place: string;
  /** The book that holds; null where the site's own order of the books does. */
  readonly book: BookId | null;
  /** Laws on which another book holds, by their keys. */
  readonly points: Readonly<Record<string, BookId>>;
  readonly house: readonly HouseRule[];
}

export interface Agreement {
  /** What the table calls itself; it changes no rule. */
  readonly name: string;
  readonly games: readonly AgreedGame[];
}

/** The most that an agreement holds: more than any evening needs, and little enough for a link. */
export const MOST = { name: 60, games: 12, points: 120, house: 20, text: 200 } as const;

/** Text as it is kept: on one line, without white space at its ends, each letter in one form. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a link may hold any, and no rule needs one
    .replace(/[\s\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e]+/g, ' ')
    .trim();

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * An agreement in its one form: games by id, points by key, rules by law and text, and nothing twice. Two agreements with the same rules have the
 * same form, however they were made.
 */
export function inOneForm({ name, games }: Agreement): Agreement {
  const houseOf = (house: readonly HouseRule[]) => {
    const rules = house.map(({ law, text }) => ({ law, text: plainText(text) })).filter(({ text }) => text !== '');
    // A law has one rule of the house: the last.
    const named = new Map(rules.map((rule) => [rule.law === '' ? ` ${rule.text}` : rule.law, rule]));
    return [...named.values()].sort((a, b) => byText(a.law, b.law) || byText(a.text, b.text));
  };
  const last = new Map(games.map((game) => [game.place, game]));
  return {
    name: plainText(name),
    games: [...last.values()]
      .map(({ place, book, points, house: said }) => {
        const house = houseOf(said);
        // Another book than the game's; on a law with a rule of the house no book is asked.
        const others = Object.entries(points).filter(([key, by]) => by !== book && !house.some(({ law }) => law === key));
        return { place, book, points: Object.fromEntries(others.sort(([a], [b]) => byText(a, b))), house };
      })
      .sort((a, b) => byText(a.place, b.place)),
  };
}

/** What holds on a law: a rule of the house, a book, or, null, nothing that was agreed. */
export type Holds = { readonly by: 'house'; readonly text: string } | { readonly by: 'book'; readonly book: BookId } | null;

/**
 * What is agreed on a law. `former` has the keys that laws of the game had in earlier editions, each with its key of today: an agreement that was
 * made then still holds.
 */
export function holdsOn({ book, points, house }: AgreedGame, law: string, former: Readonly<Record<string, string>> = {}): Holds {
  const isIt = (key: string) => key === law || (Object.hasOwn(former, key) && former[key] === law);
  const own = house.find((rule) => isIt(rule.law));
  if (own !== undefined) return { by: 'house', text: own.text };
  const point = Object.keys(points).find(isIt);
  const by = point === undefined ? book : (points[point] ?? null);
  return by === null ? null : { by: 'book', book: by };
}
