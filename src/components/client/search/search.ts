// Search, under a field and on /search/. The site's index answers with direct jumps; Pagefind's full text follows below. Loaded when a search field
// is first touched, or on /search/ itself.

import { fullTextIsHere } from '../offline/full-text-state.ts';
import { report } from '../offline/load.ts';
import { combobox } from './combobox.ts';
import { fullText, shortRecords } from './full-text.ts';
import { resultsPage } from './results.ts';
import { answersTo, passages, searching } from './words.ts';

const out = document.getElementById('results');
const pageForm =
  out === null
    ? null
    : (document.querySelector<HTMLFormElement>('form[data-search-page]') ?? document.querySelector<HTMLFormElement>('main form[action="/search/"]'));
const fields = [...document.querySelectorAll<HTMLInputElement>('input[name="q"]')].filter((input) => input.form !== pageForm);
for (const input of fields) combobox(input);
if (out !== null && pageForm !== null) resultsPage(pageForm, out);
void searching().catch(() => undefined);

/** Loads the full text, which is ten times as large as what answers first. */
function begin(): void {
  void fullText().catch(() => undefined);
  if (fields.length > 0) void shortRecords().catch(() => undefined);
}
/** Runs a dummy search while the reader reads, so that what the browser prepares at a first search is ready. */
async function rehearse(): Promise<void> {
  const { understood, answer } = await answersTo('bystander');
  const { words, least } = await understood;
  await Promise.all([answer, passages(words, least, {})]);
}
const asked = out !== null || fields.some((field) => field === document.activeElement);
if (asked) begin();
else for (const field of fields) for (const type of ['pointerdown', 'focus']) field.addEventListener(type, begin, { once: true });
void fullTextIsHere().then((here) => {
  if (here) {
    begin();
    if (fields.length > 0) setTimeout(() => void rehearse().catch(report), 500);
  }
  // Not touched yet: the engine is loaded after everything else, the titles when the field is touched.
  else if (!asked) setTimeout(() => void fullText().catch(() => undefined), 500);
});
