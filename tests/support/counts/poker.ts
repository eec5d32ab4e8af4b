// Scores poker at a place and by a book, with input as a link would send it.
import poker from '../../../src/rules-engine/games/poker/index.ts';
import { CUSTOMARY_EXTRAS } from '../../../src/rules-engine/games/poker/reckoning/extra-hands.ts';
import { type Prices, type Ranking, rankingOf, type Table } from '../../../src/rules-engine/games/poker/reckoning/ranking.ts';
import { WILD_DEUCES, WILD_JOKER } from '../../../src/rules-engine/games/poker/reckoning/wild.ts';
import { type Answer, type BookId, decode, type Result, type Scorer } from '../../../src/rules-engine/index.ts';
import { scheduleOf, scorerOf } from './counts.ts';

export type Input = Readonly<Record<string, string>>;

export function ask(scorer: Scorer, book: BookId, input: Input): Result<Answer> {
  const values = decode(scorer.ask, input);
  return values.ok ? scorer.score(values.value, book) : values;
}
/** The answer to an input; throws if there are problems. */
export function answered(scorer: Scorer, book: BookId, input: Input): Answer {
  const result = ask(scorer, book, input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
/** The problems with an input, in one line. */
export function refused(scorer: Scorer, book: BookId, input: Input): string {
  const result = ask(scorer, book, input);
  return result.ok ? result.value.headline : result.problems.map((one) => `${one.field}: expected ${one.expected}; found ${one.found}`).join(' / ');
}

/** The showdown scorer of a variant, or of draw poker. */
export const showdownOf = (form?: string): Scorer => scorerOf(poker, 'showdown', form);
export const pricesOf = (book: BookId, form?: string): Prices => scheduleOf(poker, book, form) as Prices;
/** Wild cards and ranks of each variant; the others use those of draw poker. */
export const TABLES: Readonly<Record<string, Table>> = {
  mistigris: { wild: WILD_JOKER },
  'deuces-wild': { wild: WILD_DEUCES },
  'sixty-card': { ranks: 15 },
  'extra-hands': { extras: CUSTOMARY_EXTRAS },
};
export const rankingAt = (book: BookId, form?: string, table: Table = TABLES[form ?? ''] ?? {}): Ranking => rankingOf(pricesOf(book, form), table);
