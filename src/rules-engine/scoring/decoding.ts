import type { BookId } from '../books.ts';
import { joinList, LIST_SIGN, splitList } from '../sheets/lists.ts';
import { type Card, LONGEST_HAND, makeCard, makeCards, parseCards, showCard } from '../vocabulary/cards.ts';
import { copiesIn, inPack, PACKS, sampleOf } from '../vocabulary/packs.ts';
import { makeStones, parseStones, type Stone, upright } from '../vocabulary/stones.ts';
import { counted } from '../wording/numbers.ts';
import {
  type CardsField,
  type ChoiceField,
  type Field,
  type Fields,
  type FlagField,
  type ItemField,
  isAsked,
  type ListField,
  optionsBy,
  type Raw,
  type StonesField,
  saidTo,
  type Values,
} from './fields.ts';
import { type Problem, problem, type Result } from './result.ts';

/** An empty hand in a link (a player who has folded), so that it is not dropped at the end of a list. */
const EMPTY_HAND = 'none';
/** Maximum length of one answer and of a list, in characters; longer text is rejected without parsing. */
const LONGEST = { one: LONGEST_HAND, list: 40_000 } as const;
/** Limits of what a message quotes: characters of a word, words, cards, options. */
const [SHOWN, WORDS, CARDS, OPTIONS] = [30, 6, 20, 12];
const quoted = (text: string) => (text.length > SHOWN ? `"${text.slice(0, SHOWN).trim()}…"` : `"${text}"`);
const found = (text: string) => (text.trim() === '' ? 'nothing' : quoted(text.trim()));
const some = (all: readonly string[], most: number, between = ', ') =>
  all.slice(0, most).join(between) + (all.length > most ? ` and ${all.length - most} more` : '');
const wordsIn = (words: readonly string[]) => some(words.map(quoted), WORDS);
/** "none", or the number of cards or dominoes and which. */
const held = (all: readonly string[]) => (all.length === 0 ? 'none' : `${all.length} (${some(all, CARDS, ' ')})`);
const howMany = (min: number, max: number, one: string, many: string) => (min === max ? counted(min, one, many) : `${min} to ${max} ${many}`);

function decodeCards(key: string, field: CardsField, text: string): { value: readonly Card[]; problems: Problem[] } {
  const { cards: hand, wrong } = text.trim() === EMPTY_HAND ? { cards: [], wrong: [] } : parseCards(text);
  const problems: Problem[] = [];
  if (wrong.length > 0)
    problems.push(
      problem(
        key,
        `cards such as ${sampleOf(field.pack)
          .map(makeCard)
          .join(', ')
          .replace(/, (?=[^,]*$)/, ' or ')}`,
        wordsIn(wrong),
      ),
    );
  const strange = hand.filter((card) => !inPack(field.pack, card));
  if (strange.length > 0) problems.push(problem(key, `cards of the pack (${PACKS[field.pack].title})`, some(strange.map(showCard), CARDS, ' ')));
  for (const card of new Set(hand)) {
    const copies = copiesIn(field.pack, card);
    const times = hand.filter((other) => other === card).length;
    if (copies === 0 || times <= copies) continue;
    problems.push(
      problem(key, copies === 1 ? 'each card once' : `at most ${copies} of a card`, `${showCard(card)} ${times === 2 ? 'twice' : `${times} times`}`),
    );
  }
  if (wrong.length === 0 && (hand.length < field.min || hand.length > field.max)) {
    problems.push(problem(key, howMany(field.min, field.max, 'card', 'cards'), held(hand.map(showCard))));
  }
  return { value: hand, problems };
}

function decodeStones(key: string, field: StonesField, text: string): { value: readonly Stone[]; problems: Problem[] } {
  const { stones: written, wrong } = text.trim() === EMPTY_HAND ? { stones: [], wrong: [] } : parseStones(text);
  const problems: Problem[] = [];
  if (wrong.length > 0) problems.push(problem(key, 'dominoes such as 6-4 or 5-5, from 0-0 to 6-6', wordsIn(wrong)));
  const known = written.map(upright);
  for (const stone of new Set(known.filter((one, n) => known.indexOf(one) !== n))) problems.push(problem(key, 'each domino once', `${stone} more than once`));
  if (wrong.length === 0 && (written.length < field.min || written.length > field.max)) {
    problems.push(problem(key, howMany(field.min, field.max, 'domino', 'dominoes'), held(written)));
  }
  return { value: field.turned === true ? written : known, problems };
}

/** Options as written in a link, with their label on the page if it says more. */
const someOf = (keys: readonly string[], { options }: ChoiceField): string =>
  `one of ${some(
    keys.map((key) => (options[key]?.toLowerCase() === key ? key : `${key} (${options[key]})`)),
    OPTIONS,
  )}`;

/** Maximum number of answers listed in a message on the page. */
const FEW = 4;
/** What to choose, in the words of the page, where the answers are visible: "a player", "We or They", "one of the answers". */
function choiceOf(keys: readonly string[], { options }: ChoiceField): string {
  const words = keys.map((key) => options[key] ?? key);
  if (words.filter((one) => /\bplayer\b/i.test(one)).length > words.length / 2) return 'a player';
  return words.length > FEW ? 'one of the answers' : words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}

function decodeItem(key: string, field: ItemField | FlagField, text: string, book?: BookId): { value: unknown; problems: Problem[] } {
  switch (field.kind) {
    case 'cards':
      return decodeCards(key, field, text);
    case 'stones':
      return decodeStones(key, field, text);
    case 'choice': {
      const keys = optionsBy(field, book);
      const said = saidTo(field, text);
      if (keys.includes(said)) return { value: said, problems: [] };
      return { value: null, problems: [{ ...problem(key, someOf(keys, field), found(text)), choose: choiceOf(keys, field) }] };
    }
    case 'flag': {
      const word = text.trim().toLowerCase();
      if (['yes', 'true', '1', 'on'].includes(word)) return { value: true, problems: [] };
      if (['no', 'false', '0', 'off', ''].includes(word)) return { value: false, problems: [] };
      return { value: null, problems: [problem(key, 'yes or no', found(text))] };
    }
    case 'count': {
      const number = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
      if (Number.isSafeInteger(number) && number >= field.min && number <= field.max) return { value: number, problems: [] };
      return { value: null, problems: [problem(key, `a whole number from ${field.min} to ${field.max}`, found(text))] };
    }
    case 'words':
      if (text.trim() !== '' && text.length <= field.maxLength) return { value: text.trim(), problems: [] };
      return { value: null, problems: [problem(key, `1 to ${field.maxLength} letters`, text.trim() === '' ? 'nothing' : `${text.length}`)] };
  }
}

/** Whether a field of cards that may be empty was left blank: "none" is an answer that must be given. */
const isUnsaid = (field: Field, text: string): boolean => field.kind === 'cards' && field.min === 0 && text.trim() === '';

/** The parts of a list. Missing parts at the end are allowed; names that may be left open are padded with empty ones. */
function partsOf(field: ListField, text: string): { parts: string[]; open: boolean } {
  const parts = splitList(text);
  while (parts.length > 0 && parts.at(-1) === '') parts.pop();
  const open = field.optional === true && field.of.kind === 'words';
  while (open && parts.length < field.min) parts.push('');
  return { parts, open };
}

/** The problem for text that is too long: what to enter, how the text begins, how long it is. */
function tooLong(key: string, field: Field, text: string, book?: BookId): Problem[] {
  const of = field.kind === 'list' ? field.of : field;
  const [least] = decodeItem(key, of, '', book).problems;
  const expected = field.kind === 'list' ? howMany(field.min, field.max, 'entry', 'entries') : (least?.expected ?? 'yes or no');
  return [{ ...least, ...problem(key, expected, `${quoted(text.trim())}, ${text.length.toLocaleString('en')} characters`) }];
}

/**
 * Decodes strings into values, field by field. Every problem is reported with its field, what was expected and what was found; input is never altered. A
 * missing answer is a problem, never guessed. Without a book, fields that only some books ask may be left out.
 */
export function decode<F extends Fields>(fields: F, raw: Raw, book?: BookId): Result<Values<F>> {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [key, field] of Object.entries(fields)) {
    const text = raw[key] ?? '';
    const mayBeLeft = field.optional === true || (field.books !== undefined && book === undefined);
    if (!isAsked(fields, key, raw, book) || (mayBeLeft && text.trim() === '')) {
      values[key] = null;
      continue;
    }
    if (text.length > (field.kind === 'list' ? LONGEST.list : LONGEST.one)) {
      problems.push(...tooLong(key, field, text, book));
      values[key] = null;
    } else if (field.kind === 'list') {
      const { parts, open } = partsOf(field, text);
      // With too many parts, the message only gives their number.
      const items = (parts.length > field.max ? [] : parts).map((part, n) =>
        open && part === '' ? { value: '', problems: [] } : decodeItem(`${key}.${n + 1}`, field.of, part, book),
      );
      problems.push(...items.flatMap((one) => one.problems));
      if (parts.length < field.min || parts.length > field.max)
        problems.push(problem(key, howMany(field.min, field.max, 'entry', 'entries'), parts.length === 0 ? 'none' : `${parts.length}`));
      values[key] = items.map((one) => one.value);
    } else {
      const one = decodeItem(key, field, text, book);
      problems.push(...(isUnsaid(field, text) ? [problem(key, `cards, or ${EMPTY_HAND} where there are none`, 'nothing')] : one.problems));
      values[key] = one.value;
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: values as Values<F> };
}

function encodeItem(field: Field, value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? EMPTY_HAND : field.kind === 'stones' ? makeStones(value as Stone[]) : makeCards(value as Card[]);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** Encodes values as strings for a link; the inverse of `decode`. Fields without a value are left out. */
export function encode<F extends Fields>(fields: F, values: Values<F>): Record<string, string> {
  const raw: Record<string, string> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (value === null || value === undefined) continue;
    // An empty list differs from a missing one: it is written as the list sign alone.
    raw[key] = field.kind === 'list' ? joinList((value as readonly unknown[]).map((one) => encodeItem(field.of, one))) || LIST_SIGN : encodeItem(field, value);
  }
  return raw;
}
