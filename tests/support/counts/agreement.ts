// Whether the wording of an answer agrees with its numbers: a check of words, rules and numbers that knows no particular game.
import { type BookId, type Line, type Place, resolve } from '../../../src/rules-engine/index.ts';
import { library } from '../library.ts';

const THINGS =
  'point|trick|card|chip|game|bag|deal|counter|ball|pin|pip|heart|honour|stake|frame|man|spade|set-back|grand|slam|revoke|double|miss|run|carom|throw|die';
const ONE_OF_MANY = new RegExp(`(^|[^\\d.,/½¼¾-])1 (${THINGS})s\\b`);
const MANY_AS_ONE = new RegExp(`(^|[^\\d.,/])([2-9]|\\d\\d+) (${THINGS})\\b(?![-'’]| (of the|hand|score|limit))`);
const PAID_BACKWARDS = /\b(pays?|wins?|takes?|loses?|gets?|scores?|makes?) [-−]\d/;

/** Texts in which a number and its noun, or a verb and its sign, do not agree. */
export const badWords = (texts: readonly string[]): string[] =>
  texts.filter((text) => ONE_OF_MANY.test(text) || MANY_AS_ONE.test(text) || PAID_BACKWARDS.test(text)).map((text) => `words "${text}"`);

/** The rows that a line of a place may cite: its own and its parent's. */
export function rowsOf(place: Place): ReadonlySet<string> {
  const parent = place.parent === null ? [] : [resolve(library, place.parent)];
  return new Set([place, ...parent].flatMap((one) => [...one.laws, ...one.points].map(({ id }) => id)));
}

/** Lines that cite no row of the place, or whose price (`each`) is not the book's, or that give -0 points for a row with a price. */
export function badLines(place: Place, rows: ReadonlySet<string>, book: BookId, lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    const at = rows.has(line.rule) || line.rule.includes('.rule.') ? line.rule : `${place.id}.${line.rule}`;
    const worth = place.points.find(({ id }) => id === at)?.books[book];
    const price = worth?.status === 'stated' ? worth.points : undefined;
    return [
      ...(Object.is(line.points, -0) && price !== undefined && price !== 0 ? [`nothing taken off: ${JSON.stringify(line)}`] : []),
      ...(rows.has(at) || at.includes('.rule.') ? [] : [`no row for ${JSON.stringify(line)}`]),
      ...(line.each === undefined || price === undefined || Math.abs(line.each) === Math.abs(price)
        ? []
        : [`the book gives ${price}: ${JSON.stringify(line)}`]),
    ];
  });
}

const ORDINAL = /\b(players?|seats?|frames?|innings?|deals?|teams?|sides?|opponents?|throws?|ends of|melds?|rows?) \d+(, \d+)*( and \d+)?/gi;
/** The numbers in a text, including fractions; numbers that only name a seat or a turn are left out. */
export const numbersIn = (text: string): number[] =>
  [...text.replace(ORDINAL, '').matchAll(/(\d[\d,]*(?:\.\d+)?)?([½¼¾])?/g)].flatMap(([whole, digits, part]) =>
    whole === '' ? [] : [Number((digits ?? '0').replaceAll(',', '')) + (part === '½' ? 0.5 : part === '¼' ? 0.25 : part === '¾' ? 0.75 : 0)],
  );

/** Every number that an answer may mention: from its input, its lines and the book's schedule, and sums and differences of the totals. */
export function tellable(place: Place, book: BookId, totals: readonly number[], asked: unknown, lines: unknown): ReadonlySet<number> {
  const given = place.points.flatMap((item) => {
    const worth = item.books[book];
    return worth?.status !== 'stated' ? [] : [...(worth.points === undefined ? [] : [Math.abs(worth.points)]), ...numbersIn(worth.says ?? '')];
  });
  const before = numbersIn(JSON.stringify(asked));
  const all = Math.abs(totals.reduce((sum, one) => sum + one, 0));
  const apart = totals.flatMap((one) => [0, ...totals, ...given, ...before].flatMap((other) => [Math.abs(one - other), Math.abs(one + other)]));
  return new Set([...given, ...before, ...apart, all, ...numbersIn(JSON.stringify(lines))]);
}

const GAINS = /(.+?) (wins|scores|gains|gets|makes|has|counts) (\d+)\b(?! (?:tricks?|games?|cards?|odd|by|of))/;
/** Headlines that give a side a number that is neither its total nor its lead over another side. */
export function badWinner(headline: string, totals: readonly { readonly to: string; readonly points: number }[]): string[] {
  const [, who = '', , said = ''] = GAINS.exec(headline) ?? [];
  const own = totals.filter(({ to }) => to === who);
  if (own.length === 0) return [];
  const good = own.flatMap(({ points }) => [points, ...totals.map((other) => points - other.points)]).map(Math.abs);
  return good.includes(Number(said)) ? [] : [`"${headline}" over ${JSON.stringify(totals)}`];
}
