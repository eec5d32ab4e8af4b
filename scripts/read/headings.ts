// Finds a heading in scanned text: letters may be wrong, and a heading may run into its paragraph.

/** A text normalized for comparison: only lower-case letters and digits, without accents. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let n = 0; n < text.length - 1; n++) pairs.set(text.slice(n, n + 2), (pairs.get(text.slice(n, n + 2)) ?? 0) + 1);
  return pairs;
}

/** The similarity of two texts, from 0 to 1, by the bigrams that they share. */
export function likeness(one: string, other: string): number {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  if (a === b) return a === '' ? 0 : 1;
  if (a.length < 2 || b.length < 2) return 0;
  const [pairs, others] = [pairsOf(a), pairsOf(b)];
  let shared = 0;
  for (const [pair, times] of pairs) shared += Math.min(times, others.get(pair) ?? 0);
  return (2 * shared) / (a.length + b.length - 2);
}

/** Names that the book may use for a part of a heading, the most exact first: "General Rules, The Starter", "The Starter", "General Rules". */
const namesOf = (part: string): string[] => [part, ...(part.includes(', ') ? part.split(', ').reverse() : [])].filter((name) => lettersOf(name).length > 2);

/** The similarity of a line and a heading, which may be the whole line or the first words of a paragraph ("Scoring.—The game is ..."). */
function likeHeading(text: string, name: string): number {
  const line = text.trim().replace(/^[*_#\s]+/, '');
  if (line.length <= name.length * 1.5 + 8) return likeness(line.replace(/[.*_]+$/, ''), name);
  const [, begins = ''] = /^([^.:—]{2,60}?)[*_]*[.:—]/.exec(line) ?? [];
  return begins === '' ? 0 : likeness(begins, name);
}

const ALIKE = 0.7;

/** The line most similar to one of the names, which are tried in order; null if none is similar. */
function findName(lines: readonly string[], names: readonly string[], from: number, to: number): number | null {
  for (const name of names) {
    let best = { line: -1, like: ALIKE };
    for (let line = from; line < to; line++) {
      const like = likeHeading(lines[line] ?? '', name);
      if (like > best.like) best = { line, like };
    }
    if (best.line >= 0) return best.line;
  }
  return null;
}

/**
 * The line of a heading within a range of lines; null if none is similar.
 * "Rules" of "Euchre: Rules" is first looked for after "Euchre", then anywhere; if it is not found, the line of "Euchre" is returned.
 */
export function findHeading(lines: readonly string[], heading: string, from: number, to: number): number | null {
  const parts = heading.split(/[:;] /);
  const names = namesOf(parts.at(-1) ?? '');
  let above: number | null = null;
  for (const part of parts.slice(0, -1)) above = findName(lines, namesOf(part), above ?? from, to) ?? above;
  return findName(lines, names, above ?? from, to) ?? findName(lines, names, from, to) ?? above;
}
