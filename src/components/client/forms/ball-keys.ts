// Keys for balls, each with its colour, number and name, and the pad for them. Loaded with the first form that asks for balls.
import { type Ball, type BallSet, ballsOf, copiesOfBall, LOOKS, makeBalls, parseBalls, rowsOfBalls, sayBall } from '../../../rules-engine/vocabulary/balls.ts';
import { ballPieces } from '../../cards/ball-face.ts';
import { svg } from '../drawing/svg.ts';
import { element } from '../share/share.ts';
import { CardPad } from './card-pad.ts';
import type { Hand } from './held.ts';
import { Keys } from './keys.ts';

/** Keys per row on a phone: each has a ball and its name, and is wider than a finger. */
const ABREAST = 4;
/** Keys per row on a sheet, where the pad is always open and has to be smaller: three rows for a rack of fifteen, one for snooker. */
const IN_A_SHEET = { few: 5, many: 7 } as const;

function face(into: HTMLElement, ball: Ball): void {
  const look = LOOKS[ball];
  if (look === undefined) return;
  into.classList.add('ball-key');
  const picture = svg('svg', { class: 'ball d-ball', viewBox: '-11 -11 22 22', 'aria-hidden': 'true' });
  picture.append(...ballPieces(look).map(([name, attributes, text]) => svg(name, attributes, text)));
  into.replaceChildren(picture, element('span', '', look.word));
}

/** The balls that a field asks for, from its markup. */
const askedOf = ({ dataset }: HTMLInputElement) => ({
  set: dataset.balls as BallSet,
  ...(dataset.only === undefined ? {} : { only: dataset.only.split(' ') }),
});

/** Balls for a pad. Marks the balls that are off the table or, if the field asks for one of those, the balls that are on it. */
const BALLS: Hand<Ball> = {
  read: (input) => parseBalls(input.value, askedOf(input)).balls,
  words: (input, balls) => [makeBalls(balls), ...parseBalls(input.value, askedOf(input)).wrong].join(' ').trim(),
  face,
  say: sayBall,
  kind: (input) => JSON.stringify(askedOf(input)),
  keys: (input, press) => {
    const asked = askedOf(input);
    const rows = rowsOfBalls(asked).map(({ label, balls }) => ({ label, items: balls, abreast: ABREAST, wide: 8 }));
    return new Keys(rows, { face, say: sayBall, copies: (ball) => copiesOfBall(asked.set, ball) }, press);
  },
  once: (input) => input.dataset.off === undefined,
  away: (input) => {
    const gone = (input.form?.dataset.gone ?? '').split(' ').filter((ball) => ball !== '');
    const asked = askedOf(input);
    if (input.dataset.off === undefined) return { items: gone, said: 'off the table' };
    return { items: ballsOf(asked).filter((ball) => !gone.includes(ball)), said: 'on the table' };
  },
  names: { one: 'ball', several: 'balls', all: 'The balls' },
};

/** The pad of balls on a sheet: it is open from the start and is never closed. */
class BallsOfSheet extends CardPad<Ball> {
  constructor(form: HTMLFormElement) {
    super(form, BALLS);
    const inputs = () => [...form.querySelectorAll<HTMLInputElement>('input[data-balls]')].filter((input) => input.closest('[hidden]') === null);
    const [first] = inputs();
    if (first === undefined) return;
    const top = scrollY;
    for (const input of inputs()) input.inputMode = 'text';
    this.open(first);
    scrollTo({ top });
    const pad = form.querySelector<HTMLElement>('.card-pad');
    pad?.classList.add('in-sheet');
    pad?.style.setProperty('--abreast', String(ballsOf(askedOf(first)).length % IN_A_SHEET.many === 0 ? IN_A_SHEET.many : IN_A_SHEET.few));
    form.addEventListener('focusin', ({ target }) => target instanceof HTMLInputElement && target.dataset.balls !== undefined && this.open(target));
    // The field below which the pad is shown may be hidden now.
    form.addEventListener('change', () => {
      const [other] = inputs();
      if (other !== undefined && this.input?.closest('[hidden]') != null) this.open(other);
    });
  }

  override close(): void {}
}

/** Adds a pad of balls to a form. */
export const padOfBalls = (form: HTMLFormElement): CardPad<Ball> => (form.matches('.next-deal') ? new BallsOfSheet(form) : new CardPad(form, BALLS));
