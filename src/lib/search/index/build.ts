// Builds the search files from all entries: the first file, the pieces of words, and a piece for each game.

import type { Search } from '../answer/hits.ts';
import { lineFor } from '../files/book-lines.ts';
import { packFacts } from '../files/fact-format.ts';
import { type First, type Group, gamePiece, isPair, KINDS, type Piece, packEntries, packGroups, packHeads, wordPiece } from '../files/format.ts';
import { packWords, type Word } from '../files/word-format.ts';
import { searchIn } from '../here.ts';
import { contentStems, WEIGHTS } from '../read/known.ts';
import { nameOfForm } from '../read/names.ts';
import { CALLED_TODAY, packAbsent } from '../words/absent.ts';
import { packAlike } from '../words/alike.ts';
import { SMALL, stem, wordsOf } from '../words/words.ts';
import { heads } from './entries.ts';
import { type IndexedGroup, indexedGroups } from './indexed-groups.ts';
import { specificityOf } from './word-weights.ts';

/** The most characters in a piece of words: some 5 kB of gzip. */
const MOST = 12_500;
/** A name is also an ordinary word if laws of this many other games are called by it; fewer for the name of a form. */
const ORDINARY = { game: 4, form: 2 } as const;

/** Names that are ordinary words to players, although few laws are called by them: pieces, calls, common actions. */
const WORDS = new Set('checkers commerce frog golf grand memory muggins pedro solo'.split(' '));

/** A pair of adjacent words that is in no name is indexed only if this many entries have it. Rarer pairs add nothing that can be measured. */
const FEWEST = 24;

export interface SearchFiles {
  readonly first: First;
  /** Address to piece. */
  readonly pieces: ReadonlyMap<string, Piece>;
}

/** Every word by stem: commonest form, postings, and games whose laws are called by it. */
function wordsIn(groups: readonly IndexedGroup[]): { readonly words: Map<string, Word>; readonly games: Map<string, Set<string>> } {
  const posts = new Map<string, [number, number][]>();
  const forms = new Map<string, Map<string, number>>();
  const inGames = new Map<string, Set<string>>();
  const inNames = new Set<string>();
  const see = (text: string) => {
    for (const word of wordsOf(text)) {
      if (SMALL.has(word)) continue;
      const one = stem(word);
      const row = forms.get(one) ?? new Map<string, number>();
      row.set(word, (row.get(word) ?? 0) + 1);
      forms.set(one, row);
    }
  };
  let n = 0;
  for (const group of groups)
    for (const entry of group.entries) {
      for (const [one, weight] of entry.posts) {
        const isNamed = entry.words?.inNames.has(one) ?? false;
        if (isNamed) inGames.set(one, (inGames.get(one) ?? new Set()).add(group.id));
        if (isNamed || (entry.words === undefined && weight > WEIGHTS.phrase)) inNames.add(one);
        const list = posts.get(one) ?? [];
        list.push([n, weight]);
        posts.set(one, list);
      }
      see(`${entry.title} ${entry.gist === '' ? lineFor(entry.id, entry.lines) : entry.gist} ${entry.text}`);
      n += 1;
    }
  for (const { title, aka, spoken } of heads) see([title, ...aka, ...spoken].join(' '));
  const specificity = specificityOf(groups.map(({ entries }) => entries.flatMap(({ form, words: its }) => (its === undefined ? [] : [{ form, words: its }]))));
  const words = new Map<string, Word>();
  for (const one of [...new Set([...posts.keys(), ...forms.keys()])].sort()) {
    const [form = one] = [...(forms.get(one) ?? [])].sort(([a, x], [b, y]) => y - x || a.length - b.length || (a < b ? -1 : 1))[0] ?? [];
    const its = posts.get(one) ?? [];
    if (isPair(one) && its.length < FEWEST && !inNames.has(one)) continue;
    words.set(one, { form, posts: its, specificity: specificity.get(one) ?? 1 });
  }
  return { words, games: inGames };
}

/** Splits the words, in order, into pieces by their first letters; each key is the first letters of its piece. */
function partWords(words: ReadonlyMap<string, Word>): Map<string, [string, Word][]> {
  const parts = new Map<string, [string, Word][]>();
  const cost = ([one, word]: readonly [string, Word]) => one.length + word.form.length + 2 + word.posts.length * 2.6;
  const part = (rows: readonly [string, Word][], letters: number) => {
    const sum = rows.reduce((all, row) => all + cost(row), 0);
    const by = new Map<string, [string, Word][]>();
    for (const row of rows) {
      const key = row[0].slice(0, letters + 1);
      by.set(key, [...(by.get(key) ?? []), row]);
    }
    if (sum <= MOST || rows.length < 2 || letters > 8) {
      parts.set(rows[0]?.[0].slice(0, Math.max(1, letters)) ?? '', [...rows]);
      return;
    }
    // Small neighbours are merged into one piece.
    let open: [string, Word][] = [];
    let size = 0;
    const close = () => {
      if (open.length > 0) parts.set(open[0]?.[0].slice(0, letters + 1) ?? '', open);
      open = [];
      size = 0;
    };
    for (const group of by.values()) {
      const its = group.reduce((all, row) => all + cost(row), 0);
      if (its > MOST) {
        close();
        part(group, letters + 1);
        continue;
      }
      if (size + its > MOST || (letters === 0 && size > 0)) close();
      open.push(...group);
      size += its;
    }
    close();
  };
  part([...words], 0);
  return parts;
}

const groupRow = ({ entries, facts, ...group }: IndexedGroup): Group => ({
  ...group,
  counts: KINDS.map((kind) => entries.filter((entry) => entry.kind === kind).length),
});

/** Marks the names that are also ordinary words with a star. */
function markOrdinary(group: Group, games: ReadonlyMap<string, ReadonlySet<string>>): Group {
  const mark = (name: string, most: number) => {
    const stems = contentStems(nameOfForm(name) ?? name);
    const others = [...(games.get(stems[0] ?? '') ?? [])].filter((id) => id !== group.id).length;
    return (stems.length === 1 && others >= most) || WORDS.has((nameOfForm(name) ?? name).toLowerCase()) ? `*${name}` : name;
  };
  const game = (name: string) => mark(name, ORDINARY.game);
  const form = (name: string) => mark(name, ORDINARY.form);
  return {
    ...group,
    title: game(group.title),
    names: [...group.names, ...(CALLED_TODAY[group.id] ?? [])].map(game),
    forms: group.forms.map((one) => ({ ...one, title: form(one.title), names: one.names.map(form) })),
  };
}

/** All files of the search index. */
export function searchFiles(edition: string, chunks = '', groups: readonly IndexedGroup[] = indexedGroups()): SearchFiles {
  const { words, games } = wordsIn(groups);
  const parts = partWords(words);
  const pieces = new Map<string, Piece>();
  for (const [from, rows] of parts) pieces.set(wordPiece(from), { edition, text: packWords(rows) });
  for (const group of groups)
    pieces.set(gamePiece(group.id), { edition, text: [packEntries(group.entries), packFacts(group.facts)].filter((part) => part !== '').join('\n') });
  const first: First = {
    edition,
    groups: packGroups(groups.map(groupRow).map((group) => markOrdinary(group, games))),
    heads: packHeads(heads),
    pieces: [...parts.keys()].join(' '),
    alike: packAlike(),
    absent: packAbsent(),
    chunks,
  };
  return { first, pieces };
}

let made: Search | null = null;
/** The search of this checkout, its files built from the engine and the content. */
export function searchHere(): Search {
  made ??= searchIn(searchFiles('here'));
  return made;
}
