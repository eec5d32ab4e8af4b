// The result of the check: the answer in one line, and its reasons one by one.
import type { RevokeCheck } from '../../../rules-engine/mechanics/revoke/check.ts';
import { isCard, type TrickDeal } from '../../../rules-engine/mechanics/revoke/deal.ts';
import { sayFault, sayFinding, sayStrangeLead, sayVerdict } from '../../../rules-engine/mechanics/revoke/say.ts';
import { counted } from '../../../rules-engine/wording/numbers.ts';
import { element } from '../share/share.ts';

/** The kind of answer, for the style sheet. */
function kindOf({ faults, findings }: RevokeCheck, { tricks }: TrickDeal): string {
  if (faults.length > 0) return 'wrong';
  if (tricks.every(({ plays }) => plays.length === 0)) return 'empty';
  if (findings.some(({ verdict }) => verdict === 'proved')) return 'yes';
  return findings.some(({ verdict }) => verdict === 'possible') ? 'open' : 'no';
}

/** Writes the answer into the line that is always visible, with the first fault or a single proof. Only written when it changes, since it is read aloud. */
export function showVerdict(into: HTMLElement, check: RevokeCheck, deal: TrickDeal, names: readonly string[]): void {
  const [fault] = check.faults;
  const proved = check.findings.filter(({ verdict }) => verdict === 'proved');
  const [first] = proved;
  const head = sayVerdict(check, deal, names);
  const reason =
    fault !== undefined
      ? sayFault(fault, deal, names)
      : first !== undefined && proved.length === 1
        ? sayFinding(first, deal, names).replace(/^[^.]*\. /, '')
        : '';
  into.className = `revoke-verdict ${kindOf(check, deal)}`;
  const text = `${head} ${reason}`;
  if (into.dataset.text === text) return;
  into.dataset.text = text;
  into.replaceChildren(element('b', '', head), ...(reason === '' ? [] : [' ', element('span', '', reason)]));
}

function list(texts: readonly string[]): HTMLElement {
  const made = element('ul', 'plain');
  made.append(...texts.map((text) => element('li', '', text)));
  return made;
}
function fold(key: string, title: string, texts: readonly string[], open: boolean): HTMLElement[] {
  if (texts.length === 0) return [];
  const made = Object.assign(element('details', 'fold'), { open });
  made.dataset.fold = key;
  made.append(element('summary', '', title), list(texts));
  return [made];
}

/** Writes the reasons after `first`. Parts that the reader has opened or closed stay so. */
export function showFindings(into: HTMLElement, first: readonly HTMLElement[], check: RevokeCheck, deal: TrickDeal, names: readonly string[]): void {
  const turned = new Map([...into.querySelectorAll<HTMLDetailsElement>('details[data-turned]')].map(({ dataset, open }) => [dataset.fold, open]));
  const parts = [...first, ...findingParts(check, deal, names)];
  for (const part of parts) {
    if (!(part instanceof HTMLDetailsElement)) continue;
    const open = turned.get(part.dataset.fold);
    if (open !== undefined) Object.assign(part, { open }).dataset.turned = '';
    part.querySelector('summary')?.addEventListener('click', () => (part.dataset.turned = ''));
  }
  into.replaceChildren(...parts);
}

/** The reasons: what is proved, what cards not known could change, and what is ruled out. */
function findingParts(check: RevokeCheck, deal: TrickDeal, names: readonly string[]): HTMLElement[] {
  const of = (kind: string) => check.findings.filter(({ verdict }) => verdict === kind).map((one) => sayFinding(one, deal, names));
  const proved = of('proved');
  const isNothing = (one: RevokeCheck['findings'][number]) => one.verdict === 'possible' && one.remembered === '?' && one.proof === null;
  const possible = check.findings.filter((one) => one.verdict === 'possible' && !isNothing(one)).map((one) => sayFinding(one, deal, names));
  const forgotten = deal.tricks.flatMap(({ plays }) => plays).filter(({ remembered }) => !isCard(remembered)).length;
  const out = of('impossible');
  const hasJoker = deal.game.trump === null && deal.tricks.some(({ plays }) => plays.some(({ remembered }) => remembered === 'JOKER'));
  const open =
    forgotten === 0 ? [] : [`${counted(forgotten, 'card')} ${forgotten === 1 ? 'is' : 'are'} not known. Each card that you can name may settle more.`];
  return [
    ...(check.faults.length > 1 ? [list(check.faults.slice(1).map((one) => sayFault(one, deal, names)))] : []),
    ...(check.leads.length > 0 ? [list(check.leads.map((one) => sayStrangeLead(one, names)))] : []),
    ...(hasJoker ? [list(['Without a trump suit, whether the joker may be played has a law of its own. It is not judged here.'])] : []),
    ...(proved.length > 1 ? [list(proved)] : []),
    ...fold('open', `What cards not known could change (${possible.length + open.length})`, [...possible, ...open], proved.length === 0 && possible.length < 4),
    ...fold('out', `Ruled out (${out.length})`, out, false),
  ];
}
