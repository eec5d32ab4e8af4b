// The answers of a law that players' words give, with what is ruled then, as the search keeps them.
import type { ResolvedLaw } from '../../rules-engine/index.ts';
import { nameOfBook } from '../books/names.ts';
import { controlOf } from '../rulings/law-control.ts';
import { isHeldBack } from '../rulings/one-line.ts';
import { packSensed, type SensedAnswer, senseOf } from './senses.ts';

/** Packs those of a law; none where its ruling is kept back. */
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
      const [ruling] = row?.rulings ?? [];
      const [book] = ruling?.books ?? [];
      // What depends on a question that has no usual answer is not told in a line.
      const text = ruling === undefined || book === undefined ? '' : `${ruling.figure.word} ${ruling.figure.detail}`.trim();
      const differs = (row?.rulings.length ?? 0) > 1 ? '. The books differ' : '';
      const line = text === '' || book === undefined ? '' : `${nameOfBook(book)}: ${text}${differs}.`;
      found.push({
        question,
        answer,
        sense,
        label: /^(?:Yes|No)$/.test(chip) ? `${legend}: ${chip.toLowerCase()}` : chip,
        ruling: line,
      });
    }
  return packSensed(found);
}
