// The page of receipts: checks a receipt against this edition, or makes one from a link.
import { questionIn } from '../../../lib/receipts/question.ts';
import { sayChange, sayResult, sayVerdict } from '../../../lib/receipts/verdict.ts';
import type { Receipt } from '../../../rules-engine/index.ts';
import { copyButton } from '../embed/copy-button.ts';
import { sayLoadError } from '../offline/load.ts';
import { saveFile } from '../share/save-file.ts';
import { element } from '../share/share.ts';
import { keptEdition } from './kept-edition.ts';
import { editionName, loadReceipts } from './load.ts';

type Engine = Awaited<ReturnType<typeof loadReceipts>>;

/** What was asked and what the book says, with its pages. `edition` says more of its edition. */
async function receiptView(engine: Engine, made: Receipt, ...edition: readonly HTMLElement[]): Promise<HTMLElement[]> {
  const { title, href, book, asked } = await engine.showReceipt(made);
  const head = element('h2');
  head.append(href === null ? title : Object.assign(element('a', '', title), { href }));
  const facts = element('dl', 'slip-facts');
  for (const [ask, answer] of asked) facts.append(element('dt', '', ask), element('dd', '', answer));
  const sources = [...new Set(made.result.lines.flatMap((line) => line.sources))];
  return [
    head,
    element('p', 'receipt-of', `By ${book}. Edition ${made.edition.name}, ${made.edition.hash}.`),
    ...edition,
    ...(asked.length === 0 ? [] : [facts]),
    ...made.result.says.map((say) => element('p', 'receipt-says', say)),
    ...sources.map((source) => element('p', 'receipt-source', source)),
  ];
}

/** A receipt that was made just now, to copy or to save. */
async function madeView(engine: Engine, made: Receipt): Promise<HTMLElement[]> {
  const text = JSON.stringify(made, null, 2);
  const save = Object.assign(element('button', '', 'Save as a file'), { type: 'button' as const });
  save.addEventListener('click', () => saveFile(`${made.id.replaceAll(/[/.]/g, '-')}.receipt.json`, text, 'application/json'));
  const buttons = element('p', 'buttons');
  buttons.append(copyButton('Copy receipt', 'Copied.', text), ' ', save);
  return [...(await receiptView(engine, made)), buttons];
}

/** A checked receipt: whether it is still valid, what it says, and what has changed. */
async function checkedView(engine: Engine, text: string): Promise<HTMLElement[]> {
  const checked = await engine.checkReceipt(text, editionName());
  if (!checked.ok) return [element('p', 'problem', checked.message)];
  const { old, found } = checked.value;
  const verdict = element('p', `receipt-verdict${found.holds ? '' : ' broken'}`, sayVerdict(found));
  const rows = element('ul', 'plain');
  const titles = await engine.titlesOf(found.rows.map(({ id }) => id));
  for (const [n, change] of found.rows.entries()) {
    const row = element('li');
    const { title = change.id, href = '' } = titles[n] ?? {};
    row.append(change.change === 'gone' ? title : Object.assign(element('a', '', title), { href }), `: ${sayChange(change)}`);
    rows.append(row);
  }
  const now = found.result === 'same' ? [] : [...(found.now?.result.says ?? []), ...found.problems.map(engine.sayProblem)];
  return [
    verdict,
    ...(await receiptView(engine, old, await keptEdition(old.edition))),
    ...(found.rows.length === 0 ? [] : [element('h3', '', 'What has changed'), rows]),
    // If the receipt is still valid there is nothing to add.
    ...(found.holds && found.result === 'same' ? [] : [element('h3', '', 'Today'), element('p', '', sayResult(found))]),
    ...now.map((say) => element('p', 'receipt-says', say)),
  ];
}

class ReceiptsPage extends HTMLElement {
  #turn = 0;

  connectedCallback(): void {
    const field = this.querySelector('textarea') as HTMLTextAreaElement;
    const file = this.querySelector('input[type="file"]') as HTMLInputElement;
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#check(field.value);
    });
    file.addEventListener('change', async () => {
      const [chosen] = file.files ?? [];
      if (chosen === undefined) return;
      field.value = await chosen.text();
      file.value = '';
      await this.#check(field.value);
    });
  }

  async #check(text: string): Promise<void> {
    const mine = ++this.#turn;
    const out = this.querySelector('.receipt-found') as HTMLElement;
    out.replaceChildren(element('p', '', 'Checking …'));
    const shown = await this.#answer(text.trim()).catch((error: unknown) => [sayLoadError(error)]);
    if (mine !== this.#turn) return;
    out.replaceChildren(...shown);
    out.scrollIntoView({ block: 'nearest' });
  }

  async #answer(text: string): Promise<HTMLElement[]> {
    if (text === '') return [element('p', 'problem', 'Paste a receipt, or the link of a ruling or a score.')];
    const question = questionIn(text);
    if (question === null && !text.startsWith('{')) return [element('p', 'problem', 'Paste a whole receipt, from { to }, or the link of a ruling or a score.')];
    const engine = await loadReceipts();
    if (question === null) return checkedView(engine, text);
    const made = await engine.makeReceipt(question, editionName());
    return made.ok ? madeView(engine, made.value) : [element('p', 'problem', made.message)];
  }
}
customElements.define('hoyle-receipts', ReceiptsPage);
