// A short hash of an entry, printed on paper: two copies with the same digits say the same.
import { sha256 } from '../../rules-engine/receipts/sha256.ts';
import type { Content } from './entry.ts';

/** Eight hexadecimal digits over the question, the answers, the rulings, the agreement and the edition. Names and notes do not affect them. */
export function checkOf({ rule, versions, agreed, agreement, unsettled, link, edition }: Content): string {
  const said = versions.map(({ facts, rulings }) => [facts.map(({ ask, answer }) => [ask, answer]), rulings.map(({ when, by, says }) => [when, by, says])]);
  const rules = unsettled.map(({ when, by, says }) => [when, by, says]);
  const digits = sha256(JSON.stringify([rule, said, agreed, agreement, rules, link, edition])).slice(0, 8);
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}
