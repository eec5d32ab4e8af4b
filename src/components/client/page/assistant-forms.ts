// Offers the form of a page as a tool to an assistant in the browser (WebMCP, https://github.com/webmachinelearning/webmcp, the declarative part):
// the search, the questions of a law, the fields of a scorer. Loaded only by browsers that have WebMCP.
import { questionOf, UNKNOWN, valuesOf, wordsOf } from '../law/answers.ts';
import { gameHere, linkTo, textIn } from '../share/share.ts';

/** A submit event with the extensions of WebMCP. */
interface AgentSubmit extends SubmitEvent {
  readonly agentInvoked?: boolean;
  readonly respondWith?: (answer: Promise<string>) => void;
}

/** Makes a form a tool that is submitted without the reader's confirmation, because it only looks something up. */
function offer(form: HTMLFormElement, name: string, description: string): void {
  form.setAttribute('toolautosubmit', '');
  form.setAttribute('tooldescription', description);
  form.setAttribute('toolname', name);
}

const describe = (field: Element, text: string): void => field.setAttribute('toolparamdescription', text);

/** The title of the page's law or scorer, and the description of the page. */
const aboutPage = (): string => {
  const said = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  return `${gameHere()}: ${textIn(document.querySelector('h1'))}. ${said}`;
};

function offerLaw(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-fact]')) {
    const answers = [...field.querySelectorAll('input')].flatMap(valuesOf).filter((key) => key !== UNKNOWN);
    const options = answers.map((key) => `${key}: ${wordsOf(field, key)}`).join('; ');
    describe(field, `${questionOf(field)} ${options}. ${UNKNOWN}: not known.`);
  }
  offer(form, 'rule', `Says what each rule book orders, with its pages. ${aboutPage()}`);
}

function offerScorer(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const text = [field.dataset.label ?? textIn(field.querySelector('legend, label')), textIn(field.querySelector('small'))]
      .filter((part) => part !== '')
      .join('. ');
    for (const one of field.matches('fieldset') ? [field] : field.querySelectorAll('input, select, textarea')) describe(one, text);
  }
  offer(form, 'score', `Counts by a rule book, each line with its rule. ${aboutPage()}`);
}

/** The rulings for the answers, with books and pages. */
async function answerOfLaw(checker: HTMLElement): Promise<string> {
  const [{ casesFor }, { citationOf }] = await Promise.all([import('../law/versions.ts'), import('../law/cite.ts')]);
  const checked = [...checker.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => [name, value] as const);
  const answers = Object.fromEntries(checked);
  const key = document.querySelector<HTMLElement>('[data-alone]')?.dataset.alone?.replace('law.', '') ?? '';
  return citationOf(`${gameHere()}: ${textIn(document.querySelector('h1'))}`, casesFor(checker, answers), linkTo({ law: key, ...answers }, checker));
}

/** The score, or what is missing for it. */
async function answerOfScorer(scorer: HTMLElement & { readonly answer?: () => Promise<void> }): Promise<string> {
  await customElements.whenDefined('hoyle-scorer');
  await scorer.answer?.();
  return [...scorer.querySelectorAll<HTMLElement>('.problem, .lacking, .result')]
    .filter((one) => one.checkVisibility())
    .map(({ innerText }) => innerText.replace(/\n+/g, '\n').trim())
    .filter((text) => text !== '')
    .join('\n');
}

/** Offers the forms of this page, and answers when one is submitted by an assistant. */
export function offerForms(): void {
  const formIn = (selector: string) => document.querySelector<HTMLFormElement>(`${selector} form`);
  const search = document.querySelector<HTMLFormElement>('form[action$="/search/"]');
  if (search !== null) offer(search, 'find', 'Finds the rule, the penalty or the scorer for what happened at the table, told in the player’s own words.');
  const [law, scorer] = [formIn('[data-alone^="law."] hoyle-checker'), formIn('[data-alone^="score."] hoyle-scorer')];
  if (law !== null) offerLaw(law);
  if (scorer !== null) offerScorer(scorer);
  document.addEventListener(
    'submit',
    (event: AgentSubmit) => {
      const widget =
        event.target === law ? law?.closest<HTMLElement>('hoyle-checker') : event.target === scorer ? scorer?.closest<HTMLElement>('hoyle-scorer') : null;
      if (event.agentInvoked !== true || widget == null) return;
      event.preventDefault();
      event.respondWith?.(widget.localName === 'hoyle-checker' ? answerOfLaw(widget) : answerOfScorer(widget));
    },
    { capture: true },
  );
}
