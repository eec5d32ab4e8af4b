import type { Example } from '../laws/examples.ts';
import { type Game, game } from '../rulesets/games.ts';
import { lawsOf } from './laws.ts';
import type { Tables } from './table.ts';

/** A patience as it is written: its head, its table of moves by book, and the cases of the books. */
export interface PatienceRow extends Pick<Game, 'id' | 'title' | 'aliases' | 'books' | 'packs' | 'glance' | 'cites' | 'diagrams'> {
  readonly patience: Tables;
  readonly has?: NonNullable<Game['has']>;
  readonly players?: Game['players'];
  readonly examples?: readonly Example[];
}

/** Declares a patience whose laws are the questions that its table of moves answers: one player, one file, no score. */
export const patienceGame = (row: PatienceRow): Game =>
  game({
    shelf: 'solitaire',
    kind: 'card',
    has: [],
    players: { min: 1, max: 1 },
    ...row,
    laws: lawsOf(row.patience),
    points: {},
    scorers: {},
  });
