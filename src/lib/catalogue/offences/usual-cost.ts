// What a law costs in the usual case, as a figure or a word beside its title or its line.
import { casesMet, casesOf, type Figure, type ResolvedLaw, speakersOf } from '../../../rules-engine/index.ts';
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

/** The cases of each book that may apply in the usual case. */
const usualCases = (law: ResolvedLaw) => speakersOf(law).map((book) => casesMet(casesOf(law.readings[book]), law.facts, law.usual));

/**
 * What all books order in the usual case of a law, such as "+2" or "deal passes"; otherwise that the books differ, or that none names a penalty in the
 * usual case. Null if none of these applies, or the ruling is hidden.
 */
export function costByAllBooks(law: ResolvedLaw): SharedCost | null {
  if (isHeldBack(law)) return null;
  const costs = linesFor(law, titleOf).map((one) => costOf(law, one));
  const [first = null] = costs;
  if (first !== null && first.word !== OPEN && costs.every((one) => one?.word === first.word)) return { ...first, isRuling: true };
  const said = (word: string): SharedCost => ({ word, number: false, isRuling: false });
  if (verdictKind(law) === 'disagree') return said('books differ');
  const cases = usualCases(law).flat();
  return cases.length > 0 && cases.every(({ then }) => then.some(({ kind }) => kind === 'no-penalty-printed')) ? said('no set penalty') : null;
}
