// Players who do not agree on what happened: both versions ruled side by side, and what the books have for that.
import { type Answers, decide, type Table } from '../../../rules-engine/core/decide.ts';
import { element, textIn } from '../share.ts';
import { answerIn, answerTo, type Told } from './answer.ts';
import { UNKNOWN } from './rows.ts';

/** What a version says otherwise than the other, as it was answered. */
function saidIn({ fields }: Told, answers: Answers, other: Answers): Node {
  const list = element('dl', 'slip-facts');
  for (const [fact, field] of fields) {
    const option = answers[fact];
    if (option === undefined || option === other[fact]) continue;
    list.append(element('dt', '', textIn(field.querySelector('legend'))), element('dd', '', option === UNKNOWN ? 'Not known' : answerIn(field, [option])));
  }
  return list;
}

/** Two versions side by side, and whether they come to the same. */
export function sideBySide(told: Told, table: Table, versions: readonly [Answers, Answers]): Node[] {
  const [one, two] = versions;
  const ruled = versions.map((answers) => answerTo(told, decide(table, answers), answers));
  const [first, second] = ruled.map((nodes) => nodes.map((node) => textIn(node as Element)).join(' '));
  const pair = element('div', 'versions');
  // What is seen after a touch alone takes no room in the sheet that comes with the page.
  pair.style.cssText = 'display:grid;grid-template-columns:1fr 1fr;gap:.9rem';
  for (const [n, answers] of versions.entries()) {
    const side = element('section');
    side.style.cssText = 'min-width:0;overflow-wrap:break-word';
    side.append(
      element('h6', '', n === 0 ? 'As the one tells it' : 'As the other tells it'),
      saidIn(told, answers, n === 0 ? two : one),
      ...(ruled[n]?.length === 0 ? [element('p', '', 'Too little is answered for a ruling.')] : (ruled[n] ?? [])),
    );
    pair.append(side);
  }
  return [element('p', 'answer-head', first === second ? 'Both versions come to the same.' : 'Two versions, and what each comes to'), pair];
}

/** What the books have for players who do not agree on what happened. */
export function fallBack(): HTMLElement {
  const said = element('p', 'fall-back');
  const more = element('a', '', 'Who decides, by game');
  more.href = '/questions/who-decides/';
  const text =
    'A bystander who says that he has no stake in it is asked, and nobody should refuse; who claims a penalty has to prove it, where a book says so.';
  said.append(element('b', '', 'When you cannot agree:'), ` ${text} `, more);
  return said;
}
