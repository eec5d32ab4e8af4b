import { type Fraction, fraction, over, plus, times } from '../../odds/fractions.ts';
import { bet, chance, type OddsTable } from '../../odds/odds.ts';
import type { Outcomes } from '../../odds/outcomes.ts';
import { against } from '../../odds/printed.ts';
import { cites } from './cites.ts';
import type { points } from './points.ts';
import { type Chance, type Coup, LEAST, MOST, settle } from './reckoning/coup.ts';
import { refaitChance } from './reckoning/shoe.ts';

const TEN = 10;
/** The frequency of a card value in a full shoe: 4 ranks of 13 count ten. */
const share = (pips: number): Fraction => fraction(pips === TEN ? 4 : 1, 13);

/** The probability of each final point of a row, with every card as likely as in a full shoe. */
function rowEnds(): ReadonlyMap<number, Fraction> {
  const at = new Map<number, Fraction>([[0, fraction(1)]]);
  for (let sum = 0; sum < LEAST; sum++)
    for (let pips = 1; pips <= TEN; pips++) at.set(sum + pips, plus(at.get(sum + pips) ?? fraction(0), times(at.get(sum) ?? fraction(0), share(pips))));
  return new Map([...at].filter(([sum]) => sum >= LEAST && sum <= MOST));
}

/** Six packs (Donohue, p. 362); each coup of a deal is as likely to be a refait as the first. */
const PACKS = 6;
let known: Fraction | undefined;
const refaitOfShoe = (): Fraction => {
  known ??= refaitChance(PACKS);
  return known;
};
const rest = (part: Fraction): Fraction => plus(fraction(1), fraction(-part.n, part.d));

/**
 * Every pair of rows, with every pair of colours of their first cards. Rows of 31 and 31 have their exact share with six packs; the others
 * divide the rest. By symmetry black and red are equally often nearer to 31, whatever the shoe holds: the bank's gain is exact, and only the
 * share of the stand-offs is that of an endless shoe.
 */
const coups: Outcomes<Coup> = {
  say: 'coups',
  of: 1,
  *each() {
    const ends = rowEnds();
    const thirtyOne = ends.get(LEAST) ?? fraction(0);
    const others = over(rest(refaitOfShoe()), rest(times(thirtyOne, thirtyOne)));
    const colours = ['black', 'red'] as const;
    for (const [black, one] of ends)
      for (const [red, other] of ends)
        for (const firstOfBlack of colours)
          for (const firstOfRed of colours) {
            const share = black === LEAST && red === LEAST ? refaitOfShoe() : times(times(one, other), others);
            yield [{ black, red, firstOfBlack, firstOfRed }, times(share, fraction(1, 4))];
          }
  },
};

const row = (on: Chance, title: string, gist: string) =>
  bet<typeof points, Coup>({ title, gist, outcomes: coups, stake: 2, settle: (coup, by, stake) => [settle(on, coup, stake, by)] });

const sixPacks: Outcomes<'refait' | 'other'> = {
  say: 'coups out of six packs',
  of: 1,
  *each() {
    yield ['refait', refaitOfShoe()];
    yield ['other', rest(refaitOfShoe())];
  },
};

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'The refait is counted to the last card of the six packs, and at a refait the half is paid; how often the rows are alike at 32 to 40 is counted as if every card came from a full shoe.',
  rows: {
    black: row('black', 'Black', 'A stake on the first row. Red comes to the same.'),
    colour: row('colour', 'Colour', 'A stake on the colour of the first card. Inverse comes to the same.'),
    refait: chance<typeof points, 'refait' | 'other'>({
      title: 'Refait of 31',
      gist: 'Both rows come to exactly 31, out of six packs.',
      outcomes: sixPacks,
      happens: (coup) => coup === 'refait',
      printed: [
        against(63, 1, cites.donohue.odds, {
          differs: 'The same passage has bankers look for two in three deals of 29 to 32 coups, which is once in 44 to 48: that is what counting gives.',
        }),
      ],
    }),
  },
};
