// What a proved revoke costs: the control of the game's own law, copied from its page, with the answers that the tricks give.
import { knownAnswers, type Questions } from '../../../lib/revoke/answers.ts';
import type { RulesOfGame, Settings } from '../../../lib/revoke/rules-of-game.ts';
import type { Finding } from '../../../rules-engine/mechanics/revoke/check.ts';
import { valuesOf } from '../law/answers.ts';
import { rulingsFor } from '../law/versions.ts';
import { failureOf, sayLoadError } from '../offline/load.ts';
import { pageAt } from '../page/read-page.ts';
import { chosenBook, element } from '../share/share.ts';

/** The address of a law with answers. */
function lawWith({ href, law }: RulesOfGame, answers: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(
    Object.entries({ law: law.slice(law.indexOf('.law.') + 5), book: chosenBook(), ...answers }).filter(([, value]) => value !== ''),
  );
  query.sort();
  return `${href}?${query}`;
}

/** The address of the page with all laws of the game, which a device stores with the game. */
const codeOf = ({ href }: RulesOfGame) => href.replace(/law\/[^/]+\/$/, 'code/');

function questionsIn(control: ParentNode): Questions {
  const fields = [...control.querySelectorAll<HTMLFieldSetElement>('fieldset[data-fact]')];
  return new Map(fields.map((field) => [field.dataset.fact ?? '', [...field.querySelectorAll('input')].flatMap(valuesOf)]));
}

/** The control as it is on the page, without its script: the style sheet alone shows what applies. */
function controlFrom(page: Document, rules: RulesOfGame): { readonly control: HTMLElement; readonly clocks: Element | null } {
  const body =
    page.querySelector('.law.alone .law-body') ?? page.getElementById(`law.${rules.law.slice(rules.law.indexOf('.law.') + 5)}`)?.querySelector('.law-body');
  const found = body?.querySelector('.control');
  if (body == null || found == null) throw new Error(`${rules.href}: no control`);
  const control = document.importNode(found, true) as HTMLElement;
  for (const one of control.querySelectorAll('link, .buttons, .need-script')) one.remove();
  for (const checker of control.querySelectorAll('hoyle-checker')) {
    const plain = element('div', checker.className);
    plain.append(...checker.childNodes);
    checker.replaceWith(plain);
  }
  const clocks = body.querySelector('.clocks');
  return { control, clocks: clocks === null ? null : document.importNode(clocks, true) };
}

/** The answers that are chosen in the control. */
const answersIn = (control: ParentNode): Record<string, string> =>
  Object.fromEntries([...control.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => [name, value]));

/** The parts of the control that apply now, for a printed slip. */
export function appliesIn(section: ParentNode): HTMLElement[] {
  const checker = section.querySelector<HTMLElement>('.checker');
  return checker === null ? [] : rulingsFor(checker, answersIn(checker));
}

export class Charges {
  readonly #section: HTMLElement;
  /** A key of what is shown, so that a card that changes nothing does not reset the reader's answers. */
  #shown = '';

  constructor(section: HTMLElement) {
    this.#section = section;
  }

  async show(rules: RulesOfGame, findings: readonly Finding[], settings: Settings): Promise<void> {
    const isProved = findings.some(({ verdict }) => verdict === 'proved');
    this.#section.hidden = !isProved;
    if (!isProved) {
      this.#shown = '';
      return;
    }
    const wanted = JSON.stringify([rules.id, settings.out, findings.filter(({ verdict }) => verdict === 'proved').map(({ seat, trick }) => [seat, trick])]);
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    const link = (text: string, href: string) => Object.assign(element('a', '', text), { href });
    const head = element('h2', '', `What it costs: ${rules.title}`);
    try {
      const { control, clocks } = controlFrom(await pageAt(rules.href).catch(() => pageAt(codeOf(rules))), rules);
      if (wanted !== this.#shown) return;
      const known = knownAnswers(questionsIn(control), findings, settings, rules.sides);
      for (const input of control.querySelectorAll('input')) {
        const answer = known[input.name];
        if (answer !== undefined) input.checked = valuesOf(input).includes(answer);
      }
      const book = chosenBook();
      if (book !== '') for (const own of control.querySelectorAll(`[data-column~="${book}"]`)) own.parentElement?.prepend(own);
      if (clocks instanceof HTMLDetailsElement) clocks.open = true;
      const more = element('p');
      more.append(link('Open this law with these answers', lawWith(rules, known)));
      // The style sheet hides cases that do not apply only inside a `.law-body`.
      const body = element('div', 'law-body');
      body.append(control, ...(clocks === null ? [] : [clocks]));
      this.#section.replaceChildren(head, body, more);
      control.addEventListener('change', () => more.querySelector('a')?.setAttribute('href', lawWith(rules, answersIn(control))));
    } catch {
      if (wanted !== this.#shown) return;
      this.#shown = '';
      const said = await failureOf(rules.href).catch(sayLoadError);
      const more = element('p');
      more.append('What each book charges: ', link(`Revoke at ${rules.title}`, rules.href), '.');
      const again = Object.assign(element('button', '', 'Show what it costs'), { type: 'button' as const });
      again.addEventListener('click', () => void this.show(rules, findings, settings));
      const buttons = element('p', 'buttons');
      buttons.append(again);
      this.#section.replaceChildren(head, said, more, buttons);
    }
  }
}
