// What the page of a law says, as content of the record: answers, rulings by book with their pages, the agreement, and the address.
import type { Content, Fact, Ruling, Version } from '../../../lib/record/entry.ts';
import { type AllDisputedFacts, type DisputedFacts, disputedFactsAt, sayDisputedFacts } from '../../../lib/record/unsettled.ts';
import { BOOK_IDS, BOOK_SHORT } from '../../../rules-engine/books.ts';
import { questionOf, UNKNOWN, valuesOf, wordsOf } from '../law/answers.ts';
import { loadJson } from '../offline/load-json.ts';
import { belowGames } from '../share/rule-name.ts';
import { editionHere, gameHere, textIn } from '../share/share.ts';

type Answers = Readonly<Record<string, string>>;
type Fields = ReadonlyMap<string, HTMLFieldSetElement>;

/** "Donohue, undated, pp. 14–15" */
export function bookIn(book: Element): string {
  const small = textIn(book.querySelector('small'));
  const name = textIn(book).slice(0, small === '' ? undefined : -small.length);
  return [name.trim(), ...small.split(' · ')].filter((part) => part !== '').join(', ');
}

/** The rulings of the cases that the answers leave open, book by book. */
function rulingsIn(cases: readonly HTMLElement[]): Ruling[] {
  return cases.flatMap((one) => {
    const when = textIn(one.querySelector('.condition'));
    return [...one.querySelectorAll('.ruled')].flatMap((ruled) => {
      const says = textIn(ruled.querySelector('.said'));
      return [...ruled.querySelectorAll('.by .book')].map((book): Ruling => ({ when: cases.length > 1 ? when : '', by: bookIn(book), says }));
    });
  });
}

/** What is said of books without a ruling: that they are silent, or what they rule elsewhere. */
const silencesIn = (law: Element): Ruling[] => [...law.querySelectorAll('.silence')].map((silence) => ({ when: '', by: '', says: textIn(silence) }));

function factsIn(fields: Fields, answers: Answers): Fact[] {
  return [...fields].flatMap(([name, field]) => {
    const answer = answers[name];
    if (answer === undefined || field.hidden) return [];
    const isKnown = [...field.querySelectorAll('input')].some((input) => valuesOf(input).includes(answer));
    return isKnown ? [{ ask: questionOf(field), answer: answer === UNKNOWN ? 'Not known' : wordsOf(field, answer) }] : [];
  });
}

/** One version of what happened, with what the books rule on it. */
export function versionOf(fields: Fields, answers: Answers, cases: readonly HTMLElement[], law: Element, teller: string): Version {
  return { teller, facts: factsIn(fields, answers), rulings: [...rulingsIn(cases), ...silencesIn(law)] };
}

/** The id of a law: `euchre/railroad.law.revoke` */
export const idOf = (law: Element): string => textIn(law.querySelector('.permalink a'));
/** The topic of an offence: "revoke"; empty for a question. */
const topicOf = (law: Element): string =>
  /\/penalties\/([a-z0-9-]+)\//.exec(law.querySelector<HTMLAnchorElement>('.law-foot a[href*="/penalties/"]')?.href ?? '')?.[1] ?? '';

/** The laws on disputed facts for the game of a law. Rejects with LoadError. */
export async function disputedFactsFor(law: Element): Promise<readonly DisputedFacts[]> {
  const all = (await loadJson<AllDisputedFacts>('/disputed-facts.json')) ?? {};
  return disputedFactsAt(all, idOf(law).replace(/\.law\..*/, ''), topicOf(law));
}

/** The book that applies by the agreement; empty if no book does. */
const agreedBook = ({ dataset: { agreed } }: HTMLElement): string => {
  const book = BOOK_IDS.find((one) => one === agreed);
  return book === undefined ? '' : `By your agreement, ${BOOK_SHORT[book].replace(/(, | \().*/, '')} applies.`;
};

/** Everything the page says about a law, for the record, a statement or a report. `url` restores the answers. */
export async function lawContent(law: HTMLElement, title: string, versions: readonly Version[], url: string): Promise<Content> {
  // Without a network and without the file nothing can be said on disputed facts.
  const unsettled = versions.length < 2 ? [] : await disputedFactsFor(law).then(sayDisputedFacts, () => []);
  const { agreementHere } = await import('./agreement-here.ts');
  return {
    rule: idOf(law),
    game: gameHere(),
    title,
    versions,
    agreed: textIn(law.querySelector('.control > .by-agreement')) || agreedBook(law),
    agreement: agreementHere(),
    unsettled,
    link: belowGames(url),
    edition: editionHere(),
  };
}
