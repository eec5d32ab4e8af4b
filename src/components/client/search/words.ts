// What every search asks: the vocabulary, which comes in one round trip, and the full text.
import { type Packed, unpack } from '../../../lib/vocabulary-code.ts';
import { fetchedJson, fullText, type Hit, once, searchFor, shortRecords } from './full-text.ts';
import type { Jump } from './match.ts';
import { byTelling, type Matcher, matcher } from './understand.ts';

const KINDS: Readonly<Record<Jump['kind'], string>> = {
  g: 'Game',
  v: 'Form of a game',
  l: 'What the books rule',
  s: 'Check a score',
  t: 'Word',
  o: 'In every game',
  q: 'In every game',
};

export interface Known extends Matcher {
  /** The parts of the index, as the file has them. */
  readonly chunks: string;
}
async function readWords(path: string): Promise<Known> {
  const file = await fetchedJson<Packed & { edition: string; chunks: string }>(path);
  return { ...matcher(unpack(file)), chunks: file.chunks };
}
/** The first file is small and answers the first keystrokes; the second has every word of the players', for their sentences, and comes last. */
const first = once(() => readWords('/search/vocabulary.json'));
let whole: Known | null = null;
export const allWords = once(async () => {
  await fullText();
  await shortRecords();
  whole = await readWords('/search/vocabulary-whole.json');
  document.dispatchEvent(new Event('hoyle:words'));
});
export const words = async (): Promise<Known> => whole ?? first();
export const subtitle = ({ kind, where }: Jump) => (kind === 'g' || kind === 'v' || where === '' ? KINDS[kind] : `${where} · ${KINDS[kind]}`);

/** Asks the full text; where no passage has all the words, without the least telling of them, then the next. */
export async function passages(
  query: string,
  known: Matcher | null,
  filters: Record<string, string>,
): Promise<{ hits: readonly Hit[]; without: readonly string[] }> {
  let asked = query.split(' ').filter((word) => word !== '');
  const without: string[] = [];
  for (;;) {
    const results = await searchFor(asked.join(' ') || null, filters);
    const least = known === null ? undefined : byTelling(asked, known)[0];
    if (results.length > 0 || asked.length < 2 || least === undefined) return { hits: results, without };
    asked = asked.filter((word) => word !== least);
    without.push(least);
  }
}

export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};
