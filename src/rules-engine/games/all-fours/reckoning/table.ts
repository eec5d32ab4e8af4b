import { choiceOf, count, flag, listOf, type Values } from '../../../scoring/fields.ts';

/** Sides in the order of the deal, the dealer last; with two sides there are no others between. */
export const SIDES = { eldest: 'Eldest hand', second: 'Second hand', third: 'Third hand', dealer: 'Dealer' } as const;
export type Side = keyof typeof SIDES;
export type Names = Readonly<Record<Side, string>>;
/** Four players as partners are two sides, each named after its player on the deal. */
export const PARTNERS: Names = { ...SIDES, eldest: 'Eldest hand’s side', dealer: 'Dealer’s side' };

/** The seats by the number of sides. */
export const SEATS: Readonly<Record<number, readonly Side[]>> = {
  2: ['eldest', 'dealer'],
  3: ['eldest', 'second', 'dealer'],
  4: ['eldest', 'second', 'third', 'dealer'],
};

/** A table: the fewest and most sides, and their names. */
interface Table {
  readonly sides: readonly [number, number];
  readonly names: Names;
  /** The order of the counts, as a sentence for the hint. */
  readonly order: string;
}

/** The fields of a deal at a table. */
export function askOf({ sides: [min, max], names, order }: Table) {
  const seated = Object.fromEntries((SEATS[max] ?? []).map((side) => [side, names[side]])) as Names;
  const or = (nobody: string) => ({ ...seated, nobody });
  return {
    counts: listOf('Count for game of each side', count('Side', 0, 80), min, max, { hint: `Tens 10, aces 4, kings 3, queens 2, jacks 1. ${order}` }),
    high: choiceOf('Who was dealt the highest trump in play?', or('No trump was in play')),
    low: choiceOf('Who was dealt the lowest trump in play?', or('No trump was in play')),
    jack: choiceOf('Who took the jack of trumps?', or('It was not in play'), { otherwise: 'nobody' }),
    turned: count('Jacks turned for trump by the dealer', 0, 3, { optional: true, given: 'turned-jack', seldom: true }),
    gift: flag('Was a point given on a beg?', { given: 'gift', seldom: true }),
    revoke: choiceOf('Who revoked?', or('Nobody'), { otherwise: 'nobody', seldom: true }),
    held: flag('Was the revoker dealt the jack?', { when: { field: 'revoke', is: Object.keys(seated) }, seldom: true }),
    before: listOf('Scores before the deal, in the same order', count('Score', -20, 9), min, max, { optional: true }),
    long: flag('Is the game ten points, as agreed?', { given: 'long-target' }),
  } as const;
}
export type Ask = ReturnType<typeof askOf>;
export type Asked = Values<Ask>;
