import type { BookId } from '../../../books.ts';
import { choiceOf, type Fields, listOf } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import { sumUp } from './frames.ts';

/** What an inning may come to. */
interface Outcome {
  /** As the form asks it: "All down". */
  readonly name: string;
  /** What it scores, a line for each item; none where it scores nothing. */
  readonly scores: readonly { readonly item: string; readonly say: string }[];
  /** What has to be told when an inning comes to this: a doubt, a number that the book leaves out. */
  readonly note?: string;
}

interface Innings {
  readonly title: string;
  readonly book: BookId;
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** The law on which an inning without a score rests, or the whole id of a rule. */
  readonly nothing: string;
  /** "inning", or "hand" where the book speaks of one. */
  readonly name?: string;
  readonly most: number;
  readonly hint?: string;
}

const restsOn = (nothing: string, by: Schedule) => (nothing.includes('.') ? { rule: nothing } : by.law(nothing, ''));

/** A form in which each inning comes to one of a few results. */
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
