// The form of what a scorer or sheet returns for any input: whole words, finite numbers as points, problems that name a field, and lines that
// refer to existing columns.
import type { Answer, Fields, Played, Problem } from '../../../src/rules-engine/index.ts';

const isClean = (text: string) => text.trim() === text && text !== '' && !/undefined|NaN|Infinity|\[object| {2}|!|, *[,.]|\.\.|^[,.;:]|[,;:]$/.test(text);
const isSentence = (text: string) => isClean(text) && /^["'“(]?[^a-z]/.test(text) && /[.?]["'”)]?$/.test(text);

/** Checks that problems name an existing field (or the whole input), and say what was expected and what was found. */
export const badProblems = (problems: readonly Problem[], fields: Fields): string[] =>
  problems.flatMap(({ field, expected, found }) => [
    ...(field === '' || (field.split('.')[0] ?? '') in fields ? [] : [`a problem of "${field}", which is not asked`]),
    ...(isClean(expected) && isClean(found) ? [] : [`expected "${expected}", found "${found}"`]),
  ]);

export function badAnswer({ headline, lines, notes }: Answer): string[] {
  return [
    ...(isClean(headline) ? [] : [`headline "${headline}"`]),
    ...notes.filter((note) => !isSentence(note)).map((note) => `note "${note}"`),
    ...lines.filter(({ say, points }) => !isClean(say) || (points !== undefined && !Number.isFinite(points))).map((line) => JSON.stringify(line)),
  ];
}

export function badSheet({ columns, rows, state, over, notes }: Played, fields: Fields, entries: number): string[] {
  const keys = new Set(columns.map(({ key }) => key));
  return [
    ...(rows.length === entries ? [] : [`${rows.length} rows for ${entries} entries`]),
    ...rows.flatMap(({ say, lines, problems, mark }) => [
      ...(isClean(say ?? '') ? [] : [`row "${say}"`]),
      ...(mark === undefined || isClean(mark) ? [] : [`mark "${mark}"`]),
      ...(problems.length === 0 || lines.length === 0 ? [] : ['a row with problems that counts']),
      ...lines.filter((line) => !isClean(line.say) || (line.to !== undefined && !keys.has(line.to))).map((line) => JSON.stringify(line)),
      ...badProblems(problems, fields),
    ]),
    ...state.filter((text) => !isSentence(text)).map((text) => `state "${text}"`),
    ...notes.filter((text) => !isSentence(text)).map((text) => `note "${text}"`),
    ...(over === null || isClean(over) ? [] : [`end "${over}"`]),
  ];
}
