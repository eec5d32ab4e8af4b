// The vocabulary answers the first keystrokes by itself: jumps to games, laws and scorers, and the players' words turned into the
// index's words. One file, one round trip; its size is checked by the tests (20 kB gzip) and held by the build.
import { gzipSync } from 'node:zlib';
import { OFFENCES, QUESTIONS } from '../rules-engine/index.ts';
import { glossary } from './content.ts';
import { places, titleOf } from './library.ts';
import { namesOfCount } from './names.ts';
import { type Entry, type Packed, pack, type Vocabulary } from './vocabulary-code.ts';
import { SMALL, stem, wordsOf } from './words.ts';

/**
 * Players' words to the books' words, both for what is searched and for what is found. Misspellings by a letter or two need no entry:
 * they are mended by their nearness to a known word.
 */
const WORDS: Readonly<Record<string, string>> = {
  renege: 'revoke',
  reneg: 'revoke',
  renig: 'revoke',
  fourty: 'forty',
  missdeal: 'misdeal',
  missdealt: 'misdeal',
  knave: 'jack',
  boer: 'bower',
  yuker: 'euchre',
  uker: 'euchre',
  euker: 'euchre',
  ucher: 'euchre',
  jackpot: 'jack pot',
  jackpots: 'jack pot',
  loner: 'lone',
  alone: 'lone',
  deck: 'pack',
  kitty: 'widow',
  overcount: 'over count',
  undercount: 'under count',
  everyone: 'all',
  everybody: 'all',
};

/** Games people quarrel over that none of the five books has. Named so that a search can say so rather than find nothing. */
const ABSENT = [
  'uno',
  'phase 10',
  'shithead',
  'president',
  "texas hold'em",
  'holdem',
  'omaha',
  'skip-bo',
  'mahjong solitaire',
  'hand and foot',
  'pinochle double deck',
  'tichu',
  'wizard',
  'rook',
  'dutch blitz',
  'spit',
  'egyptian ratscrew',
  'catan',
  'monopoly',
  'yahtzee',
  'scrabble',
  'chinese poker',
  'cheat',
  'big two',
  'durak',
  'belote',
  'scopa',
  'briscola',
];

/** At most so many bytes of gzip: what one round trip brings. */
const MOST = 19_950;

/** Words of other names that the title and what stands above it do not have, each once, the first named first. */
function bagOf(names: readonly string[], has: Iterable<string>): string[] {
  const had = new Set([...has].map(stem));
  const bag: string[] = [];
  for (const word of names.flatMap(wordsOf)) {
    if (SMALL.has(word) || had.has(stem(word))) continue;
    had.add(stem(word));
    bag.push(word);
  }
  return bag;
}

/** The other names of a game, kept apart by a comma each: a game is named only by a whole name. */
const namesOf = (aliases: readonly string[]) => aliases.flatMap((alias, n) => (n === 0 ? wordsOf(alias) : [',', ...wordsOf(alias)]));

/** What is left out to save bytes: words of a law or a scorer beyond so many; laws and scorers of a game's forms; those of the games as well. */
interface Thrift {
  readonly most: number;
  readonly rows: 'all' | 'games' | 'none';
}

/** An entry, and whether it is a row of a game or of a form. */
type Ranked = readonly [entry: Entry, of: 'name' | 'game' | 'form'];

/** Every entry of the site with all its words. */
function everyEntry(): Ranked[] {
  const headed = (kind: 'o' | 'q', list: Readonly<Record<string, { readonly title: string; readonly aka: readonly string[] }>>): Ranked[] =>
    Object.entries(list).map(([key, { title, aka }]) => [{ kind, key, title, bag: bagOf(aka, wordsOf(title)), game: '' }, 'name']);
  const entries = [...headed('o', OFFENCES), ...headed('q', QUESTIONS)];
  for (const place of places) {
    const title = titleOf(place.id);
    const key = place.id.slice(place.id.indexOf('/') + 1);
    const names = [...wordsOf(title), ...place.described.aliases.flatMap(wordsOf)];
    const of = place.parent === null ? 'game' : 'form';
    entries.push([{ kind: place.parent === null ? 'g' : 'v', key, title, bag: namesOf(place.described.aliases), game: place.id }, 'name']);
    for (const law of place.laws) {
      if (law.writtenAt !== place.id) continue;
      entries.push([{ kind: 'l', key: law.key, title: law.title, bag: bagOf(law.aka, wordsOf(law.title)), game: place.id, head: law.head.id }, of]);
    }
    for (const [key, one] of Object.entries(place.scorers))
      entries.push([{ kind: 's', key, title: one.title, bag: bagOf(namesOfCount(one), [...wordsOf(one.title), ...names]), game: place.id }, of]);
  }
  for (const term of glossary()) entries.push([{ kind: 't', key: term.key, title: term.title, bag: bagOf(term.aka, wordsOf(term.title)), game: '' }, 'name']);
  return entries;
}

let every: readonly Ranked[] | null = null;
function entriesOf({ most, rows }: Thrift): Entry[] {
  every ??= everyEntry();
  return every.flatMap(([entry, of]) => {
    if (rows === 'none' ? of !== 'name' : rows === 'games' && of === 'form') return [];
    return [entry.kind === 'l' || entry.kind === 's' ? { ...entry, bag: entry.bag.slice(0, most) } : entry];
  });
}

/** One form of a word for all its forms, where only the stem counts: the list of words is then shorter. The commonest stands for the rest. */
function oneForm(entries: readonly Entry[]): Entry[] {
  const count = new Map<string, number>();
  const add = (word: string, times: number) => count.set(word, (count.get(word) ?? 0) + times);
  for (const { title, bag } of entries) {
    for (const word of wordsOf(title)) add(word, 3);
    for (const word of bag) add(word, 1);
  }
  const form = new Map<string, string>();
  for (const [word, times] of count) {
    const known = form.get(stem(word));
    if (known === undefined || times > (count.get(known) ?? 0)) form.set(stem(word), word);
  }
  const isName = ({ kind }: Entry) => kind === 'g' || kind === 'v';
  return entries.map((entry) => (isName(entry) ? entry : { ...entry, bag: entry.bag.map((word) => form.get(stem(word)) ?? word) }));
}

const WHOLE: Thrift = { most: 24, rows: 'all' };

/** The vocabulary of the whole site. */
export const vocabulary = (thrift = WHOLE): Vocabulary => ({ entries: oneForm(entriesOf(thrift)), words: WORDS, absent: ABSENT });

/**
 * The file with what else stands in it, within its bytes. Where not all words fit, the last-named of the longest bags go first, then the laws
 * and scorers of the forms, at last those of the games: then it holds the names of all games, offences and terms. Everything comes a moment
 * later, in a second file, before anyone has typed a sentence.
 */
export function vocabularyFile<More extends object>(more: More): { readonly file: Packed & More; readonly bytes: number; readonly thrift: Thrift } {
  const steps: readonly Thrift[] = [
    WHOLE,
    ...[10, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((most) => ({ most, rows: 'all' as const })),
    ...[6, 3, 0].map((most) => ({ most, rows: 'games' as const })),
    { most: 0, rows: 'none' },
  ];
  const fileOf = (thrift: Thrift) => {
    const file = { ...pack(vocabulary(thrift)), ...more };
    return { file, bytes: gzipSync(JSON.stringify(file)).length, thrift };
  };
  // Each step is smaller than the one before, so the first that fits is found by halving.
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fileOf(steps[middle] ?? WHOLE).bytes <= MOST) high = middle;
    else low = middle + 1;
  }
  const found = fileOf(steps[low] ?? WHOLE);
  if (found.bytes > MOST) throw new Error(`the vocabulary does not fit into ${MOST} bytes even with nothing but names`);
  return found;
}
