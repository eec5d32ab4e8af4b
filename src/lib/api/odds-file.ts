// `/api/v1/odds.json`: every row of the odds as counted, beside the figures that the books print; and the schema of the file.
import { z } from 'zod';
import { addressOf, type Citation, comparedWith, type Fraction, makeCitation, makeId, type Printed, pageOf, type Tally } from '../../rules-engine/index.ts';
import { placeOf, titleOf } from '../catalogue/library.ts';
import { inBookOrder, oddsAt, oddsTables } from '../catalogue/scores/odds.ts';
import { edition } from '../editions/edition.ts';
import { book, citation, edition as editionShape } from './shapes.ts';

const part = z
  .string()
  .regex(/^-?\d+(\/\d+)?$/)
  .describe('A whole number or a fraction in its lowest terms, as text: 1/37. Some have more digits than a number of JSON holds.');
const ways = z.string().regex(/^\d+$/).describe('A whole number as text.');

const printed = z.strictObject({
  figure: z.string().describe('As the book has it, in figures.'),
  of: z
    .enum(['against', 'favour', 'chance', 'advantage'])
    .describe('What it is a figure of: ways to lose by ways to win, the other way round, ways to win by all ways, or what the keeper gains of a stake.'),
  value: part,
  counted: part.describe('The same thing counted out.'),
  agrees: z.enum(['exactly', 'rounded', 'no']),
  differs: z.string().nullable().describe('Why it does not agree, in a sentence.'),
  citation,
});
const tally = z.strictObject({
  books: z.array(book).min(1).describe('The books by whose rules it comes to this.'),
  counted: z.string().describe('What is counted: "throws of two dice".'),
  of: ways,
  wins: ways,
  loses: ways,
  stands: ways,
  fates: z.array(
    z.strictObject({
      net: part.describe('What it comes to, of a stake.'),
      ways,
      rules: z.array(z.string()).describe('Ids of the rows on which it is paid or taken.'),
    }),
  ),
  chance: part.describe('Ways to win by all ways.'),
  advantage: part.nullable().describe('What the keeper gains of a stake on the average; null where nothing is staked.'),
  printed: z.array(printed),
});
/** The schema of the file. */
export const oddsSchema = z
  .strictObject({
    edition: editionShape,
    odds: z.array(
      z.strictObject({
        id: z.string().describe('The game, or the form of a game.'),
        title: z.string(),
        url: z.string(),
        keeper: z.string().describe('Who gains what the bets lose.'),
        note: z.string().nullable(),
        rows: z.array(z.strictObject({ id: z.string(), url: z.string(), title: z.string(), gist: z.string(), tallies: z.array(tally).min(1) })).min(1),
      }),
    ),
  })
  .meta({ id: 'Odds', description: 'Every bet and chance, counted, beside the figures that the books print.' });

/** The titles of a place's rows, without counting them; for the file of its game. */
export const oddsNamed = (place: string) =>
  Object.entries(oddsTables.get(place)?.rows ?? {}).map(([key, { title, gist }]) => {
    const id = makeId(place, 'odds', key);
    return { id, url: addressOf(id), title, gist };
  });

const say = ({ n, d }: Fraction): string => (d === 1n ? String(n) : `${n}/${d}`);
const lowest = (n: bigint, d: bigint): string => {
  let [a, b] = [n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return say({ n: n / a, d: d / a });
};
const cited = (one: Citation) => ({ ...one, text: makeCitation(one) });
const printedFigure = (of: Tally, one: Printed) => {
  const { counted, agrees } = comparedWith(of, one);
  return { figure: one.figure, of: one.of, value: say(one.value), counted: say(counted), agrees, differs: one.differs ?? null, citation: cited(one.cite) };
};

/** The file: places by id, each with its rows in the order of its page. */
export function oddsFile() {
  return {
    edition,
    odds: [...oddsTables.keys()].sort().flatMap((id) => {
      const here = oddsAt(placeOf(id));
      if (here === null) return [];
      return [
        {
          id,
          title: titleOf(id),
          url: pageOf(id),
          keeper: here.table.keeper,
          note: here.table.note ?? null,
          rows: here.rows.map(({ key, row, tallies }) => {
            const own = makeId(id, 'odds', key);
            return {
              id: own,
              url: addressOf(own),
              title: row.title,
              gist: row.gist,
              tallies: tallies.map(({ books, tally: counted, printed: figures }) => ({
                books: inBookOrder(books),
                counted: counted.say,
                of: String(counted.of),
                wins: String(counted.wins),
                loses: String(counted.loses),
                stands: String(counted.stands),
                fates: counted.fates.map(({ net, ways: many, rules }) => ({ net: say(net), ways: String(many), rules })),
                chance: lowest(counted.wins, counted.of),
                advantage: counted.advantage === null ? null : say(counted.advantage),
                printed: figures.map((one) => printedFigure(counted, one)),
              })),
            };
          }),
        },
      ];
    }),
  };
}
