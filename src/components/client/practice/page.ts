// The practice page: shows a worked case as a question with several rulings to choose from, then the book's own ruling.
import { afterAnswer, type Missed, nextQuestion, type PracticeQuestion, readMissed, shuffled } from '../../../lib/practice/practice.ts';
import { recentGames } from '../device/recent-games.ts';
import { device } from '../device/tab-storage.ts';
import { sayLoadError } from '../offline/load.ts';
import { loadJson } from '../offline/load-json.ts';
import { element } from '../share/share.ts';

const MISSED = 'hoyle.practice';

class PracticePage extends HTMLElement {
  #games: readonly string[] = [];
  #loaded = new Map<string, readonly PracticeQuestion[]>();
  readonly #asked: string[] = [];
  #answered = 0;
  #right = 0;
  #select!: HTMLSelectElement;
  #card!: HTMLElement;
  #count!: HTMLElement;
  /** The missed questions of this page, for a device that stores nothing. */
  #missedHere: Missed = {};

  connectedCallback(): void {
    this.#select = this.querySelector('select') as HTMLSelectElement;
    this.#card = this.querySelector('[data-part="card"]') as HTMLElement;
    this.#count = this.querySelector('[data-part="count"]') as HTMLElement;
    this.#select.addEventListener('change', () => void this.#choose(this.#select.value));
    const wanted = new URLSearchParams(location.hash.slice(1)).get('game') ?? recentGames()[0];
    // A reader who has opened no game starts with a case of one of the most played games.
    if (wanted !== undefined && [...this.#select.options].some(({ value }) => value === wanted)) this.#select.value = wanted;
    void this.#choose(this.#select.value);
  }

  get #missed(): Missed {
    try {
      return readMissed(device.read(MISSED));
    } catch {
      return this.#missedHere;
    }
  }
  set #missed(missed: Missed) {
    this.#missedHere = missed;
    try {
      device.write(MISSED, JSON.stringify(missed));
    } catch {
      // Storage is full or blocked: missed questions come back on this page only.
    }
  }

  async #choose(value: string): Promise<void> {
    this.#games = value === '' ? [] : value.split(' ');
    this.#asked.length = 0;
    this.#answered = 0;
    this.#right = 0;
    this.#sayCount();
    if (this.#games.length === 0) {
      this.#card.replaceChildren();
      return;
    }
    if (this.#games.length === 1) history.replaceState(history.state, '', `#game=${value}`);
    await this.#next(false);
  }

  /** The loaded questions of the chosen games. Each call loads one more game, until all are loaded. */
  async #questions(): Promise<readonly PracticeQuestion[]> {
    const chosen = this.#games;
    const missing = chosen.filter((id) => !this.#loaded.has(id));
    const id = missing[Math.floor(Math.random() * missing.length)];
    if (id !== undefined) this.#loaded.set(id, (await loadJson<PracticeQuestion[]>(`/games/${id}/practice.json`)) ?? []);
    return chosen.flatMap((one) => this.#loaded.get(one) ?? []);
  }

  /** Shows the next question. `moveFocus`: moves the focus to its heading, because the button that was pressed is gone. */
  async #next(moveFocus: boolean): Promise<void> {
    const chosen = this.#games;
    try {
      const questions = await this.#questions();
      if (chosen !== this.#games) return;
      const question = nextQuestion(questions, this.#asked, this.#missed, Math.random);
      if (question === null) this.#card.replaceChildren(element('p', 'unknown', 'No questions for this choice.'));
      else this.#ask(question, moveFocus);
    } catch (error) {
      if (chosen !== this.#games) return;
      // Offline, the questions that are already loaded can still be asked.
      const question = nextQuestion(
        chosen.flatMap((one) => this.#loaded.get(one) ?? []),
        this.#asked,
        this.#missed,
        Math.random,
      );
      if (question === null)
        this.#card.replaceChildren(
          sayLoadError(error),
          this.#button('Try again', () => void this.#next(false)),
        );
      else this.#ask(question, moveFocus);
    }
  }

  #button(words: string, press: () => void): HTMLButtonElement {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words });
    button.addEventListener('click', press);
    return button;
  }

  #ask(question: PracticeQuestion, moveFocus: boolean): void {
    this.#asked.push(question.id);
    const story = element('h2', 'practice-story', question.story);
    story.tabIndex = -1;
    const choices = element('div', 'practice-choices');
    const [right = ''] = question.choices;
    for (const choice of shuffled(question.choices, Math.random)) choices.append(this.#button(choice, () => this.#answer(question, choices, choice, right)));
    const came = this.#missed[question.id] === undefined ? '' : ' · missed before';
    this.#card.replaceChildren(
      element('p', 'practice-where', `Question ${this.#asked.length} · ${question.place} · ${question.title}${came}`),
      story,
      ...(question.facts === '' ? [] : [element('p', 'practice-facts', `${question.facts}.`)]),
      element('p', 'practice-ask', `What does ${question.book} rule?`),
      choices,
    );
    if (moveFocus) story.focus({ preventScroll: true });
    if (moveFocus) this.scrollIntoView({ block: 'start' });
  }

  #answer(question: PracticeQuestion, choices: HTMLElement, chosen: string, right: string): void {
    const isRight = chosen === right;
    this.#answered += 1;
    if (isRight) this.#right += 1;
    this.#missed = afterAnswer(this.#missed, question.id, isRight);
    for (const button of choices.querySelectorAll('button')) {
      button.disabled = true;
      const words = button.textContent ?? '';
      if (words === right) button.dataset.mark = 'right';
      else if (words === chosen) button.dataset.mark = 'wrong';
    }
    const verdict = element('p', 'practice-verdict', isRight ? 'Right.' : `No. ${question.book} rules: ${right}`);
    verdict.setAttribute('role', 'status');
    const law = Object.assign(document.createElement('a'), { href: question.url, textContent: 'Read the law' });
    const next = this.#button('Next case', () => void this.#next(true));
    next.className = 'main';
    const actions = element('p', 'buttons');
    actions.append(next, law);
    this.#card.append(verdict, element('p', 'cite', question.citation), actions);
    next.focus({ preventScroll: true });
    actions.scrollIntoView({ block: 'nearest' });
    this.#sayCount();
  }

  #sayCount(): void {
    const here = new Set(this.#games);
    const waiting = Object.keys(this.#missed).filter((id) => here.has(id.split(/[/.]/)[0] ?? '')).length;
    const done = this.#answered === 0 ? '' : `${this.#right} of ${this.#answered} right. `;
    const left = waiting === 0 ? '' : waiting === 1 ? '1 missed case comes back.' : `${waiting} missed cases come back.`;
    this.#count.textContent = `${done}${left}`;
  }
}
customElements.define('hoyle-practice', PracticePage);
