// What a law costs in the usual case, as a figure or a word beside its title or its line.
import { casesOf, type Figure, type ResolvedLaw, speakersOf } from '../../../rules-engine/index.ts';
import { verdictKind } from '../../rulings/comparison/verdict.ts';
import { isHeldBack, type LineFor, linesFor } from '../../rulings/one-line.ts';
import { isVague } from '../../rulings/vague-figures.ts';
import { titleOf } from '../library.ts';
import { cellOf } from './compared-games.ts';

type Cost = Pick<Figure, 'word' | 'number'>;
/** `isRuling`: a ruling that all books share; otherwise only that they differ, or that none names a penalty. */
type SharedCost = Cost & { readonly isRuling: boolean };
/** The book mentions the offence and leaves the ruling open. */
const OPEN = 'open';

/** The figure of a line's book; null if it would mean nothing by itself. */
export function costOf(law: ResolvedLaw, { line }: LineFor): Cost | null {
  const cell = line.book === null ? null : cellOf(law, line.book);
  if (cell?.kind === 'open') return { word: OPEN, number: false };
  return cell?.kind === 'ruled' && !isVague(cell.figure) ? cell.figure : null;
}

/** Whether every case of every book forbids or orders something and names no penalty. */
const namesNoPenalty = (law: ResolvedLaw): boolean => {
  const cases = speakersOf(law).flatMap((book) => casesOf(law.readings[book]));
  return cases.length > 0 && cases.every(({ then }) => then.some(({ kind }) => kind === 'no-penalty-printed'));
};

/**
 * What all books order in the usual case of a law, such as "+2" or "deal passes"; otherwise that the books differ, or that none names a penalty.
 * Null if none of these applies, or the ruling is hidden.
 */
export function costByAllBooks(law: ResolvedLaw): SharedCost | null {
  if (isHeldBack(law)) return null;
  const costs = linesFor(law, titleOf).map((one) => costOf(law, one));
  const [first = null] = costs;
  if (first !== null && first.word !== OPEN && costs.every((one) => one?.word === first.word)) return { ...first, isRuling: true };
  if (verdictKind(law) === 'disagree') return { word: 'books differ', number: false, isRuling: false };
  return namesNoPenalty(law) ? { word: 'no set penalty', number: false, isRuling: false } : null;
}
