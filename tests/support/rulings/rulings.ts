// What the site says for every law of a game and its variants, in the readable form of `tests/rulings/`.
//
//   * revoke (revoke, play; sierra, donohue; silent blue): the verdict; if it names the only book, that book is not listed
//     [before the trick is turned] donohue: what it rules then
//       sierra: what another book rules then; no name is printed if all books of the law rule the same
//     silent, but see blue: its laws elsewhere on the subject
//     brief donohue: the line for lists and search, unless it is a whole ruling printed above
//     asks seen=late against=lone: the questions in order, each with its last answer, and how the books compare then
import { nameBooks, nameOfBook } from '../../../src/lib/books/names.ts';
import { titleOf } from '../../../src/lib/catalogue/library.ts';
import { sayVerdict } from '../../../src/lib/rulings/comparison/verdict.ts';
import { inFull, linesFor, whoseLine } from '../../../src/lib/rulings/one-line.ts';
import { BOOK_IDS, type BookId, casesOf, type Place, type ResolvedLaw, ruleOn, sayCase, sayWhen, standingAt } from '../../../src/rules-engine/index.ts';

/** Books by the first word of their ids: "blue, donohue". */
const names = (books: readonly BookId[]) => books.map((book) => book.split('-')[0]).join(', ');

/** Texts with the books that say them, each text once; without names if all of `everybody` say it. */
const byText = (said: readonly { readonly book: BookId; readonly text: string }[], everybody: readonly BookId[] = []) =>
  [...Map.groupBy(said, ({ text }) => text)].map(([text, books]) =>
    books.length === everybody.length ? text : `${names(books.map(({ book }) => book))}: ${text}`,
  );

const speakers = (law: ResolvedLaw) => BOOK_IDS.filter((book) => casesOf(law.readings[book]).length > 0);

/** The cases of all books: each condition once, in the order of first occurrence. */
function cases(law: ResolvedLaw): string[] {
  const books = speakers(law);
  const all = books.flatMap((book) => {
    const ofBook = casesOf(law.readings[book]);
    return ofBook.map((one) => {
      const { note: _, ...ruling } = one;
      const when = one.when === undefined ? (ofBook.length === 1 ? '' : '[otherwise] ') : `[${sayWhen(law.facts, one.when)}] `;
      return { book, when, text: sayCase(ruling, law.people) };
    });
  });
  return [...Map.groupBy(all, ({ when }) => when)].flatMap(([when, ruled]) =>
    byText(ruled, books).map((text, n) => (n === 0 ? `  ${when}${text}` : `    ${text}`)),
  );
}

/** Laws elsewhere that a silent book refers to. */
function elsewhere(law: ResolvedLaw): string[] {
  const all = BOOK_IDS.flatMap((book) => {
    const reading = law.readings[book];
    if (reading.status !== 'silent') return [];
    const there = [...(reading.parent === undefined ? [] : [reading.parent.law]), ...reading.general.map((one) => one.law)];
    return there.length === 0 ? [] : [{ book, text: there.join(', ') }];
  });
  return byText(all).map((text) => `  silent, but see ${text}`);
}

/** The questions in order when each gets its last answer, and the outcome. */
function asked(law: ResolvedLaw): string[] {
  if (Object.keys(law.facts).length === 0) return [];
  const answers: Record<string, string> = {};
  for (;;) {
    const ruled = ruleOn(law, answers);
    if (!ruled.ok) throw new Error(`${law.id}: ${JSON.stringify(ruled.problems)}`);
    const { still, here } = ruled.value;
    if (still.kind !== 'ask') return [`  asks ${[...Object.entries(answers).map(([key, option]) => `${key}=${option}`), here.kind].join(' ')}`];
    answers[still.fact] = Object.keys(law.facts[still.fact]?.options ?? {}).at(-1) ?? '';
  }
}

/** The lines for lists and search that are not whole rulings printed above. A line that does not start with its readers' names gets them as a prefix. */
function brief(law: ResolvedLaw, ruled: readonly string[]): string[] {
  const everybody = names(speakers(law));
  return linesFor(law, titleOf).flatMap((one) => {
    const whose = whoseLine(one);
    const isForThem = whose !== '' && whose === nameBooks(one.books);
    const text = isForThem ? inFull(one).slice(whose.length + 2) : inFull(one);
    const readers = names(one.books);
    const label = isForThem && readers === everybody ? '' : `${isForThem ? '' : 'for '}${readers || 'anybody'}: `;
    return ruled.includes(`  ${label}${text}`) ? [] : [`  brief ${label}${text}`];
  });
}

function block(law: ResolvedLaw): string {
  const ruled = cases(law);
  const { full, silence } = sayVerdict(law, titleOf);
  const tail = ` ${silence}.`;
  const { silent } = standingAt(law);
  const [only, ...others] = speakers(law);
  const isNamed = only !== undefined && others.length === 0 && full.includes(nameOfBook(only));
  const books = [isNamed ? '' : names(speakers(law)), silent.length === 0 ? '' : `silent ${names(silent)}`].filter((text) => text !== '').join('; ');
  const head = ` (${law.topic.id}, ${law.moment}${books === '' ? '' : `; ${books}`}): ${full.endsWith(tail) ? full.slice(0, -tail.length) : full}`;
  return [head, ...ruled, ...elsewhere(law), ...brief(law, ruled), ...asked(law)].join('\n');
}

/** What a variant inherits unchanged: as a list, or as the list of what is missing, whichever is shorter. */
function inherited(place: Place, parent: Place | undefined): string[] {
  const keys = place.laws.flatMap(({ key, provenance }) => (provenance === 'inherited' ? [key] : []));
  const own = new Set(place.laws.map(({ key }) => key));
  if (keys.length === 0) return [];
  const missing = parent?.laws.flatMap(({ key }) => (own.has(key) ? [] : [key]));
  if (missing === undefined || missing.length > keys.length) return [`has of ${place.parent}: ${keys.join(', ')}`];
  return [`has all of ${place.parent}${missing.length === 0 ? '' : ` but ${missing.join(', ')}`}`];
}

/** All laws that a place adds or changes, and the names of those that it inherits. */
export function rulingsOf(game: readonly Place[]): string[] {
  const printed = new Map<string, string>();
  return game.flatMap((place) => {
    const parent = game.find(({ id }) => id === place.parent);
    const own = place.laws.filter(({ provenance }) => provenance !== 'inherited');
    const laws = own.map((law) => {
      const text = law.key + block(law);
      const there = printed.get(text);
      if (there === undefined) printed.set(text, place.id);
      return `* ${there === undefined ? text : `${law.key}: as at ${there}`}`;
    });
    return [`== ${place.id}`, ...inherited(place, parent), ...laws];
  });
}
