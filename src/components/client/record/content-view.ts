// What is kept of a ruling or a count, as parts of a page: in the record, and on a printed statement.
import { disputeOf, tellersOf } from '../../../lib/record/dispute.ts';
import type { Content, Fact, Ruling } from '../../../lib/record/entry.ts';
import { byWords, headsOf, lower } from '../../../lib/record/wording.ts';
import { element } from '../share/share.ts';

function factList(facts: readonly Fact[]): HTMLElement {
  const list = element('dl', 'slip-facts');
  for (const { ask, answer } of facts) list.append(element('dt', '', ask), element('dd', '', answer));
  return list;
}

/** Rulings, each with its books in small print. */
export function rulingList(rulings: readonly Ruling[]): HTMLElement {
  const list = element('ul', 'kept-rulings');
  for (const { when, says, by } of byWords(rulings)) {
    const item = element('li');
    if (when !== '') item.append(element('span', 'when', `${when} `));
    item.append(says);
    if (by.length > 0) item.append(' ', element('small', '', by.join('; ')));
    list.append(item);
  }
  return list;
}

/** A part with a heading; nothing if it is empty. */
function part(head: string, body: HTMLElement, isEmpty: boolean): HTMLElement[] {
  if (isEmpty) return [];
  const made = element('section');
  made.append(element('h3', '', head), body);
  return [made];
}

function differenceTable(content: Content): HTMLElement {
  const [one, other] = content.versions;
  const table = element('table', 'differences');
  const head = element('tr');
  head.append(element('td'), ...tellersOf(content.versions).map((teller) => Object.assign(element('th', '', `${teller} says`), { scope: 'col' })));
  const body = element('tbody');
  const { differ } = one === undefined || other === undefined ? { differ: [] } : disputeOf(one, other);
  for (const { ask, answers } of differ) {
    const row = element('tr');
    row.append(Object.assign(element('th', '', ask), { scope: 'row' }), ...answers.map((answer) => element('td', '', answer || 'Not answered')));
    body.append(row);
  }
  const top = element('thead');
  top.append(head);
  table.append(top, body);
  return table;
}

/** Content as parts: with two versions, what both say, where they differ, and the rulings that depend on it. */
export function contentParts(content: Content): HTMLElement[] {
  const [one, other] = content.versions;
  const agreed = content.agreed === '' ? [] : [element('p', 'agreed-by', content.agreed)];
  if (one === undefined) return agreed;
  const [asked, ruled] = headsOf(content.rule);
  if (other === undefined)
    return [...part(asked, factList(one.facts), one.facts.length === 0), ...agreed, ...part(ruled, rulingList(one.rulings), one.rulings.length === 0)];
  const { both, differ, same, each } = disputeOf(one, other);
  const [first, second] = tellersOf(content.versions);
  const two = element('div', 'two-rulings');
  two.append(
    ...part(`Ruling if it was as ${lower(first)} says`, rulingList(each[0]), each[0].length === 0),
    ...part(`Ruling if it was as ${lower(second)} says`, rulingList(each[1]), each[1].length === 0),
  );
  return [
    ...part('Both say', factList(both), both.length === 0),
    ...part('They do not agree', differenceTable(content), differ.length === 0),
    ...agreed,
    ...part('Ruling by either version', rulingList(same), same.length === 0),
    ...(two.childElementCount === 0 ? [] : [two]),
    ...part('If the facts cannot be settled', rulingList(content.unsettled), content.unsettled.length === 0),
  ];
}

/** Empty lines with names under them, to sign on paper. */
export function signatureLines(names: readonly string[]): HTMLElement {
  const lines = element('div', 'signatures');
  lines.append(...names.map((name) => element('p', '', name)));
  return lines;
}
