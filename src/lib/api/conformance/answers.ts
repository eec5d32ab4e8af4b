// The engine's answer to a case of the conformance suite, from the question alone, as any other program would give it.
import {
  type BookId,
  casesMet,
  casesOf,
  claimOf,
  effectsIn,
  isOpen,
  type Place,
  parseId,
  sayCase,
  scorerIn,
  sheetIn,
  sideTotals,
  type Unit,
} from '../../../rules-engine/index.ts';
import { sayValue } from '../../rulings/values.ts';

/** A question: a law with answers, a score item, or a scorer or sheet with its decoded values. */
export interface Question {
  /** Id of the law, score item, scorer or sheet. */
  readonly of: string;
  readonly book: BookId;
  readonly input: Readonly<Record<string, unknown>>;
}

/** An answer: the fields of its level, and the result in a sentence. */
export interface Reply {
  readonly says: string;
  readonly [field: string]: unknown;
}

/** The name of a unit. A unit that only one game has is an object with its English. */
const nameOfUnit = (unit: Unit): string => (typeof unit === 'string' ? unit : unit.unit);

function replyOfLaw(place: Place, key: string, { book, input }: Question): Reply | null {
  const law = place.laws.find((one) => one.key === key);
  if (law === undefined) return null;
  const cases = casesMet(casesOf(law.readings[book]), law.facts, input as Readonly<Record<string, string>>);
  const sentences = new Set(cases.map((one) => sayCase(one, law.people)));
  const [first] = cases;
  // Cases with the same ruling count as one. If their rulings differ, there is no answer until more is known.
  if (first === undefined || sentences.size > 1) return null;
  const claim = claimOf(first);
  return {
    decided: !isOpen(first),
    effects: effectsIn(first, law.people),
    claim: claim === undefined ? null : claim,
    says: sayCase(first, law.people),
  };
}

function replyOfItem(place: Place, key: string, { book }: Question): Reply | null {
  const value = place.points.find((one) => one.key === key)?.books[book];
  if (value?.status !== 'stated') return null;
  return { ...(value.points === undefined ? {} : { points: value.points, unit: nameOfUnit(value.unit) }), says: sayValue(value) };
}

function replyOfCount(place: Place, key: string, { book, input }: Question): Reply | null {
  const scorer = scorerIn(place, key);
  if (scorer !== undefined) {
    const scored = scorer.books.includes(book) ? scorer.score(input as never, book) : { ok: false as const };
    return scored.ok ? { totals: scored.value.totals.map((total) => ({ ...total, unit: nameOfUnit(total.unit) })), says: scored.value.headline } : null;
  }
  const sheet = sheetIn(place, key);
  if (sheet === undefined || !sheet.books.includes(book)) return null;
  const played = sheet.play(input.setup as never, input.entries as never, book);
  if (played.rows.some((row) => row.problems.length > 0)) return null;
  return {
    totals: sideTotals(played).map(({ side, points }) => ({ to: side, points })),
    over: played.over !== null,
    says: [...played.state, played.over ?? ''].filter((sentence) => sentence !== '').join(' '),
  };
}

/** The answer to a question; null if the book has none, or if more must be known first. */
export function replyTo(place: Place, question: Question): Reply | null {
  const { kind, key = '' } = parseId(question.of) ?? {};
  if (kind === 'law') return replyOfLaw(place, key, question);
  if (kind === 'points') return replyOfItem(place, key, question);
  return kind === 'score' ? replyOfCount(place, key, question) : null;
}
