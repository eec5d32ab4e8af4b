// What is told of every law of a place in one line by each book, how the books stand, and which questions come first: as a person reads it.
import { titleOf } from '../../src/lib/catalogue/library.ts';
import { inFull, linesFor } from '../../src/lib/rulings/one-line.ts';
import { sayVerdict } from '../../src/lib/rulings/verdict.ts';
import { BOOK_IDS, type BookId, casesOf, type Place, type ResolvedLaw, ruleOn, sayCase, sayWhen } from '../../src/rules-engine/index.ts';

/** Books that say the same are told in one. */
function byBook(said: (book: BookId) => string | null): string[] {
  const all = BOOK_IDS.flatMap((book) => {
    const text = said(book);
    return text === null ? [] : [{ book, text }];
  });
  return [...Map.groupBy(all, ({ text }) => text)].map(([text, books]) => `  ${books.map(({ book }) => book).join(', ')}: ${text}`);
}

/** The cases of a book, each with what leads to it. */
function casesSaid(law: ResolvedLaw, book: BookId): string | null {
  const cases = casesOf(law.readings[book]);
  const said = cases.map((one) => {
    const { note: _, ...ruling } = one;
    const on = one.when === undefined ? (cases.length === 1 ? '' : 'otherwise') : sayWhen(law.facts, one.when);
    return `${on === '' ? '' : `[${on}] `}${sayCase(ruling, law.people)}`;
  });
  return said.length === 0 ? null : said.join(' | ');
}

/** What a silent book has elsewhere. */
function elsewhere(law: ResolvedLaw, book: BookId): string | null {
  const reading = law.readings[book];
  if (reading.status !== 'silent') return null;
  const there = [...(reading.parent === undefined ? [] : [reading.parent.law]), ...reading.general.map((one) => one.law)];
  return there.length === 0 ? null : `silent; see ${there.join(', ')}`;
}

/** The questions in the order in which they are asked, when each is answered with its last answer, and what is settled then. */
function asked(law: ResolvedLaw): string {
  const answers: Record<string, string> = {};
  for (;;) {
    const ruled = ruleOn(law, answers);
    if (!ruled.ok) throw new Error(`${law.id}: ${JSON.stringify(ruled.problems)}`);
    const { still, here } = ruled.value;
    if (still.kind !== 'ask')
      return `  asked ${
        Object.entries(answers)
          .map(([key, option]) => `${key}=${option}`)
          .join(' ') || 'nothing'
      }: ${here.kind}`;
    answers[still.fact] = Object.keys(law.facts[still.fact]?.options ?? {}).at(-1) ?? '';
  }
}

function told(law: ResolvedLaw): string {
  const lines = linesFor(law, titleOf).map((one) => `  read by ${one.books.join(', ') || 'anybody'}: ${inFull(one)}`);
  return [
    `* ${law.key} (${law.topic.id}, ${law.moment}) ${sayVerdict(law).full}`,
    ...byBook((book) => casesSaid(law, book)),
    ...byBook((book) => elsewhere(law, book)),
    ...lines,
    asked(law),
  ].join('\n');
}

/** All laws that are a place's own or changed there, and the names of those that it has from above. */
export function rulingsOf(game: readonly Place[]): string[] {
  return game.flatMap((place) => {
    const own = place.laws.filter(({ provenance }) => provenance !== 'inherited');
    const above = place.laws.filter(({ provenance }) => provenance === 'inherited').map(({ key }) => key);
    return [`== ${place.id}${above.length === 0 ? '' : `\nfrom above: ${above.join(', ')}`}`, ...own.map(told)];
  });
}
