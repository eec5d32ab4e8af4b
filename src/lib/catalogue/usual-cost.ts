// What a law mostly costs, as a figure or a word that stands beside its title or its line.
import type { Figure, ResolvedLaw } from '../../rules-engine/index.ts';
import { isHeldBack, type LineFor, linesFor } from '../rulings/one-line.ts';
import { isVague } from '../rulings/vague-figures.ts';
import { cellOf } from './compared-games.ts';
import { titleOf } from './library.ts';

type Cost = Pick<Figure, 'word' | 'number'>;
/** The book names the fault and leaves the ruling open. */
const OPEN = 'open';

/** The figure of a line's book; null where it would say nothing by itself. */
export function costOf(law: ResolvedLaw, { line }: LineFor): Cost | null {
  const cell = line.book === null ? null : cellOf(law, line.book);
  if (cell?.kind === 'open') return { word: OPEN, number: false };
  return cell?.kind === 'ruled' && !isVague(cell.figure) ? cell.figure : null;
}

/** What every book takes in the usual case of a law, such as "+2" or "deal passes"; null where they differ, leave it open, or the ruling is hidden. */
export function costByAllBooks(law: ResolvedLaw): Cost | null {
  if (isHeldBack(law)) return null;
  const costs = linesFor(law, titleOf).map((one) => costOf(law, one));
  const [first = null] = costs;
  return first !== null && first.word !== OPEN && costs.every((one) => one?.word === first.word) ? first : null;
}
