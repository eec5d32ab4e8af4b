// What a table agrees on before it plays: for each game the book that applies, the laws that follow another book, and house rules. It is stored and
// shared by ids, so that a later edition can read it. Ids are resolved when the agreement is used.
import type { BookId } from '../../rules-engine/books.ts';

/** A house rule. */
export interface HouseRule {
  /** The key of the law that it replaces; empty if it replaces none. */
  readonly law: string;
  readonly text: string;
}

/** What is agreed for one game or variant. */
export interface AgreedGame {
  /** `euchre`, `euchre/railroad` */
  readonly place: string;
  /** The book that applies; null if the table follows the site's own order of books. */
  readonly book: BookId | null;
  /** The laws to which another book applies, by their keys. */
  readonly points: Readonly<Record<string, BookId>>;
  readonly house: readonly HouseRule[];
}

export interface Agreement {
  /** The name of the table. It is not part of the rules. */
  readonly name: string;
  readonly games: readonly AgreedGame[];
}

/** The largest agreement: more than an evening needs, and small enough for a link. */
export const LIMITS = { name: 60, games: 12, points: 120, house: 20, text: 200 } as const;

/** Text as it is stored: on one line, trimmed, in Unicode normal form C. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a link may contain any of them, and no rule needs one
    .replace(/[\s\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e]+/g, ' ')
    .trim();

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The canonical form of an agreement: games by id, points by key, rules by law and text, without duplicates. Two agreements with the same rules have
 * the same canonical form.
 */
export function canonical({ name, games }: Agreement): Agreement {
  const houseOf = (house: readonly HouseRule[]) => {
    const rules = house.map(({ law, text }) => ({ law, text: plainText(text) })).filter(({ text }) => text !== '');
    // A law has one house rule: the last.
    const named = new Map(rules.map((rule) => [rule.law === '' ? ` ${rule.text}` : rule.law, rule]));
    return [...named.values()].sort((a, b) => byText(a.law, b.law) || byText(a.text, b.text));
  };
  const last = new Map(games.map((game) => [game.place, game]));
  return {
    name: plainText(name),
    games: [...last.values()]
      .map(({ place, book, points, house: rules }) => {
        const house = houseOf(rules);
        // Only laws that follow another book than the game's. Where a law has a house rule, no book applies.
        const others = Object.entries(points).filter(([key, by]) => by !== book && !house.some(({ law }) => law === key));
        return { place, book, points: Object.fromEntries(others.sort(([a], [b]) => byText(a, b))), house };
      })
      .sort((a, b) => byText(a.place, b.place)),
  };
}

/** What applies to a law: a house rule, a book, or null if nothing was agreed. */
export type RuleInForce = { readonly by: 'house'; readonly text: string } | { readonly by: 'book'; readonly book: BookId } | null;

/**
 * What was agreed on a law. `former` maps the keys that laws of the game had in earlier editions to their current keys, so that agreements made then
 * stay valid.
 */
export function ruleInForce({ book, points, house }: AgreedGame, law: string, former: Readonly<Record<string, string>> = {}): RuleInForce {
  const isThisLaw = (key: string) => key === law || (Object.hasOwn(former, key) && former[key] === law);
  const own = house.find((rule) => isThisLaw(rule.law));
  if (own !== undefined) return { by: 'house', text: own.text };
  const point = Object.keys(points).find(isThisLaw);
  const by = point === undefined ? book : (points[point] ?? null);
  return by === null ? null : { by: 'book', book: by };
}
