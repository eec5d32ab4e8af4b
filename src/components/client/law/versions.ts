// Players who do not agree on what happened: both versions ruled side by side, and what the books have for that.
import { element, textIn } from '../share.ts';
import { UNKNOWN, valuesOf } from './answers.ts';

type Answers = Readonly<Record<string, string>>;

/** The case elements that match the answers. Each case names the answers that rule it out. */
export function casesFor(checker: HTMLElement, answers: Answers): HTMLElement[] {
  const chosen = [...checker.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter((input) => valuesOf(input).includes(answers[input.name] ?? ''));
  const out = chosen.flatMap(({ className }) =>
    className
      .split(' ')
      .filter((name) => /^a\d\d$/.test(name))
      .map((name) => name.replace('a', 'n')),
  );
  const inSwitch = checker.matches('.switch') ? chosen.map((input) => input.closest('.case')).filter((one) => one !== null) : [];
  const cases = inSwitch.length > 0 ? (inSwitch as HTMLElement[]) : [...checker.querySelectorAll<HTMLElement>('.case')];
  return cases.filter(({ classList }) => !out.some((name) => classList.contains(name)));
}

/** Copies of the cases that match the answers. */
export const rulingsFor = (checker: HTMLElement, answers: Answers): HTMLElement[] =>
  casesFor(checker, answers).map((one) => {
    const copy = one.cloneNode(true) as HTMLElement;
    copy.className = 'case';
    for (const input of copy.querySelectorAll('input')) input.remove();
    return copy;
  });

/** What a version says otherwise than the other. */
function saidIn(fields: ReadonlyMap<string, HTMLFieldSetElement>, answers: Answers, other: Answers): Node {
  const list = element('dl', 'slip-facts');
  for (const [fact, field] of fields) {
    const option = answers[fact];
    if (option === undefined || option === other[fact]) continue;
    const label = [...field.querySelectorAll('input')].find((one) => valuesOf(one).includes(option))?.closest('label');
    list.append(element('dt', '', textIn(field.querySelector('legend'))), element('dd', '', option === UNKNOWN ? 'Not known' : label?.title || textIn(label)));
  }
  return list;
}

/** Two versions side by side, whether they come to the same, and who decides. */
export function sideBySide(checker: HTMLElement, fields: ReadonlyMap<string, HTMLFieldSetElement>, versions: readonly [Answers, Answers]): HTMLElement {
  const [one, two] = versions;
  const ruled = versions.map((answers) => rulingsFor(checker, answers));
  const [first, second] = ruled.map((nodes) => nodes.map(textIn).join(' '));
  const whole = element('div', 'two-versions');
  const pair = element('div', 'versions');
  for (const [n, answers] of versions.entries()) {
    const side = element('section');
    side.append(
      element('h6', '', n === 0 ? 'As the one tells it' : 'As the other tells it'),
      saidIn(fields, answers, n === 0 ? two : one),
      ...(ruled[n] ?? []),
    );
    pair.append(side);
  }
  const isSame = JSON.stringify(one) === JSON.stringify(two);
  const head = isSame
    ? 'Now answer as the other tells it.'
    : first === second
      ? 'Both versions come to the same.'
      : 'The two versions come to different rulings.';
  whole.append(element('p', 'versions-head', head), ...(isSame ? [] : [pair]), fallBack());
  return whole;
}

/** What the books have for players who do not agree on what happened. */
function fallBack(): HTMLElement {
  const said = element('p', 'fall-back');
  const more = element('a', '', 'Who decides, by game');
  more.href = '/questions/who-decides/';
  said.append(
    element('b', '', 'When you cannot agree:'),
    ' ask a bystander who has no stake in it. Where a book says so, whoever claims a penalty has to prove it. ',
    more,
  );
  return said;
}
