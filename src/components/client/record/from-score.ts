// What a scorer shows, as content of the record: the fields, the result with its lines, the claims, and the address.
import type { Content, Fact, Ruling } from '../../../lib/record/entry.ts';
import { editionHere, gameHere, textIn } from '../share.ts';
import { belowGames } from './from-law.ts';

const listed = (facts: Element): Fact[] => [...facts.querySelectorAll('dt')].map((term) => ({ ask: textIn(term), answer: textIn(term.nextElementSibling) }));

/** A line of the table: what it says, and its points. */
function lineOf(row: Element): Ruling {
  const [what, number] = [textIn(row.querySelector('.what .say, th')), textIn(row.querySelector('.number'))];
  const side = textIn(row.querySelector('.what .to'));
  return { when: '', by: '', says: [side, number === '' ? what : `${what}: ${number}`].filter((part) => part !== '').join(': ') };
}

/** Everything a scorer shows. `facts` lists its fields as on a slip, `result` is the place of the result. */
export function scoreContent(rule: string, title: string, facts: Element, result: Element, url: string, agreement: string): Content {
  const by = textIn(result.querySelector('.by-book')).replace(/^By /, '');
  const headline: Ruling = { when: '', by, says: textIn(result.querySelector('.headline')) };
  const rows = [...result.querySelectorAll('table.lines tr')].map(lineOf);
  const more = [...result.querySelectorAll('.claimed, .notes > li, .other-books')].map((one): Ruling => ({ when: '', by: '', says: textIn(one) }));
  const rulings = [headline, ...rows, ...more].filter(({ says }) => says !== '');
  return {
    rule,
    game: gameHere(),
    title,
    versions: [{ teller: '', facts: listed(facts), rulings }],
    agreed: '',
    agreement,
    unsettled: [],
    link: belowGames(url),
    edition: editionHere(),
  };
}
