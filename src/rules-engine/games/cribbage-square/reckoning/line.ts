import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Card, rankOf, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

type By = Schedule<typeof points>;

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** The rank of a card as a number: ace 1, king 13. */
const height = (card: Card): number => ORDER.indexOf(rankOf(card) ?? '') + 1;

/** Runs with pairs, by the number of cards of each rank, fewest first; their printed points include the pairs. */
const NAMED = { '112': 'double-run-of-three', '1112': 'double-run-of-four', '113': 'triple-run', '122': 'quadruple-run' } as const;
const SAID = {
  'double-run-of-three': 'double run of three',
  'double-run-of-four': 'double run of four',
  'triple-run': 'triple run',
  'quadruple-run': 'quadruple run',
} as const;
const LENGTHS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five' };
const ALIKE: Readonly<Record<number, { readonly key: 'pair' | 'three' | 'four'; readonly say: string }>> = {
  2: { key: 'pair', say: 'pair' },
  3: { key: 'three', say: 'three of a kind' },
  4: { key: 'four', say: 'four of a kind' },
};

/** Every set of the cards that adds up to 15; court cards count 10. */
function fifteensOf(cards: readonly Card[]): Card[][] {
  const sets = cards.reduce<{ sum: number; of: Card[] }[]>(
    (before, card) => before.concat(before.map(({ sum, of }) => ({ sum: sum + Math.min(height(card), 10), of: [...of, card] }))),
    [{ sum: 0, of: [] }],
  );
  return sets.filter(({ sum }) => sum === 15).map(({ of }) => of);
}

/**
 * The lines of one row or column, with the turned card if there is one, each with the name of the row or column. A run with pairs is one line
 * with its printed points, which include the pairs.
 */
export function countLine(name: string, four: readonly Card[], turned: Card | null, by: By): Line[] {
  const all = turned === null ? four : [...four, turned];
  const lines = fifteensOf(all).map((cards) => by.line('fifteen', `${name}: fifteen`, { cards }));
  const alike = ORDER.map((_, n) => all.filter((card) => height(card) === n + 1));
  for (let from = 0; from < alike.length; from++) {
    const end = alike.findIndex((cards, n) => n >= from && cards.length === 0);
    const stretch = alike.slice(from, end < 0 ? alike.length : end);
    const cards = stretch.flat();
    const shape = stretch.map(({ length }) => length).sort();
    const named = NAMED[shape.join('') as keyof typeof NAMED];
    if (named !== undefined) lines.push(by.line(named, `${name}: ${SAID[named]}`, { cards }));
    else {
      for (const same of stretch) {
        const kind = ALIKE[same.length];
        if (kind !== undefined) lines.push(by.line(kind.key, `${name}: ${kind.say}`, { cards: same }));
      }
      // Every run with pairs in five cards or fewer has a name above.
      if (stretch.length >= 3) lines.push(by.line('run', `${name}: run of ${LENGTHS[stretch.length]}`, { times: stretch.length, cards }));
    }
    from += stretch.length;
  }
  const [suit] = four.map(suitOf);
  if (four.every((card) => suitOf(card) === suit)) {
    const five = turned !== null && suitOf(turned) === suit;
    lines.push(five ? by.line('flush-of-five', `${name}: flush of five`, { cards: all }) : by.line('flush', `${name}: flush of four`, { cards: four }));
  }
  const jack = turned === null ? undefined : four.find((card) => rankOf(card) === 'J' && suitOf(card) === suitOf(turned));
  if (jack !== undefined) lines.push(by.line('nobs', `${name}: nobs`, { cards: [jack] }));
  return lines;
}
