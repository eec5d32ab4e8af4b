// <hoyle-ruling law="euchre.law.revoke" book="donohue">: a law on any web page, with its questions and what each book rules.
import { HOLDERS, type Holder, WHO_HOLDS } from '../../../lib/rulings/claims/holders.ts';
import { BOOK_IDS, type BookId } from '../../../rules-engine/books.ts';
import { element } from '../share/share.ts';
import { type Answers, type Block, blocksFor, bookNamed, namesOf, questionsFor } from './answered.ts';
import { footOf, headOf, type Parts, problem, QuotedElement } from './quoted-element.ts';
import { type GetFile, lawNamed, quoted, type ShownLaw } from './site-files.ts';

/** What a book rules, with its citation. */
function blockElement({ names, cases, sources, doubts }: Block): HTMLElement {
  const block = element('div', 'ruled');
  block.append(element('p', 'books', names));
  for (const { condition, figure, ruling } of cases) {
    const said = element('p');
    if (condition !== '') said.append(element('span', 'if', `${condition}: `));
    if (figure !== '') said.append(element('b', 'figure', figure), ' ');
    said.append(ruling);
    block.append(said);
  }
  block.append(element('p', 'small', sources.join('; ')));
  for (const doubt of doubts) block.append(element('p', 'doubt', `Doubt: ${doubt}`));
  return block;
}

/** A question as radio buttons. */
function choice(name: string, ask: string, options: Iterable<readonly [key: string, label: string]>, answered: (key: string) => void): HTMLFieldSetElement {
  const field = element('fieldset');
  field.append(element('legend', '', ask));
  for (const [key, label] of options) {
    const radio = Object.assign(element('input'), { type: 'radio', name, value: key });
    radio.addEventListener('change', () => answered(key));
    const line = element('label');
    line.append(radio, label);
    field.append(line);
  }
  return field;
}

/** The questions of a law, and its rulings, updated at each answer. */
function control(law: ShownLaw, book: BookId | null): Node[] {
  const questions = questionsFor(law, book);
  const rulings = element('div');
  rulings.setAttribute('role', 'status');
  let answers: Answers = {};
  const clear = Object.assign(element('button', '', 'Clear answers'), { type: 'button', hidden: true });
  const show = () => {
    clear.hidden = Object.keys(answers).length === 0;
    rulings.replaceChildren(...blocksFor(law, book, answers).map(blockElement));
  };
  const asked = questions.map(({ key, ask, answers: options }) =>
    choice(
      key,
      ask,
      options.map((one) => [one.key, one.label] as const),
      (answer) => {
        answers = { ...answers, [key]: answer };
        show();
      },
    ),
  );
  clear.addEventListener('click', () => {
    answers = {};
    for (const field of asked) for (const radio of field.querySelectorAll('input')) radio.checked = false;
    asked[0]?.querySelector('input')?.focus();
    show();
  });
  show();
  return [...asked, clear, rulings];
}

/** Asks who is reading before it shows a ruling that not everyone may hear. */
function heldBack(law: ShownLaw, rulings: readonly Node[]): Node[] {
  const said = element('p');
  said.setAttribute('role', 'status');
  const shown = element('div');
  const holders = Object.entries(HOLDERS).map(([key, { label }]) => [key, label] as const);
  const asked = choice('holder', WHO_HOLDS, holders, (key) => {
    const holder = HOLDERS[key as Holder];
    said.textContent = holder.advice;
    shown.replaceChildren(...(holder.rules ? rulings : []));
  });
  const consult = element('ul', 'small');
  consult.append(...law.consult.map((one) => element('li', '', one)));
  return [consult, asked, said, shown];
}

/** The message if the requested book has no ruling. */
function lacking(law: ShownLaw, book: BookId): string {
  const name = namesOf([book]);
  return law.silent.includes(book) ? `${name} says nothing about this.` : `${name} does not have this game.`;
}

export class Ruling extends QuotedElement {
  static readonly observedAttributes = ['law', 'book'];

  protected async parts(files: GetFile): Promise<Parts> {
    const { file, row: law } = await lawNamed(files, this.getAttribute('law') ?? '');
    const asked = this.getAttribute('book') ?? '';
    const book = bookNamed(asked);
    const wrong = asked !== '' && book === null ? [problem(`Enter one of ${BOOK_IDS.join(', ')} as the book. You have ${quoted(asked)}.`)] : [];
    const isRuled = law.readings.some(({ books }) => book === null || books.includes(book));
    const rulings = isRuled ? control(law, book) : [element('p', '', book === null ? 'None of the books rules on this.' : lacking(law, book))];
    const silent = book === null && isRuled ? law.silent : [];
    return [
      ...headOf(file, law),
      ...wrong,
      ...(law.heldBack ? heldBack(law, rulings) : rulings),
      ...(silent.length === 0 ? [] : [element('p', 'small', `${namesOf(silent)} ${silent.length === 1 ? 'says' : 'say'} nothing about this.`)]),
      footOf(file.edition, law.url),
    ];
  }
}
