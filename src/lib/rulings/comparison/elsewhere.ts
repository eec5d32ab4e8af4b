// What a book says at its parent game or in its general laws on an offence that it does not mention for the game itself.
import { type BookId, type Elsewhere, isOpen, parseId, type ResolvedLaw } from '../../../rules-engine/index.ts';
import { nameBooks, nameOfBook } from '../../books/names.ts';
import { saySilent } from './heads.ts';

/** What a silent book has elsewhere on the same offence: at the parent game, or failing that in its general laws. */
export function elsewhereOf(law: ResolvedLaw, book: BookId): { from: 'parent' | 'general'; other: Elsewhere } | null {
  const reading = law.readings[book];
  if (reading.status !== 'silent') return null;
  const decides = ({ cases }: Elsewhere) => cases.some((one) => !isOpen(one));
  if (reading.parent !== undefined && decides(reading.parent)) return { from: 'parent', other: reading.parent };
  const general = reading.general.find(decides);
  return general === undefined ? null : { from: 'general', other: general };
}

/** Where a silent book has it: "at All fours", "in its general laws"; null if nowhere. `titleOf` gives the title of a game. */
function whereElse(law: ResolvedLaw, book: BookId, titleOf: (place: string) => string): string | null {
  const found = elsewhereOf(law, book);
  if (found === null) return null;
  return found.from === 'general' ? 'in its general laws' : `at ${titleOf(parseId(found.other.law)?.game ?? '')}`;
}

/** The books that are silent on a law. */
export interface Silence {
  /** What they do: "Donohue covers it only at All fours; Sierra says nothing about it". */
  readonly says: string;
  /** Whether some of them have it at the parent game or in their general laws. */
  readonly elsewhere: boolean;
}
export function silenceOf(law: ResolvedLaw, silent: readonly BookId[], titleOf: (place: string) => string): Silence {
  const where = (book: BookId) => whereElse(law, book, titleOf);
  const nowhere = silent.filter((book) => where(book) === null);
  const groups = [...Map.groupBy(silent, where)].flatMap(([place, books]) =>
    place === null
      ? []
      : [`${nameBooks(books)} ${books.length === 1 ? 'covers' : 'cover'} it only ${books.length > 1 ? place.replace(' its ', ' their ') : place}`],
  );
  return { says: [...groups, saySilent(nowhere.map(nameOfBook))].filter((one) => one !== '').join('; '), elsewhere: groups.length > 0 };
}
