// A deal in a sentence, "spades bid 5 took 7": which game and scorer is meant, which field each number and card fills, and which words were not
// understood. Pure.
import type { Field, Fields, ItemField } from '../../../rules-engine/scoring/fields.ts';
import { joinList } from '../../../rules-engine/sheets/lists.ts';
import { noteCards, spokenCards } from '../../../rules-engine/wording/spoken-cards.ts';
import { SMALL, stem } from '../words/words.ts';

/** A scorer or sheet of a game, with its fields. */
export interface Asking {
  readonly key: string;
  readonly title: string;
  readonly ask: Fields;
}
/** A parsed sentence. */
export interface ScoreRead {
  readonly key: string;
  readonly title: string;
  /** The fields that were understood, with their labels, and values as in a link. */
  readonly given: readonly { readonly field: string; readonly label: string; readonly value: string }[];
  readonly unread: readonly string[];
}

/** Words that players use for a word of a label. */
const SAID_FOR: Readonly<Record<string, string>> = {
  trick: 'took taken take won win made make got get',
  bid: 'called call contract',
  starter: 'cut turned turnup',
  bag: 'overtrick',
  crib: 'box',
  alone: 'lone loner solo',
  knocker: 'knock knocked',
  opponent: 'opponents other defender',
  maker: 'makers',
};
/** Words without meaning for a deal. */
const FILLERS: ReadonlySet<string> = new Set(['point', 'score', 'deal', 'player', 'card', 'each', 'side', 'game', 'then', 'count']);
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth'.split(' ');
const numberOf = (word: string): string | null => (/^-?\d+$/.test(word) ? word : NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : null);
const SUIT = /^(?:of|[shcd]|spades?|hearts?|clubs?|diamonds?|[♠♥♣♦])$/;
const isCard = (word: string): boolean => {
  const { cards, wrong } = spokenCards(word);
  return cards.length > 0 || spokenCards(`${word} of spades`).wrong.length < wrong.length;
};

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? [];
/** The words that lead to a field, with weights: those of its key weigh more than those of its label. */
function cuesOf(key: string, field: Field): Map<string, number> {
  const cues = new Map<string, number>();
  const put = (word: string, weight: number) => {
    const one = stem(word);
    if (SMALL.has(word)) return;
    for (const other of [one, ...(SAID_FOR[one]?.split(' ').map(stem) ?? [])])
      cues.set(other, Math.max(cues.get(other) ?? 0, other === one ? weight : weight - 0.2));
  };
  const isPicked = field.kind === 'choice' || field.kind === 'flag';
  for (const word of isPicked ? [] : wordsIn(`${field.label} ${field.kind === 'list' ? field.of.label : ''}`)) put(word, 1);
  for (const word of wordsIn(key.replace(/[A-Z]/g, ' $&'))) put(word, 2);
  return cues;
}

/** The option of a choice that a word or a number names. */
function optionOf(field: ItemField, word: string): string | null {
  if (field.kind !== 'choice') return null;
  const keys = Object.keys(field.options);
  return (
    keys.find((key) => key === word || field.options[key]?.toLowerCase() === word) ??
    // "Queen 3": the third player.
    keys.find((key) => key === ORDINALS[Number(word) - 1]) ??
    null
  );
}

/** Parses words into the fields of one scorer. */
class Reader {
  readonly #fields: readonly (readonly [key: string, field: Field])[];
  readonly #cues: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly given = new Map<string, string[]>();
  readonly unread: string[] = [];
  #at: string | null = null;
  #loose: string[] = [];

  constructor(fields: Fields) {
    this.#fields = Object.entries(fields);
    this.#cues = new Map(this.#fields.map(([key, field]) => [key, cuesOf(key, field)]));
  }

  #field(key: string | null): Field | undefined {
    return this.#fields.find(([one]) => one === key)?.[1];
  }
  /** The field that a word leads to; the current field if it is one of the candidates and still empty. */
  #led(word: string): string | null {
    const fits = this.#fields.flatMap(([key]) => {
      const weight = this.#cues.get(key)?.get(stem(word)) ?? 0;
      return weight > 0 ? [{ key, weight }] : [];
    });
    if (fits.some(({ key }) => key === this.#at) && !this.given.has(this.#at ?? '')) return this.#at;
    return fits.toSorted((a, b) => b.weight - a.weight)[0]?.key ?? null;
  }
  /** Gives a number or a word to a field. Returns whether the field takes it. */
  #give(key: string | null, word: string): boolean {
    const field = this.#field(key);
    if (field === undefined || key === null) return false;
    const item = field.kind === 'list' ? field.of : field;
    const had = this.given.get(key) ?? [];
    if (had.length >= (field.kind === 'list' ? field.max : 1)) return false;
    const n = Number(word);
    const value =
      item.kind === 'count' ? (/^-?\d+$/.test(word) && n >= item.min && n <= item.max ? word : null) : item.kind === 'flag' ? null : optionOf(item, word);
    if (value === null) return false;
    this.given.set(key, [...had, value]);
    return true;
  }
  /** Gives each loose number to the first field that takes it. */
  #settle(): void {
    for (const word of this.#loose) {
      const [key = null] = this.#fields.find(([key, field]) => (field.kind === 'count' || field.kind === 'list') && this.#give(key, word)) ?? [];
      if (key === null) this.unread.push(word);
    }
    this.#loose = [];
  }
  /** The field that takes this word as an option: the current one, or a list. */
  #pick(word: string): string | undefined {
    return this.#fields.find(([key, { kind }]) => (kind === 'list' || key === this.#at) && this.#give(key, word))?.[0];
  }
  /** Gives a card to the current field, or to the first field for cards. Returns whether it was taken. */
  #hold(said: string): boolean {
    const word = said.toLowerCase();
    const wanted =
      this.#field(this.#at)?.kind === 'cards' ? this.#at : this.#at === null ? this.#fields.find(([, { kind }]) => kind === 'cards')?.[0] : undefined;
    if (wanted == null || !(isCard(word) || (SUIT.test(word) && this.given.has(wanted)))) return false;
    this.given.set(wanted, [...(this.given.get(wanted) ?? []), said]);
    this.#at = wanted;
    return true;
  }

  read(words: readonly string[]): void {
    for (let n = 0; n < words.length; n++) {
      const said = words[n] ?? '';
      const word = said.toLowerCase();
      const next = words[n + 1]?.toLowerCase() ?? '';
      if (this.#hold(said)) continue;
      const number = numberOf(word);
      if (number !== null) {
        if (this.#give(this.#at, number)) continue;
        // After the word for a field that cannot take it, the number is meant for no other field.
        if (this.#at !== null && !this.given.has(this.#at)) this.unread.push(number);
        else this.#loose.push(number);
        continue;
      }
      // So that "double nil" is read before "nil".
      const pair = this.#pick(`${word}-${next}`);
      const picked = pair ?? (SMALL.has(word) ? undefined : this.#pick(word));
      if (picked !== undefined) {
        this.#at = picked;
        if (pair !== undefined) n += 1;
        continue;
      }
      const led = this.#led(word);
      if (led !== null) this.#lead(led, next);
      else if (!SMALL.has(word) && !FILLERS.has(stem(word))) this.unread.push(said);
    }
    this.#settle();
  }

  /** Moves to a field: "3 tricks" has its number before it, "alone" is an answer by itself. */
  #lead(key: string, next: string): void {
    const field = this.#field(key);
    const last = this.#loose.at(-1);
    if (field?.kind === 'flag' || (field?.kind === 'choice' && 'yes' in field.options)) {
      this.given.set(key, ['yes']);
      return;
    }
    if (last !== undefined && numberOf(next) === null && this.#give(key, last)) this.#loose.pop();
    this.#settle();
    this.#at = key;
  }

  /** The value of a field as in a link. */
  value(key: string): string {
    const parts = this.given.get(key) ?? [];
    const field = this.#field(key);
    if (field?.kind === 'cards') return noteCards(parts.join(' ')).replaceAll(' ', '-');
    return field?.kind === 'list' ? joinList(parts) : (parts[0] ?? '');
  }
  /** The number of required fields that were not given. */
  get lacking(): number {
    return this.#fields.filter(
      ([key, field]) =>
        field.optional !== true &&
        field.when === undefined &&
        !(field.kind === 'choice' && field.otherwise !== undefined) &&
        field.kind !== 'flag' &&
        !this.given.has(key),
    ).length;
  }
}

/** Reads a sentence, without the name of its game, by the scorer that understands most of it; null if none understands anything. */
export function readScore(rest: readonly string[], scorers: readonly Asking[]): ScoreRead | null {
  const all = scorers.map(({ key, title, ask }) => {
    const called = new Set(wordsIn(`${key} ${title}`).map(stem));
    const reader = new Reader(ask);
    reader.read(rest);
    const unread = reader.unread.filter((word) => !called.has(stem(word.toLowerCase())));
    const given = [...reader.given.keys()].map((field) => ({ field, label: ask[field]?.label ?? '', value: reader.value(field) }));
    return { key, title, given, unread, fit: given.length * 3 - unread.length * 2 - reader.lacking };
  });
  const [best] = all.filter(({ given }) => given.length > 0).toSorted((a, b) => b.fit - a.fit);
  return best === undefined ? null : { key: best.key, title: best.title, given: best.given, unread: best.unread };
}

/** The address of a scorer with the fields that were understood, and the words that were not. */
export function addressOfScore(game: string, { key, given, unread }: ScoreRead): string {
  const query = new URLSearchParams([['score', key], ...given.map(({ field, value }): [string, string] => [field, value])]);
  if (unread.length > 0) query.set('unread', unread.join(' '));
  return `/games/${game}/score/${key}/?${query}`;
}
