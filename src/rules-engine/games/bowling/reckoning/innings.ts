import type { BookId } from '../../../books.ts';
import { choiceOf, type Fields, listOf } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import { sumUp } from './frames.ts';

/** A possible result of an inning. */
interface Outcome {
  /** The label of the option: "All down". */
  readonly name: string;
  /** The scores, one line for each item; empty if it scores nothing. */
  readonly scores: readonly { readonly item: string; readonly say: string }[];
  /** A note for this result: a doubt, or a number that the book leaves out. */
  readonly note?: string;
}

interface Innings {
  readonly title: string;
  readonly book: BookId;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** The key of the law for an inning without a score, or the whole id of a rule. */
  readonly nothing: string;
  /** "inning", or "hand" if the book calls it that. */
  readonly name?: string;
  readonly most: number;
  readonly hint?: string;
}

const restsOn = (nothing: string, by: Schedule) => (nothing.includes('.') ? { rule: nothing } : by.law(nothing, ''));

/** The scorer of a variant in which each inning has one of a few results. */
export function inningsScorer({ title, book, outcomes, nothing, name = 'inning', most, hint }: Innings): ScorerRow {
  const options = Object.fromEntries(Object.entries(outcomes).map(([key, outcome]) => [key, outcome.name]));
  const each = choiceOf(name.charAt(0).toUpperCase() + name.slice(1), options);
  const ask: Fields = { innings: listOf(`Result of each ${name}`, each, 1, most, hint === undefined ? {} : { hint }) };
  return scorer({
    title,
    gist: `The ${name}s of one player, added up.`,
    books: [book],
    ask,
    score: (values, by: Schedule) => {
      const keys = (values as unknown as { innings: readonly string[] }).innings;
      const met = keys.flatMap((key) => outcomes[key] ?? []);
      const lines: Line[] = met.flatMap((outcome, n) =>
        outcome.scores.length === 0
          ? [{ ...restsOn(nothing, by), say: `${name} ${n + 1}: ${outcome.name.toLowerCase()}, nothing`, points: 0 }]
          : outcome.scores.map(({ item, say }) => by.line(item, `${name} ${n + 1}: ${say}`)),
      );
      const notes = [...new Set(met.flatMap((outcome) => outcome.note ?? []))];
      return { ok: true, value: answer(sumUp(lines), lines, notes) };
    },
  });
}
