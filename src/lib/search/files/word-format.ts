// The words of the index as text: a piece of words has a line for each.

/** A word of the index: its commonest form, and its postings, each with the weight of the word in that entry (0 to 1). */
export interface Word {
  readonly form: string;
  /** How specific the word is: how well it tells laws apart, as a factor of its weight. */
  readonly specificity: number;
  readonly posts: readonly (readonly [entry: number, weight: number])[];
}

export const LEVELS = 26;
const LETTER_A = 65;
/** Weights of words in texts, not names, are written in fewer steps: the files are 4 % smaller, and the figures of docs/search.md stay. */
const IN_TEXT = { below: 18, step: 4 } as const;

function levelOf(weight: number): number {
  const level = Math.max(0, Math.min(LEVELS - 1, Math.round(weight * (LEVELS - 1))));
  return level < IN_TEXT.below ? IN_TEXT.step * Math.round(level / IN_TEXT.step) : level;
}

/** Entry numbers, each as its distance from the one before in base 36, ended by a capital letter for the weight. */
export function packPosts(posts: Word['posts']): string {
  let before = -1;
  return posts
    .map(([entry, weight]) => {
      const gap = entry - before - 1;
      before = entry;
      return (gap === 0 ? '' : gap.toString(36)) + String.fromCharCode(LETTER_A + levelOf(weight));
    })
    .join('');
}

export function unpackPosts(text: string): [number, number][] {
  const posts: [number, number][] = [];
  let entry = -1;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < LETTER_A || code >= LETTER_A + LEVELS) continue;
    entry += 1 + (at === start ? 0 : Number.parseInt(text.slice(start, at), 36));
    posts.push([entry, (code - LETTER_A) / (LEVELS - 1)]);
    start = at + 1;
  }
  return posts;
}

/** A piece of words: one line each, `stem:form:specificity posts`. The form is left out if it equals the stem, the factor (in tenths, base 36) if it is 1. */
export const packWords = (words: readonly (readonly [stem: string, word: Word])[]): string =>
  words
    .map(([one, { form, specificity, posts }]) => {
      const tenths = Math.round(10 * specificity);
      const name = `${one}:${form === one ? '' : form}:${tenths === 10 ? '' : tenths.toString(36)}`.replace(/:+$/, '');
      return `${name} ${packPosts(posts)}`.trimEnd();
    })
    .join('\n');

export function unpackWords(text: string): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const line of text === '' ? [] : text.split('\n')) {
    const [word = '', posts = ''] = line.split(' ');
    const [one = '', form = '', tenths = ''] = word.split(':');
    let read: Word['posts'] | null = null;
    words.set(one, {
      form: form === '' ? one : form,
      specificity: tenths === '' ? 1 : Number.parseInt(tenths, 36) / 10,
      get posts() {
        read ??= unpackPosts(posts);
        return read;
      },
    });
  }
  return words;
}
