import { BOOKS, type BookId, casesOf, type ResolvedLaw, sayCase, speakersOf, verdictOf } from '../rules-engine/index.ts';

/** "Donohue, undated and U.S. Playing Card, 1898". */
export function sayBooks(books: readonly BookId[]): string {
  const names = books.map((book) => BOOKS[book].short);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join('; ')} and ${names.at(-1)}`;
}

/** The verdict of the books on a law in one sentence, before any ruling is read. */
export function sayVerdict(law: ResolvedLaw): string {
  const verdict = verdictOf(law);
  const silent = verdict.silent.length === 0 ? '' : ` ${verdict.silent.length === 1 ? 'One book is' : `${verdict.silent.length} books are`} silent.`;
  switch (verdict.kind) {
    case 'none':
      return 'No book that has the game speaks of this.';
    case 'one':
      return `Only ${BOOKS[verdict.book].short} speaks.${silent}`;
    case 'agree':
      return `The ${verdict.books.length === 2 ? 'two' : verdict.books.length} books that speak agree.${silent}`;
    case 'part':
      return `The books part: ${verdict.groups.length} rulings from ${verdict.groups.flat().length} books.${silent}`;
  }
}

/** The gist of the ruling for a list of results: the newest speaking book's first case. */
export function gistOfRuling(law: ResolvedLaw): string {
  const [book] = speakersOf(law);
  if (book === undefined) return law.gist;
  const cases = casesOf(law.readings[book]);
  const [first] = cases;
  if (first === undefined) return law.gist;
  return cases.length === 1 ? sayCase(first) : `${sayCase({ then: first.then })} ${cases.length - 1} other case${cases.length === 2 ? '' : 's'}.`;
}
