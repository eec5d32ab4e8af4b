// The record and the report for a count. Loaded when one of their buttons is pressed.
import type { Content, Fact, Ruling } from '../../../lib/record/entry.ts';
import { openReport } from '../report/panel.ts';
import { belowGames } from '../share/rule-name.ts';
import { editionHere, gameHere, textIn } from '../share/share.ts';
import { keepContent } from './keep.ts';

/** A count on the page. */
export interface Counted {
  readonly id: string;
  readonly title: string;
  /** Its fields, as on a slip. */
  readonly facts: Element;
  readonly result: Element;
  readonly button: HTMLElement;
  /** The row of buttons below the result. */
  readonly after: HTMLElement;
  readonly url: string;
}

const listed = (facts: Element): Fact[] => [...facts.querySelectorAll('dt')].map((term) => ({ ask: textIn(term), answer: textIn(term.nextElementSibling) }));

/** A line of the table: what it says, its points, and its rule with book and page. */
function lineOf(row: Element): Ruling {
  const [what, number] = [textIn(row.querySelector('.what .say, th')), textIn(row.querySelector('.number'))];
  const side = textIn(row.querySelector('.what .to'));
  return {
    when: '',
    by: textIn(row.querySelector('.rule-of')),
    says: [side, number === '' ? what : `${what}: ${number}`].filter((part) => part !== '').join(': '),
  };
}

/** Everything a scorer shows. `facts` lists its fields as on a slip, `result` is the place of the result. */
function scoreContent(rule: string, title: string, facts: Element, result: Element, url: string, agreement: string): Content {
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

/** Does what a button says. */
export async function scoreAction(what: 'keep' | 'report', { id, title, facts, result, button, after, url }: Counted): Promise<void> {
  const { agreementHere } = await import('./agreement-here.ts');
  const content = scoreContent(id, title, facts, result, url, agreementHere());
  if (what === 'report') {
    const book = textIn(result.querySelector('.by-book')).replace(/^By /, '');
    openReport(after, button, { title: `${content.game}: ${title}`, content, book, edition: content.edition, url });
    return;
  }
  const done = after.querySelector('.done');
  if (done !== null) await keepContent(done, content);
}
