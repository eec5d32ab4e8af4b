// Plain facts of a game (how many can play, how many cards, who deals first), by book and with pages, in the words of the rule, schedule or key
// fact that settles them; if the books were checked for one and none has it, that is said.
import {
  addressOf,
  BOOK_IDS,
  type BookId,
  type Citation,
  citeAt,
  type FactSource,
  makeId,
  PLAIN_FACTS,
  type Place,
  type PlainFact,
  pageOf,
} from '../../../rules-engine/index.ts';
import { LINE_LENGTH } from '../../../rules-engine/wording/line-length.ts';
import { nameBooks, sayNumber } from '../../books/names.ts';
import type { ContentRule } from '../../content/grammar.ts';
import { contentOfPlace } from '../../content/pages.ts';
import { sayValue } from '../../rulings/values.ts';
import { gameOf, titleOf } from '../library.ts';
import { glanceOf } from './key-facts.ts';
import { type FactLine, linesOf, pagesByName, passagesWith, type Said, standingAlone } from './plain-fact-lines.ts';
import { askable, glanceFor, isAtAGlance, ruleFor, SIGNS } from './plain-fact-rules.ts';

export interface Fact {
  readonly id: string;
  readonly kind: PlainFact;
  readonly title: string;
  readonly url: string;
  readonly lines: readonly FactLine[];
  /** Where the books say it; if none does, their chapters on the game. */
  readonly cites: readonly Citation[];
}

/** The most characters of one book's text; fewer for a form, which only says how it differs, as all forms of a game share a search piece. */
const MAX_LENGTH = LINE_LENGTH + 20;
const MAX_LENGTH_OF_VARIANT = 110;

/** What one source says, and its URL; a key fact is attributed to all books at once. */
interface Part {
  readonly said: readonly Said[];
  readonly url: string;
  readonly glance?: string;
}

const booksAt = (place: Place): BookId[] => BOOK_IDS.filter((book) => place.described.books[book] !== undefined);

/** The URL of the rule that is closest to a question of this kind. */
function urlAt(place: Place, kind: PlainFact, rules: readonly ContentRule[]): string {
  const rule = SIGNS[kind].topics.flatMap((topic) => rules.find((one) => one.topic === topic) ?? [])[0];
  return rule === undefined ? pageOf(place.id) : addressOf(makeId(place.id, 'rule', rule.key));
}

const treatments = (place: Place): Citation[] =>
  booksAt(place).map((book) => ({ book, page: place.described.books[book]?.pages ?? null, heading: place.described.books[book]?.heading ?? '' }));

/** "Neither of the two books that have gin rummy says who deals next." */
function silence(place: Place, kind: PlainFact): string {
  const books = booksAt(place);
  const what = PLAIN_FACTS[kind].charAt(0).toLowerCase() + PLAIN_FACTS[kind].slice(1);
  const name = titleOf(place.id).toLowerCase();
  if (books.length === 1)
    return `Only ${nameBooks(books)} has ${name}, and it does not say ${what}. (${pagesByName(treatments(place)).replace(/^.* (?=p)/, '')})`;
  return `${books.length === 2 ? 'Neither' : 'None'} of the ${sayNumber(books.length)} books that have ${name} says ${what}. (${pagesByName(treatments(place))})`;
}

/** Reads a source. Throws if it does not exist, with what there is. */
function partAt(place: Place, kind: PlainFact, source: FactSource): Part {
  const rules = contentOfPlace(place.id)?.rules ?? [];
  const where = `${place.id}, facts, ${kind}`;
  const atRule = (key: string) => addressOf(makeId(place.id, 'rule', key));
  if (typeof source === 'object') {
    const cite = citeAt(gameOf(place.id).cites, source.at, source.law);
    return { said: [{ text: source.says, cites: [cite] }], url: source.rule === undefined ? urlAt(place, kind, rules) : atRule(source.rule) };
  }
  const at = source.indexOf('.');
  const rest = source.slice(at + 1);
  if (source.startsWith('rule.')) {
    const [key = '', ...words] = rest.split(' ');
    const rule = rules.find((one) => one.key === key);
    if (rule === undefined) throw new Error(`${where}: expected a rule of the text, found "${key}"; there are ${rules.map((one) => one.key).join(', ')}`);
    const said = passagesWith(rule, words.length === 0 ? null : new RegExp(words.join(' '), 'i'));
    if (said.length === 0) throw new Error(`${where}: expected a sentence with "${words.join(' ')}" in rule ${key}`);
    return { said, url: atRule(key) };
  }
  if (source.startsWith('points.')) {
    const item = place.points.find((one) => one.key === rest);
    if (item === undefined) throw new Error(`${where}: expected a score item, found "${rest}"`);
    const said = BOOK_IDS.flatMap((book) => {
      const worth = item.books[book];
      return worth?.status === 'stated' ? [{ text: sayValue(worth), cites: worth.cites }] : [];
    });
    return { said, url: addressOf(makeId(place.id, 'points', rest)) };
  }
  const line = glanceOf(place)[rest];
  if (line === undefined) throw new Error(`${where}: expected a line at a glance, found "${rest}"`);
  return { said: [], url: `${pageOf(place.id)}#at-a-glance`, glance: `${rest}: ${line}. (${pagesByName(treatments(place))})` };
}

/** The source that can be derived: a rule found by its key or its words, or a key fact. */
function derived(place: Place, kind: PlainFact): Part | null {
  const { kind: of } = gameOf(place.id);
  const rule = ruleFor(kind, of, contentOfPlace(place.id)?.rules ?? []);
  if (rule !== null) {
    const said = standingAlone(passagesWith(rule.rule, rule.says, SIGNS[kind].passage));
    if (said.length > 0) return { said, url: addressOf(makeId(place.id, 'rule', rule.rule.key)) };
  }
  const glance = glanceOf(place);
  const label = glanceFor(kind, of).find((one) => isAtAGlance(kind, glance[one]));
  return label === undefined ? null : partAt(place, kind, `glance.${label}`);
}

/** A plain fact of a place; null if nothing settles it for certain. */
export function factOf(place: Place, kind: PlainFact): Fact | null {
  const row = place.described.facts?.[kind];
  const of = { id: `${place.id}.fact.${kind}`, kind, title: PLAIN_FACTS[kind] };
  if (row === 'none') return null;
  if (row === 'silent') {
    const url = urlAt(place, kind, contentOfPlace(place.id)?.rules ?? []);
    return { ...of, url, lines: [{ books: [], text: silence(place, kind) }], cites: treatments(place) };
  }
  const sources: readonly FactSource[] = row === undefined ? [] : Array.isArray(row) ? row : [row as FactSource];
  const own = row === undefined ? derived(place, kind) : null;
  const parts = own === null ? sources.map((one) => partAt(place, kind, one)) : [own];
  const [first] = parts;
  if (first === undefined) return null;
  const said = parts.flatMap((part) => part.said);
  const cites = said.flatMap((one) => one.cites);
  return {
    ...of,
    url: first.url,
    lines: [
      ...linesOf(said, place.parent === null ? MAX_LENGTH : MAX_LENGTH_OF_VARIANT),
      ...parts.flatMap(({ glance }) => (glance === undefined ? [] : [{ books: [], text: glance }])),
    ],
    cites: cites.length === 0 ? treatments(place) : cites,
  };
}

/** The plain facts of a game or form. If one sentence of a form answers two, only the first is kept, as all forms of a game share a search piece. */
export function factsOf(place: Place): readonly Fact[] {
  const facts = askableAt(place).flatMap((kind) => factOf(place, kind) ?? []);
  const same = (one: Fact, other: Fact) => one.lines.map(({ text }) => text).join() === other.lines.map(({ text }) => text).join();
  return place.parent === null ? facts : facts.filter((fact, n) => facts.findIndex((one) => same(one, fact)) === n);
}

const askableAt = (place: Place): readonly PlainFact[] => {
  const game = gameOf(place.id);
  const own = Object.keys(place.described.facts ?? {}) as PlainFact[];
  return [...new Set([...askable(game.kind, game.shelf === 'solitaire'), ...own])];
};
