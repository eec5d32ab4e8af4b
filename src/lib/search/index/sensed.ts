// The answers of a law that players' words may give, with the rulings that follow, as the search stores them.
import type { ResolvedLaw } from '../../../rules-engine/index.ts';
import { controlOf, pagesOf } from '../../rulings/law-page/law-control.ts';
import { isHeldBack } from '../../rulings/one-line.ts';
import { packSensed, type SensedAnswer, senseOf } from '../read/senses.ts';

/** Packs the answers of a law; '' if its ruling is held back. */
export function sensedOf(law: ResolvedLaw): string {
  if (isHeldBack(law) || Object.keys(law.facts).length === 0) return '';
  const found: SensedAnswer[] = [];
  for (const [question, { legend, options, chips }] of Object.entries(law.facts))
    for (const [answer, label] of Object.entries(options)) {
      const chip = chips[answer] ?? label;
      const sense = senseOf(question, [answer, chip]);
      if (sense < 0) continue;
      const given: Readonly<Record<string, string>> = { ...law.usual, [question]: answer };
      const row = controlOf(law).rows.find(
        ({ when }) => when[question] !== undefined && Object.entries(when).every(([key, allowed]) => given[key] !== undefined && allowed?.includes(given[key])),
      );
      // A ruling that depends on a question without a usual answer is left out.
      const rulings = (row?.rulings ?? []).map(({ books, figure }) => ({
        books,
        figure: figure.word,
        text: figure.detail,
        pages: books.map((book) => pagesOf(law, book).pages),
      }));
      const hasRulings = rulings[0] !== undefined && rulings[0].figure + rulings[0].text !== '';
      found.push({
        question,
        answer,
        sense,
        label: /^(?:Yes|No)$/.test(chip) ? `${legend}: ${chip.toLowerCase()}` : chip,
        rulings: hasRulings ? rulings.filter(({ figure, text }) => figure + text !== '') : [],
      });
    }
  return packSensed(found);
}
