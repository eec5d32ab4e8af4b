import type { Example } from '../../../../laws/examples.ts';
import type { Law } from '../../../../laws/laws.ts';
import { lawFrom } from '../../../../patience/laws.ts';
import { stated, type Table } from '../../../../patience/table.ts';
import type { LawKey, NoRows, Rows, Variant, VariantLaws, VariantPoints } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import { type FortyThieves, variant } from '../../code.ts';
import { layoutOf } from '../../diagrams.ts';
import { patience } from '../../patience.ts';

/** By the cards in each of the four rows: that number and the total in words, and the paragraph on the tableau. */
const ROWS = {
  6: ['six', 'Twenty-four', cites.uspc.twentyFourCard],
  7: ['seven', 'Twenty-eight', cites.uspc.twentyEightCard],
  8: ['eight', 'Thirty-two', cites.uspc.thirtyTwoCard],
  9: ['nine', 'Thirty-six', cites.uspc.thirtySixCard],
} as const;
type Files = keyof typeof ROWS;

/** Four cards in each column. */
const FOURS = { 6: [4, 4, 4, 4, 4, 4], 7: [4, 4, 4, 4, 4, 4, 4], 8: [4, 4, 4, 4, 4, 4, 4, 4], 9: [4, 4, 4, 4, 4, 4, 4, 4, 4] } as const satisfies Readonly<
  Record<Files, unknown>
>;

/** What distinguishes one of the small tableaux from another. */
interface Tableau<A extends Rows<Law>> {
  readonly files: Files;
  /** How the foundations are built, if not in suit. */
  readonly foundations?: 'up-color';
  /** Set if the talon may be dealt again. */
  readonly redeals?: 'some';
  /** Changes besides the one to the law on building. */
  readonly laws?: Pick<VariantLaws<FortyThieves, A>, 'amend' | 'add' | 'repeal'>;
  readonly points?: VariantPoints<FortyThieves>;
  readonly examples: readonly Example<LawKey<FortyThieves> | NoInfer<keyof A & string>, never>[];
}

/** The moves allowed: as in the main game, except for the rows, the builds and the redeal. */
function tableOf(files: Files, foundations: 'up-color' | undefined, redeals: 'some' | undefined): Table {
  const [row, , here] = ROWS[files];
  const { ends, ...napoleon } = patience['uspc-1898'] ?? {};
  return {
    ...napoleon,
    // If the talon may be dealt again, the book names no end of the game.
    ...(ends === undefined || redeals !== undefined ? {} : { ends }),
    layout: stated({ columns: { of: FOURS[files], up: 'all' }, pack: 104 - 4 * files }, here, `Dealt as four rows of ${row}.`),
    foundations: stated({ count: 8, base: 'ace', build: { way: 'up', by: foundations === undefined ? 'suit' : 'color' } }, here),
    columns: stated({ way: 'down', by: 'color' }, here),
    ...(redeals === undefined ? {} : { redeals: stated(redeals, here) }),
  };
}

/** Napoleon at St. Helena with shorter rows, built down in alternate colours; U.S. Playing Card 1898, p. 61-63. */
export function tableau<A extends Rows<Law> = NoRows>({ files, foundations, redeals, laws = {}, points = {}, examples }: Tableau<A>): Variant {
  const [, total, here] = ROWS[files];
  const { amend, ...more } = laws;
  const moves = { 'uspc-1898': tableOf(files, foundations, redeals) };
  return variant({
    title: `${total} card tableau`,
    aliases: [`${4 * files} card tableau`, `Napoleon with ${4 * files} cards`],
    books: { 'uspc-1898': { heading: here.heading, pages: here.page, inherits: { from: 'forty-thieves', cite: here } } },
    players: { min: 1, max: 1 },
    packs: ['double-104'],
    glance: {},
    patience: moves,
    laws: {
      amend: {
        'wrong-build': {
          readings: () => lawFrom(moves, 'wrong-build').readings,
          leads: {
            'uspc-1898': `On a foundation, a card must be one higher and of the ${foundations === undefined ? 'same suit' : 'other colour'}; in a column, one lower and of the other colour. The book names no penalty.`,
          },
        },
        ...amend,
      },
      ...more,
    },
    points,
    scorers: {},
    diagrams: { layout: layoutOf(files) },
    examples,
  });
}
