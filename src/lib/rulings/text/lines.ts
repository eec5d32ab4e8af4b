// A whole law, and the reply to a user's answers, as lines of text: in the words and order of the page.
import {
  type BookRuling,
  type Citation,
  type Fact,
  makeCitation,
  nearTo,
  type Problem,
  printedIn,
  type ResolvedLaw,
  type Ruling,
  UNKNOWN,
} from '../../../rules-engine/index.ts';
import { nameBooks, nameOfBook } from '../../books/names.ts';
import { columnsOf } from '../../books/readings.ts';
import { inOne, OTHERWISE, sayRuling } from '../cases.ts';
import { sayVerdict } from '../comparison/verdict.ts';
import { isHeldBack, oneLine } from '../one-line.ts';
import { type SaidBlock, sayAnswer } from './answer.ts';
import { inWords, sayChain, saySilence, silenceInLines, type Titles } from './sources.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const cited = (cite: Citation) => makeCitation(cite) + (cite.doubt === undefined ? '' : ` Doubt: ${cite.doubt}`);
const said = (condition: string) => condition || OTHERWISE;

/** The sources of a reading: the clauses that lead to it, its citations, and the book's note. */
function sourceInLines({ chain, cites, note }: Pick<BookRuling, 'chain' | 'cites' | 'note'>, titles: Titles): string[] {
  return [inWords(sayChain(chain, titles)), ...cites.map((cite) => `— ${cited(cite)}`), note ?? ''].filter((line) => line !== '');
}

/** The whole law, as the page shows it before any question is answered. */
export function lawInLines({ law, silences }: Ruling, titles: Titles): string[] {
  const columns = columnsOf(law).flatMap(({ books, cases }) => [
    nameBooks(books.map(({ book }) => book)),
    ...indented(
      cases.length === 1 && cases[0]?.condition === ''
        ? [inOne(sayRuling(cases[0].one, law.people))]
        : cases.flatMap(({ one, condition }) => [`${said(condition)}:`, `  ${inOne(sayRuling(one, law.people))}`]),
    ),
    ...books.flatMap(({ book, reading }) => [...(books.length > 1 ? [`  ${nameOfBook(book)}:`] : []), ...indented(sourceInLines(reading, titles))]),
    '',
  ]);
  const { besideRulings } = sayVerdict(law, titles.ofPlace);
  const compared = printedIn(law).length + silences.length > 1;
  const line = isHeldBack(law) ? [] : [oneLine(law, titles.ofPlace).text];
  return [law.gist, ...line, '', ...(compared ? [besideRulings, ''] : []), ...columns, ...silenceLines(silences, law, titles)];
}

function silenceLines(silences: Ruling['silences'], law: Ruling['law'], titles: Titles): string[] {
  return silences.flatMap((one) => {
    const [head = '', ...rest] = silenceInLines(saySilence(one, law, titles));
    const cites = one.elsewhere.flatMap((other) => other.cites);
    return [head, ...indented(rest), ...indented(cites.map((cite) => `— ${cited(cite)}`)), ''];
  });
}

function blockInLines({ rulings, by }: SaidBlock, books: readonly BookRuling[], titles: Titles): string[] {
  const sources = by.flatMap(({ book }) => {
    const reading = books.find((one) => one.book === book);
    return reading === undefined ? [] : sourceInLines(reading, titles);
  });
  return [
    nameBooks(by.map(({ book }) => book)),
    ...rulings.map((ruling, n) => `  ${rulings.length === 1 ? '' : n === 0 ? 'Either: ' : 'or: '}${inOne(ruling)}`),
    ...indented(sources),
    '',
  ];
}

/** The reply to answers, as on the page. */
export function answerInLines(ruling: Ruling, titles: Titles): string[] {
  const { parts } = sayAnswer(ruling);
  const lines = parts.flatMap(({ head, option, blocks }) => [
    ...(head === '' ? [] : [head]),
    ...(option === '' ? [] : [`${option}:`]),
    ...blocks.flatMap((block) => blockInLines(block, ruling.books, titles)),
  ]);
  return [...lines, ...silenceLines(ruling.silences, ruling.law, titles)];
}

/** The next question and its answers in the form to type them; empty if there is no question left. */
export function questionInLines(ruling: Ruling): string[] {
  const { still, law } = ruling;
  const fact = still.kind === 'ask' ? law.facts[still.fact] : undefined;
  if (still.kind !== 'ask' || fact === undefined) return [];
  return [fact.ask, ...answersOf(still.fact, fact)];
}

const answersOf = (key: string, { options }: Fact) => Object.entries(options).map(([answer, label]) => `  --${key} ${answer}: ${label}`);

/** Problems with answers: "When did it come out? You have "lat". Enter one of:", followed by the answers in the form to type them. */
export const problemsInLines = (problems: readonly Problem[], { facts }: ResolvedLaw): string[] =>
  problems.flatMap((one) => {
    const fact = Object.hasOwn(facts, one.field) ? facts[one.field] : undefined;
    if (fact !== undefined)
      return [`${fact.ask} You have ${one.found}. Enter one of:`, ...answersOf(one.field, fact), `  --${one.field} ${UNKNOWN}: Don’t know`];
    const known = Object.keys(facts);
    return known.length === 0
      ? `--${one.field}: this law asks nothing. Leave it out.`
      : `--${one.field}: this law does not ask that. It asks ${known.map((key) => `--${key}`).join(', ')}${nearTo(one.field, known)}.`;
  });
