// One answer of a case swept through its whole range, with the totals at each value, in one line. Limits and steps show as in a table.
import {
  type BookId,
  columnTotals,
  decode,
  type Field,
  type Fields,
  isAsked,
  optionsBy,
  type Raw,
  type Scorer,
  type Sheet,
} from '../../../src/rules-engine/index.ts';

/** At most this many numbers, around the one in the case. */
const MOST = 40;

function range(least: number, most: number, at: string): string[] {
  const from = Math.max(least, Math.min(most - MOST, Number.isNaN(Number(at)) ? least : Number(at) - MOST / 2));
  return Array.from({ length: Math.min(most, from + MOST) - from + 1 }, (_, n) => String(from + n));
}

/** A value as the line shows it, and the input for it; undefined if the question is left unanswered. */
type Step = readonly [shown: string, words: string | undefined];
interface Swept {
  /** The position in a list: `.1`. */
  readonly part: string;
  readonly steps: readonly Step[];
}

function stepsOf(field: Field, said: string, book: BookId): readonly string[] {
  if (field.kind === 'flag') return ['no', 'yes'];
  if (field.kind === 'choice') return optionsBy(field, book);
  return field.kind === 'count' ? range(field.min, field.max, said) : [];
}

/** The values to try for a question; for a list, those of its first two parts. */
function sweptOf(field: Field, said: string | undefined, book: BookId): Swept[] {
  const left: Step[] = field.optional === true ? [['left out', undefined]] : [];
  if (field.kind !== 'list') return [{ part: '', steps: [...left, ...stepsOf(field, said ?? '', book).map((one): Step => [one, one])] }];
  const parts = said === undefined || said === '' ? [] : said.split('.');
  return parts
    .slice(0, 2)
    .map((was, n) => ({ part: `.${n + 1}`, steps: [...left, ...stepsOf(field.of, was, book).map((one): Step => [one, parts.with(n, one).join('.')])] }));
}

/** Merges neighbours with equal results: `0..6: nothing | 7: 1 | 8: 2`. */
function inOne(steps: readonly (readonly [string, string])[]): string {
  const runs: { from: string; to: string; said: string }[] = [];
  for (const [shown, said] of steps) {
    const last = runs.at(-1);
    if (last?.said === said) last.to = shown;
    else runs.push({ from: shown, to: shown, said });
  }
  return runs.map(({ from, to, said }) => `${from}${from === to ? '' : `..${to}`}: ${said}`).join(' | ');
}

/** Totals in the order of the sides, with an apostrophe for each note. */
const marked = (totals: readonly string[], notes: number) => `${totals.length === 0 ? '-' : totals.join(' ')}${"'".repeat(notes)}`;

function sweep(fields: Fields, raw: Raw, book: BookId, told: (other: Raw) => string): string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!isAsked(fields, key, raw, book)) return [];
    return sweptOf(field, raw[key], book)
      .filter(({ steps }) => steps.length > 1)
      .map(({ part, steps }) => {
        const answers = steps.map(([shown, words]) => {
          const changed = { ...raw, [key]: words };
          return [shown, told(Object.fromEntries(Object.entries(changed).filter(([one]) => isAsked(fields, one, changed, book))))] as const;
        });
        return `${key}${part}: ${inOne(answers)}`;
      });
  });
}

/** A scorer's case with each of its answers swept through its range; `×`: refused. */
export function sweepScorer(scorer: Scorer, raw: Raw, book: BookId): string[] {
  return sweep(scorer.ask, raw, book, (other) => {
    const values = decode(scorer.ask, other, book);
    const result = values.ok ? scorer.score(values.value, book) : values;
    if (!result.ok) return '×';
    return marked(
      result.value.totals.map(({ to, points }) => `${to} ${points}`.trim()),
      result.value.notes.length,
    );
  });
}

/** A sheet's case with its setup and its last entry swept through their ranges; `!`: the game is over. */
export function sweepSheet(sheet: Sheet, kept: Raw, raws: readonly Raw[], book: BookId): string[] {
  const told = (setup: Raw, entries: readonly Raw[]) => {
    const is = decode(sheet.setup, setup, book);
    const all = entries.map((one) => decode(sheet.entry, one, book));
    if (!is.ok || all.some((one) => !one.ok)) return '×';
    const played = sheet.play(
      is.value,
      all.flatMap((one) => (one.ok ? [one.value] : [])),
      book,
    );
    const marks = `${played.rows.some(({ problems }) => problems.length > 0) ? '×' : ''}${played.over === null ? '' : '!'}${played.rows.at(-1)?.mark === undefined ? '' : '_'}`;
    return `${marked(Object.values(columnTotals(played)).map(String), played.notes.length)}${marks}`;
  };
  return [
    ...sweep(sheet.setup, kept, book, (other) => told(other, raws)).map((line) => `set up ${line}`),
    ...sweep(sheet.entry, raws.at(-1) ?? {}, book, (other) => told(kept, raws.with(-1, other))),
  ];
}
