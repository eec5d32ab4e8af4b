import type { Example } from '../laws/examples.ts';
import type { Law } from '../laws/laws.ts';
import { type Game, game } from '../rulesets/games.ts';
import { lawsOf } from './laws.ts';
import type { Tables } from './table.ts';

/** A patience as written: its description, its table of moves by book, and the cases of the books. */
export interface PatienceRow extends Pick<Game, 'id' | 'title' | 'aliases' | 'books' | 'packs' | 'glance' | 'cites' | 'diagrams' | 'picture'> {
  readonly patience: Tables;
  readonly has?: NonNullable<Game['has']>;
  readonly players?: Game['players'];
  readonly examples?: readonly Example[];
  /** Hand-written lines by law. */
  readonly leads?: Readonly<Record<string, NonNullable<Law['leads']>>>;
}

/** Adds hand-written lines to their laws. Throws if a line has no law. */
function withLeads(laws: Game['laws'], leads: NonNullable<PatienceRow['leads']>): Game['laws'] {
  const lost = Object.keys(leads).find((key) => laws[key] === undefined);
  if (lost !== undefined) throw new Error(`patienceGame: expected a law for the line "${lost}", found ${Object.keys(laws).join(', ')}`);
  return Object.fromEntries(Object.entries(laws).map(([key, law]) => [key, leads[key] === undefined ? law : { ...law, leads: leads[key] }]));
}

/** Declares a patience whose laws are generated from its table of moves: one player, one file, no score. */
export const patienceGame = ({ leads = {}, ...row }: PatienceRow): Game =>
  game({
    shelf: 'solitaire',
    kind: 'card',
    has: [],
    players: { min: 1, max: 1 },
    ...row,
    laws: withLeads(lawsOf(row.patience), leads),
    points: {},
    scorers: {},
  });
