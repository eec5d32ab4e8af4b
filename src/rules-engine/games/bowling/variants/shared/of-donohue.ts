import type { Citation } from '../../../../books.ts';
import type { Law } from '../../../../laws/laws.ts';
import type { Variant } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, type ScoreItem } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';

/** What the varieties of American bowls (Donohue, p. 377-380) have in common. */
export const BOOK = 'donohue';

/** A variety of American bowls. No clause refers back to the chief game. */
export function form(
  title: string,
  at: Citation,
  described: Pick<Variant, 'players' | 'glance'> & Partial<Pick<Variant, 'aliases' | 'scorers' | 'diagrams' | 'examples'>>,
  points: Readonly<Record<string, ScoreItem>>,
  laws: Readonly<Record<string, Law>> = {},
): Variant {
  return variant({
    aliases: [],
    scorers: {},
    examples: [],
    ...described,
    title,
    books: { [BOOK]: { heading: at.heading, pages: at.page ?? '' } },
    packs: ['none-0'],
    laws: { add: laws },
    points: { add: points },
  });
}

/** A score item without a number. */
export const rule = (title: string, gist: string, says: string, at: Citation) => item({ title, gist, books: { [BOOK]: ruled(says, at) } });
/** A score item with a number. */
export const points = (title: string, gist: string, n: number, at: Citation | readonly Citation[], more: Parameters<typeof bookValue>[2] = {}) =>
  item({ title, gist, books: { [BOOK]: bookValue(n, at, more) } });

/** Items that a variety takes from what the book says of all varieties, if its own paragraph gives only the pins. */
export const UNSTATED = {
  count: (at: Citation) =>
    points('Count', 'A pin falls.', 1, [at, cites.donohue.smallestNumber], {
      per: 'a pin',
      says: 'as many pins as possible, as in every variety but one; no other count is printed',
    }),
  spares: () =>
    rule(
      'Spare balls',
      'Balls are left over when all the pins are down.',
      'They are counted, as in every variety but the Philadelphia game.',
      cites.donohue.nineBall,
    ),
};
