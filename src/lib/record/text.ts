// Entries as plain text: for a file, a message, or a report.
import { checkOf } from './check.ts';
import { disputeOf, tellersOf } from './dispute.ts';
import type { Content, Fact, RecordEntry, Ruling } from './entry.ts';
import { type Evening, sayDay, sayTime } from './evenings.ts';
import { byWords, headsOf, lower, sayRuling } from './wording.ts';

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);
const facts = (all: readonly Fact[]) => listed(all.map(({ ask, answer }) => `${ask} ${answer}`));
const rulings = (all: readonly Ruling[]) => listed(byWords(all).map(sayRuling));
const part = (head: string, lines: readonly string[]) => (lines.length === 0 ? [] : [head, ...lines]);

/** The question with its answers and rulings, line by line. A disputed answer is never stated as a fact. */
export function linesOf(content: Content): string[] {
  const [one, other] = content.versions;
  const agreed = content.agreed === '' ? [] : [content.agreed];
  if (one === undefined) return agreed;
  const [asked, ruled] = headsOf(content.rule);
  if (other === undefined) return [...part(`${asked}:`, facts(one.facts)), ...agreed, ...part(`${ruled}:`, rulings(one.rulings))];
  const { both, differ, same, each } = disputeOf(one, other);
  const [first, second] = tellersOf(content.versions);
  return [
    ...part('Both say:', facts(both)),
    ...part(
      'They do not agree:',
      differ.map(({ ask, answers: [a, b] }) => `- ${ask} ${first}: ${a || 'not answered'}. ${second}: ${b || 'not answered'}.`),
    ),
    ...agreed,
    ...part('Ruling by either version:', rulings(same)),
    ...part(`Ruling if it was as ${lower(first)} says:`, rulings(each[0])),
    ...part(`Ruling if it was as ${lower(second)} says:`, rulings(each[1])),
    ...part('If the facts cannot be settled:', rulings(content.unsettled)),
  ];
}

/** One entry as text; `start` is the address that its link begins with. */
export function textOf(entry: RecordEntry, start: string): string {
  const { game, title, name, names, note, agreement, rule, edition, link } = entry;
  return [
    `${sayTime(entry.kept)}  ${game}: ${title}${name === '' ? '' : ` (${name})`}`,
    ...(names === '' ? [] : [`Players: ${names}`]),
    ...(agreement === '' ? [] : [`Agreement: ${agreement}`]),
    ...linesOf(entry),
    ...(note === '' ? [] : [`Note: ${note}`]),
    `${rule}. ${edition} Check ${checkOf(entry)}.`,
    `${start}${link}`,
  ].join('\n');
}

/** The whole record as text, evening by evening. */
export const textOfEvenings = (evenings: readonly Evening[], start: string): string =>
  `${evenings.map(({ day, entries }) => [`Record of ${sayDay(day)}`, ...entries.map((entry) => textOf(entry, start))].join('\n\n')).join('\n\n\n')}\n`;
