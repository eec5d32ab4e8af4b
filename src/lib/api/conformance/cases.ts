// The conformance suite: the cited examples of every game as questions with the expected answers, for programs in any language.
import { createHash } from 'node:crypto';
import {
  BOOK_IDS,
  type BookId,
  decode,
  type Example,
  type Fields,
  makeCitation,
  makeId,
  type Place,
  type Raw,
  scorerIn,
  sheetIn,
} from '../../../rules-engine/index.ts';
import { type Reply, replyTo } from './answers.ts';
import { agrees } from './outcomes.ts';
import type { ConformanceCase, Expected, LevelName } from './schemas.ts';

/** The level of each kind of example. */
const LEVEL_OF: Readonly<Record<Example['kind'], LevelName>> = { worth: 'points', score: 'scores', law: 'laws', sheet: 'sheets' };

/** A value with sorted keys and without nulls, so that a field that is added later does not change an id. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, ordered(one)]));
}

/** The id of a question: what is asked, by which book, and a hash of the input. It does not depend on the order or the wording of the examples. */
export function idOfCase(of: string, book: BookId, input: object): string {
  const hash = createHash('sha256').update(JSON.stringify(ordered(input)));
  return [of, book, ...(Object.keys(input).length === 0 ? [] : [hash.digest('hex').slice(0, 10)])].join(':');
}

function valuesOf(fields: Fields, raw: Raw, story: string): object {
  const values = decode(fields, raw);
  if (!values.ok) throw new Error(`expected an example that can be read, found ${JSON.stringify(values.problems)} ("${story}")`);
  return values.value;
}

/** What an example asks: the id of the row or count, and its input as values. */
function questionOf(place: Place, example: Example): { of: string; input: Readonly<Record<string, unknown>> } {
  switch (example.kind) {
    case 'worth':
      return { of: makeId(place.id, 'points', example.item), input: {} };
    case 'law':
      return { of: makeId(place.id, 'law', example.law), input: example.answers };
    case 'score':
      return {
        of: makeId(place.id, 'score', example.scorer),
        input: { ...valuesOf(scorerIn(place, example.scorer)?.ask ?? {}, example.input, example.story) },
      };
    case 'sheet': {
      const sheet = sheetIn(place, example.sheet);
      return {
        of: makeId(place.id, 'score', example.sheet),
        input: {
          setup: valuesOf(sheet?.setup ?? {}, example.setup, example.story),
          entries: example.entries.map((entry) => valuesOf(sheet?.entry ?? {}, entry, example.story)),
        },
      };
    }
  }
}

/** The piece of the answer's sentence that an example gives. */
function pieceOf(example: Example): string | undefined {
  if (example.kind === 'law') return example.ruling;
  if (example.kind === 'score') return example.headline;
  if (example.kind === 'sheet') return example.state;
  return typeof example.gives === 'string' ? example.gives : undefined;
}

/** The expected part of a reply: its figures or, if it has none, a piece of its sentence. */
function expectedOf({ says: _, ...figures }: Reply, piece: string | undefined): Expected {
  const { totals, points, effects, decided } = figures as { totals?: readonly unknown[]; points?: number; effects?: readonly unknown[]; decided?: boolean };
  const hasFigure = (totals?.length ?? 0) > 0 || points !== undefined || effects !== undefined || decided !== undefined;
  return { ...figures, ...(hasFigure || piece === undefined ? {} : { contains: [piece] }) } as Expected;
}

function caseOf(place: Place, example: Example): ConformanceCase {
  const { of, input } = questionOf(place, example);
  const { book, story, cite } = example;
  const reply = replyTo(place, { of, book, input });
  if (reply === null) throw new Error(`expected an answer to the example "${story}" of ${of} by ${book}, found none`);
  const expected = expectedOf(reply, pieceOf(example));
  const others = new Map<string, { books: BookId[]; expected: Expected }>();
  for (const other of BOOK_IDS) {
    const theirs = other === book ? null : replyTo(place, { of, book: other, input });
    if (theirs === null) continue;
    const theirExpected = expectedOf(theirs, expected.contains === undefined ? undefined : theirs.says.replace(/\.$/, ''));
    const key = JSON.stringify(theirExpected);
    if (agrees(expected, theirs)) continue;
    const known = others.get(key);
    if (known === undefined) others.set(key, { books: [other], expected: theirExpected });
    else known.books.push(other);
  }
  return {
    id: idOfCase(of, book, input),
    game: place.id,
    of,
    book,
    citation: { ...cite, text: makeCitation(cite) },
    story,
    input,
    expected,
    says: reply.says,
    otherBooks: [...others.values()],
  };
}

/** Merges examples that ask the same question of the same book into one case with the pieces of all of them. */
function merged(cases: readonly ConformanceCase[]): ConformanceCase[] {
  const byId = new Map<string, ConformanceCase>();
  for (const one of cases) {
    const known = byId.get(one.id);
    const pieces = [...new Set([...(known?.expected.contains ?? []), ...(one.expected.contains ?? [])])];
    const kept = known ?? one;
    byId.set(one.id, pieces.length === 0 ? kept : { ...kept, expected: { ...kept.expected, contains: pieces } });
  }
  return [...byId.values()];
}

/** All cases of the suite for some places, by level, sorted by id. */
export function conformanceCases(places: readonly Place[]): Readonly<Record<LevelName, readonly ConformanceCase[]>> {
  const found: Record<LevelName, ConformanceCase[]> = { points: [], scores: [], laws: [], sheets: [] };
  for (const place of places) for (const example of place.described.examples) found[LEVEL_OF[example.kind]].push(caseOf(place, example));
  const sorted = (cases: readonly ConformanceCase[]) => merged(cases).sort((a, b) => (a.id < b.id ? -1 : 1));
  return { points: sorted(found.points), scores: sorted(found.scores), laws: sorted(found.laws), sheets: sorted(found.sheets) };
}
