import { titleAt } from '../../src/lib/catalogue/titles/of-games.ts';
import { inOne, OTHERWISE, sayCondition, sayRuling } from '../../src/lib/rulings/cases.ts';
import { sayVerdict } from '../../src/lib/rulings/comparison/verdict.ts';
import { pagesOf } from '../../src/lib/rulings/law-page/law-control.ts';
import { citedText } from '../../src/lib/rulings/text/cited-text.ts';
import { answerInLines, lawInLines, problemsInLines, questionInLines } from '../../src/lib/rulings/text/lines.ts';
import type { Titles } from '../../src/lib/rulings/text/sources.ts';
import { addressOf, BOOK_IDS, BOOK_SHORT, parseId, type Ruling, ruleOn } from '../../src/rules-engine/index.ts';
import { bookOf, didYouMean, json, library, options, placeOf, Wrong, wantsCitation, wantsReceipt } from './command.ts';
import { showReceipt, thisEdition } from './receipt.ts';

/** Titles of the places and laws that a ruling may refer to. */
const titles: Titles = {
  ofPlace: (id) => titleAt(library, id),
  ofLaw: (id) => {
    const { game, key } = parseId(id) ?? { game: '', key: '' };
    return placeOf(game).place.laws.find((one) => one.key === key)?.title ?? id;
  },
};

/** The ruling as text to paste, with its sources. */
async function citation({ law, books }: Ruling): Promise<string> {
  const rulings = books.flatMap(({ book, cases }) =>
    cases.map((one) => ({
      condition: cases.length === 1 ? '' : sayCondition(one.when, law.facts) || OTHERWISE,
      ruling: inOne(sayRuling(one, law.people)),
      sources: [`${BOOK_SHORT[book]}, ${pagesOf(law, book).pages}`],
    })),
  );
  const { name, hash } = await thisEdition();
  return citedText(`${titles.ofPlace(law.game)}: ${law.title}`, rulings, addressOf(law.id), `Edition ${name}, ${hash}.`);
}

/** `hoyle rule`: prints the ruling of each book for the answers given. */
export async function ruleAt(id: string, words: readonly string[]): Promise<void> {
  const parsed = parseId(id);
  if (parsed?.kind !== 'law') {
    const other =
      parsed?.kind === 'points' ? ` That is a score item: \`hoyle find ${parsed.key.replaceAll('-', ' ')} ${parsed.game}\` shows what each book gives.` : '';
    throw new Wrong(`Enter the id of a law, such as euchre.law.revoke. You have "${id}".${other}`);
  }
  const { laws } = placeOf(parsed.game).place;
  const law = laws.find((one) => one.key === parsed.key);
  const keys = laws.map(({ key }) => key);
  if (law === undefined)
    throw new Wrong(`No law "${parsed.key}" at ${parsed.game}${didYouMean(parsed.key, keys)}. \`hoyle list ${parsed.game}\` names them all.`);
  const { book: given, ...answers } = options(words);
  const books = BOOK_IDS.filter((one) => !['no-game', 'not-held'].includes(law.readings[one].status));
  const book = bookOf(given, books, 'has not this game; those that have it');
  if (wantsReceipt) {
    if (book === null) throw new Wrong(`--receipt: enter one book with --book: ${books.join(', ')}.`);
    await showReceipt({ id: law.id, book, input: answers });
    return;
  }
  const result = ruleOn(law, answers, book === null ? books : [book]);
  if (!result.ok) throw new Wrong(problemsInLines(result.problems, law).join('\n'));
  const ruling = result.value;
  if (json) {
    const { full } = sayVerdict(law, titles.ofPlace);
    const { law: _, ...rest } = ruling;
    console.log(JSON.stringify({ id: law.id, title: law.title, verdict: full, ...rest, told: answerInLines(ruling, titles) }, null, 2));
    return;
  }
  if (wantsCitation) {
    console.log(await citation(ruling));
    return;
  }
  const whole = book === null && Object.keys(answers).length === 0;
  const question = questionInLines(ruling);
  console.log(`${law.title} (${law.id})\n`);
  for (const line of whole ? lawInLines(ruling, titles) : answerInLines(ruling, titles)) console.log(line);
  if (question.length > 0) console.log(question.join('\n'));
}
