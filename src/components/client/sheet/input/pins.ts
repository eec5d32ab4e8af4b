// The ten pins in the form of a frame: tapping the pins that fall fills in the balls of a player. A button shows the boxes for figures.
import { element } from '../../share/share.ts';

const PINS = 10;
const FRAMES = 10;
/** The pins as the player sees them, the back row first. */
const ROWS = [[7, 8, 9, 10], [4, 5, 6], [2, 3], [1]] as const;
const button = (className: string, text: string) => Object.assign(element('button', className, text), { type: 'button' as const });

/** The balls of one player: the field with their numbers, and which pins fell with each. */
interface Player {
  readonly field: HTMLElement;
  readonly tab: HTMLButtonElement;
  balls: Set<number>[];
}

/** The boxes of a field, one for each ball. */
const boxesOf = (field: HTMLElement): HTMLInputElement[] => [...field.querySelectorAll<HTMLInputElement>('.row input')];
const entered = (field: HTMLElement): number[] =>
  boxesOf(field)
    .filter(({ value }) => value !== '')
    .map(({ valueAsNumber }) => valueAsNumber);

/** The pins that stand before a ball. A strike or spare sets all ten up again, which matters in the last frame. */
function standing(balls: readonly Set<number>[], at: number): number[] {
  let fallen = new Set<number>();
  for (const ball of balls.slice(0, at)) {
    fallen = new Set([...fallen, ...ball]);
    if (fallen.size === PINS) fallen = new Set();
  }
  return Array.from({ length: PINS }, (_, n) => n + 1).filter((pin) => !fallen.has(pin));
}

/** Whether a frame has all its balls. */
function isOver(balls: readonly Set<number>[], frame: number): boolean {
  const sum = balls.reduce((all, { size }) => all + size, 0);
  if (frame < FRAMES) return balls.length === 2 || sum === PINS;
  return balls.length === 3 || (balls.length === 2 && sum < PINS);
}

/** Puts the pins at the top of the form of a frame. */
export function setPins(form: HTMLFormElement): void {
  if (form.querySelector('.lane') !== null) return;
  const lane = element('div', 'lane');
  const tabs = element('div', 'lane-players');
  const deck = element('div', 'deck');
  const [said, none, all, next] = [element('p', 'lane-said'), button('', 'None'), button('', ''), button('next', 'Next ball')];
  said.setAttribute('role', 'status');
  const figures = button('quiet figures', 'Figures');
  figures.setAttribute('aria-pressed', 'false');
  figures.addEventListener('click', () => figures.setAttribute('aria-pressed', String(form.classList.toggle('in-figures'))));
  const keys = element('div', 'lane-keys');
  keys.append(none, all, next);
  const pins = new Map<number, HTMLButtonElement>();
  for (const row of ROWS) {
    const line = element('div', 'pin-row');
    for (const pin of row) {
      const key = button('pin', String(pin));
      key.setAttribute('aria-label', `Pin ${pin}`);
      key.addEventListener('click', () => touch(pin));
      pins.set(pin, key);
      line.append(key);
    }
    deck.append(line);
  }
  const players = [...form.querySelectorAll<HTMLElement>('[data-kind="list"]')].map((field, n): Player => {
    const tab = button('side-name', n === 0 ? 'First player' : 'Second player');
    tab.dataset.side = n === 0 ? 'first' : 'second';
    tab.addEventListener('click', () => turnTo(n));
    return { field, tab, balls: [] };
  });
  let [up, at, isWriting] = [0, 0, false];
  const frame = () => Number(form.dataset.at ?? 1);
  const now = () => players[up] as Player;

  /** The numbers in the boxes are decisive; pins that were not tapped are taken in order. */
  function read(): void {
    for (const player of players) {
      const counts = entered(player.field);
      if (counts.length === player.balls.length && counts.every((count, n) => count === player.balls[n]?.size)) continue;
      const balls: Set<number>[] = [];
      for (const count of counts) balls.push(new Set(standing(balls, balls.length).slice(0, count)));
      player.balls = balls;
    }
    if (players.every(({ balls }) => balls.length === 0)) up = 0;
    at = Math.min(at, now().balls.length);
    show();
  }

  function write(ball: ReadonlySet<number>): void {
    const { field, balls } = now();
    balls[at] = new Set(ball);
    balls.length = at + 1;
    const boxes = boxesOf(field);
    for (const later of boxes.slice(at + 1)) later.value = '';
    isWriting = true;
    const box = boxes[at];
    if (box === undefined) field.querySelector<HTMLButtonElement>(`[data-next="${ball.size}"]`)?.click();
    else {
      box.value = String(ball.size);
      for (const kind of ['input', 'change']) box.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    isWriting = false;
    show();
  }

  function touch(pin: number): void {
    const ball = new Set(now().balls[at] ?? []);
    if (!ball.delete(pin)) ball.add(pin);
    write(ball);
  }

  function turnTo(n: number): void {
    up = n;
    at = Math.max(0, now().balls.length - 1);
    show();
  }

  function show(): void {
    const { balls } = now();
    const stand = standing(balls, at);
    const ball = balls[at] ?? new Set();
    for (const [pin, key] of pins) {
      key.disabled = !stand.includes(pin);
      key.setAttribute('aria-pressed', String(ball.has(pin)));
    }
    for (const [n, { tab, balls: own }] of players.entries()) {
      tab.setAttribute('aria-pressed', String(n === up));
      tab.classList.toggle('done', isOver(own, frame()));
    }
    const done = isOver(balls, frame());
    const isFirst = stand.length === PINS;
    all.textContent = isFirst ? 'Strike' : 'Spare';
    said.textContent = `Ball ${at + 1}: ${balls[at] === undefined ? 'touch the pins that fall' : `${ball.size} of ${stand.length} down`}`;
    next.hidden = done && players.every((one) => isOver(one.balls, frame()));
    next.disabled = balls[at] === undefined;
    next.textContent = done ? 'Next player' : 'Next ball';
  }

  none.addEventListener('click', () => write(new Set()));
  all.addEventListener('click', () => write(new Set(standing(now().balls, at))));
  next.addEventListener('click', () => {
    if (isOver(now().balls, frame())) turnTo((up + 1) % players.length);
    else {
      at += 1;
      show();
    }
  });
  form.addEventListener('input', () => isWriting || read());
  // Resetting the form fires no `input` event, but it changes the number of the frame.
  new MutationObserver(read).observe(form, { attributeFilter: ['data-at'] });
  tabs.append(...players.map(({ tab }) => tab), figures);
  lane.append(tabs, said, deck, keys);
  form.querySelector('.entry-title')?.after(lane);
  read();
}
