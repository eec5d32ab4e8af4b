// Players who do not agree on what happened: what both say, both versions ruled side by side, and what the books say on disputed facts.
import { disputeOf } from '../../../lib/record/dispute.ts';
import type { Version } from '../../../lib/record/entry.ts';
import { type DisputedFacts, sayDisputedFacts } from '../../../lib/record/unsettled.ts';
import { rulingList } from '../record/content-view.ts';
import { bookIn, disputedFactsFor, versionOf } from '../record/from-law.ts';
import { addRecordStyles } from '../record/styles.ts';
import { element, textIn } from '../share/share.ts';
import { valuesOf } from './answers.ts';

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
  // Skips the copies in a comparison of two versions.
  const own = [...checker.querySelectorAll<HTMLElement>('.case')].filter((one) => one.closest('.two-versions') === null);
  const cases = inSwitch.length > 0 ? (inSwitch as HTMLElement[]) : own;
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

/** The rulings as one text, to send with a link. */
export function inShort(checker: HTMLElement, answers: Answers): string {
  const sides = checker.querySelectorAll('.versions > section, .either');
  return sides.length === 0
    ? rulingsFor(checker, answers).map(textIn).join(' ')
    : [...sides].flatMap((side) => [...side.children].filter((one) => !one.matches('.teller')).map(textIn)).join(' ');
}

/** The headings of the two versions. */
const HEADS = ['As the one tells it', 'As the other tells it'] as const;

/** The answers of a version as a list. */
function answersIn(facts: Version['facts']): HTMLElement {
  const list = element('dl', 'slip-facts');
  for (const { ask, answer } of facts) list.append(element('dt', '', ask), element('dd', '', answer));
  return list;
}

/** Copies of cases without the books that are left out, and without rulings and cases of which nothing is left. */
function casesOfBooks(cases: readonly HTMLElement[], isWanted: (book: string) => boolean): HTMLElement[] {
  return cases.flatMap((one) => {
    const copy = one.cloneNode(true) as HTMLElement;
    for (const ruled of copy.querySelectorAll('.ruled')) {
      for (const book of ruled.querySelectorAll('.by .book')) if (!isWanted(bookIn(book))) book.remove();
      if (ruled.querySelector('.by .book') === null) ruled.remove();
    }
    // The comparison of the books covers all of them, so it does not fit a part.
    copy.querySelector('.compared-here')?.remove();
    // The condition of a single case only repeats the answers, and what both versions lead to does not depend on them.
    if (cases.length === 1) copy.querySelector('.condition')?.remove();
    return copy.querySelector('.ruled') === null ? [] : [copy];
  });
}

/** The field for the name of the player who gives a version. */
function nameField(n: number, name: string): HTMLElement {
  const line = element('p', 'teller');
  const input = Object.assign(element('input'), { type: 'text', value: name, maxLength: 60, autocomplete: 'off', ariaLabel: `Name, if you like: ${HEADS[n]}` });
  input.dataset.teller = String(n);
  const label = element('small', '', 'Name, if you like');
  label.ariaHidden = 'true';
  line.append(label, input);
  return line;
}

/** Two versions side by side, whether they come to the same, and what the books say if it cannot be settled. */
export function sideBySide(checker: HTMLElement, versions: readonly [Version, Version], answers: readonly [Answers, Answers]): HTMLElement {
  void addRecordStyles();
  const [one, other] = versions;
  const { both, differ, each, same } = disputeOf(one, other);
  const isSame = (book: string) => same.some(({ by }) => by === book);
  const whole = element('div', 'two-versions');
  const isAlike = each.every((rulings) => rulings.length === 0);
  const head =
    differ.length === 0 ? 'Now answer as the other tells it.' : isAlike ? 'Both versions come to the same.' : 'The two versions come to different rulings.';
  whole.append(element('p', 'versions-head', head));
  if (differ.length > 0) {
    const pair = element('div', 'versions');
    for (const [n, version] of versions.entries()) {
      const side = element('section');
      side.append(
        element('p', 'side-head', HEADS[n]),
        nameField(n, version.teller),
        answersIn(version.facts.filter(({ ask }) => differ.some((one) => one.ask === ask))),
        ...casesOfBooks(rulingsFor(checker, answers[n] ?? {}), (book) => !isSame(book)),
      );
      pair.append(side);
    }
    const alike = casesOfBooks(rulingsFor(checker, answers[0]), isSame);
    const either = element('section', 'either');
    either.append(element('p', 'side-head', 'By either version'), ...alike);
    const agreed = element('section', 'both-say');
    agreed.append(element('p', 'side-head', 'Both say'), answersIn(both));
    whole.append(...(both.length === 0 ? [] : [agreed]), pair, ...(alike.length === 0 ? [] : [either]));
  }
  whole.append(fallBack(checker));
  return whole;
}

/** What the books say on disputed facts in this game, with links to the laws. */
function fallBack(checker: HTMLElement): HTMLElement {
  const whole = element('div', 'fall-back');
  const said = element('p');
  const more = Object.assign(element('a', '', 'Who decides, by game'), { href: '/questions/who-decides/' });
  said.append(element('b', '', 'When you cannot agree:'), ' ', more);
  whole.append(said);
  const law = checker.closest('.law');
  // If it cannot be loaded, the link above leads on.
  if (law !== null)
    void disputedFactsFor(law).then(
      (laws) => said.after(...disputedFactsList(laws)),
      () => undefined,
    );
  return whole;
}

function disputedFactsList(laws: readonly DisputedFacts[]): HTMLElement[] {
  const links = laws.map(({ title, href }) => Object.assign(element('a', '', title), { href }));
  const ways = element('p', 'small', 'See: ');
  for (const [n, link] of links.entries()) ways.append(n === 0 ? '' : ', ', link);
  return [rulingList(sayDisputedFacts(laws)), ...(links.length === 0 ? [] : [ways])];
}

/** The versions of the two players, from the answers on the page. */
export function bothVersions(
  checker: HTMLElement,
  fields: ReadonlyMap<string, HTMLFieldSetElement>,
  answers: readonly [Answers, Answers],
  tellers: readonly [string, string],
): [Version, Version] {
  const law = checker.closest('.law') ?? checker;
  const version = (n: 0 | 1) => versionOf(fields, answers[n], casesFor(checker, answers[n]), law, tellers[n]);
  return [version(0), version(1)];
}
