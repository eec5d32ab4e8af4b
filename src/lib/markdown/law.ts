// The page of a law as Markdown: what happened, how the books compare, the questions, and each book's ruling by case with its passages.
import { addressOf, type Place, pageOf, parseId, printedIn, type ResolvedLaw, ruleOn, stopAfter } from '../../rules-engine/index.ts';
import { hrefOfId } from '../addresses/pages.ts';
import { nameBooks, nameOfBook } from '../books/names.ts';
import { type Column, columnsOf } from '../books/readings.ts';
import { titleOf } from '../catalogue/library.ts';
import { titleOfRef } from '../catalogue/titles/of-references.ts';
import { titles } from '../catalogue/titles/of-rows.ts';
import { inOne, OTHERWISE, sayRuling } from '../rulings/cases.ts';
import { consultsOf } from '../rulings/claims/consult.ts';
import { sayVerdict } from '../rulings/comparison/verdict.ts';
import { isHeldBack, lineOf } from '../rulings/one-line.ts';
import { inWords, type SaidSilence, sayChain, saySilence } from '../rulings/text/sources.ts';
import { footer } from './footer.ts';
import { blocks, bold, escaped, link, list, markdownAt, sources } from './syntax.ts';

const HELD_BACK = 'Reading a ruling aloud could cost a player the penalty. Ask first which player you are speaking to.';

/** The questions to ask, with the keys that the API and the terminal use. */
function questionsIn({ facts }: ResolvedLaw): string[] {
  const asked = Object.entries(facts).map(([key, { ask, options }]) =>
    [`${escaped(ask)} (\`${key}\`)`, ...Object.entries(options).map(([answer, label]) => `- ${escaped(label)} (\`${answer}\`)`)].join('\n'),
  );
  return asked.length === 0 ? [] : ['## Questions', list(asked)];
}

/** The section of the books whose rulings are word for word the same, case by case. */
function columnIn({ books, cases }: Column, { people }: ResolvedLaw): string[] {
  const [first] = cases;
  const isOne = cases.length === 1 && first !== undefined && first.condition === '';
  const rulings = isOne
    ? escaped(inOne(sayRuling(first.one, people)))
    : list(cases.map(({ one, condition }) => `${bold(condition || OTHERWISE)}: ${escaped(inOne(sayRuling(one, people)))}`));
  const readings = books.flatMap(({ book, reading }) => [
    [...(books.length > 1 ? [`${nameOfBook(book)}:`] : []), inWords(sayChain(reading.chain, titles)), reading.note ?? '']
      .filter((part) => part !== '')
      .map(escaped)
      .join(' '),
    sources(reading.cites),
  ]);
  return [`## ${escaped(nameBooks(books.map(({ book }) => book)))}`, rulings, ...readings];
}

/** The section of a book that is silent on the law here, with what it rules elsewhere. */
function silenceIn({ book, says, note, elsewhere }: SaidSilence): string[] {
  return [
    `## ${escaped(nameOfBook(book))}`,
    escaped(`${nameOfBook(book)} ${says} ${note}`),
    ...elsewhere.flatMap(({ lead, bearing, law, title, cases, cites }) => {
      const [only] = cases;
      const head = `${escaped(`${lead} ${bearing}`)} ${link(title, markdownAt(hrefOfId(law)))}${stopAfter(title)}`;
      const rulings = cases.map(({ condition, ruling }) => `${bold(condition || OTHERWISE)}: ${escaped(inOne(ruling))}`);
      return cases.length === 1 && only !== undefined ? [`${head} ${escaped(inOne(only.ruling))}`, sources(cites)] : [head, list(rulings), sources(cites)];
    }),
  ];
}

function referencesIn(place: Place, law: ResolvedLaw): string {
  const see = law.see.flatMap((id) => {
    const parsed = parseId(id);
    if (parsed === null) return [];
    const before = parsed.game === place.id ? '' : `${titleOf(parsed.game)}: `;
    return [link(`${before}${titleOfRef(id)}`, parsed.kind === 'score' ? hrefOfId(id) : markdownAt(hrefOfId(id)))];
  });
  return see.length === 0 ? '' : `See also: ${see.join(', ')}`;
}

/** The Markdown file of a law. */
export function lawMarkdown(place: Place, law: ResolvedLaw): string {
  const ruled = ruleOn(law, {});
  if (!ruled.ok) throw new Error(`${law.id}: no ruling without answers`);
  const { silences } = ruled.value;
  const consults = consultsOf(law).map(({ book, says, cites }) => `${escaped(`${nameOfBook(book)}: ${says}.`)} ${sources(cites)}`);
  return blocks([
    `# ${escaped(law.title)}`,
    `${link(titleOf(place.id), markdownAt(pageOf(place.id)))}, law \`${law.id}\``,
    escaped(law.gist),
    law.aka.length === 0 ? '' : `Also called: ${escaped(law.aka.join(', '))}`,
    isHeldBack(law) ? bold(HELD_BACK) : escaped(lineOf(law, titleOf)),
    ...consults,
    ...(printedIn(law).length + silences.length > 1 ? ['## How the books compare', escaped(sayVerdict(law, titleOf).full)] : []),
    ...questionsIn(law),
    ...columnsOf(law).flatMap((column) => columnIn(column, law)),
    ...silences.flatMap((one) => silenceIn(saySilence(one, law, titles))),
    referencesIn(place, law),
    footer(addressOf(law.id)),
  ]);
}
