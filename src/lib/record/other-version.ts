// The second of two versions in the link of a law. The other parameters of the link have the first version.

type Answers = Readonly<Record<string, string>>;

/** The parameter of the link. No question has this key. */
export const OTHER = 'other-version';

/** The other version's answers for a link: `claimed.in-time sides.both`; empty if there is none, or it is the same. */
export const writeOther = (one: Answers | null, other: Answers): string =>
  one === null
    ? ''
    : Object.entries(other)
        .filter(([fact, value]) => one[fact] !== value)
        .map((pair) => pair.join('.'))
        .join(' ');

/** The answers in such a text. */
export const readOther = (text: string): readonly (readonly [fact: string, value: string])[] =>
  text.split(' ').flatMap((part) => {
    const at = part.indexOf('.');
    return part === '' ? [] : [at < 0 ? ([part, ''] as const) : ([part.slice(0, at), part.slice(at + 1)] as const)];
  });
