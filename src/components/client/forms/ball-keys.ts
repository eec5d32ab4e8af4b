// Balls as keys: each with its colour, its number and the word for it, and the pad that they make. It comes with the first form that asks for balls.
import { type Ball, type BallSet, ballsOf, copiesOfBall, LOOKS, makeBalls, parseBalls, rowsOfBalls, sayBall } from '../../../rules-engine/vocabulary/balls.ts';
import { ballPieces } from '../../cards/ball-face.ts';
import { element } from '../share.ts';
import { svg } from '../svg.ts';
import { CardPad } from './card-pad.ts';
import type { Hand } from './held.ts';
import { Keys } from './keys.ts';

/** Four to a row on a phone: a ball with its word beside it, wider than a finger. */
const ABREAST = 4;

function face(into: HTMLElement, ball: Ball): void {
  const look = LOOKS[ball];
  if (look === undefined) return;
  into.classList.add('ball-key');
  const picture = svg('svg', { class: 'ball d-ball', viewBox: '-11 -11 22 22', 'aria-hidden': 'true' });
  picture.append(...ballPieces(look).map(([name, attributes, text]) => svg(name, attributes, text)));
  into.replaceChildren(picture, element('span', '', look.word));
}

/** What a field asks, as its markup has it. */
const askedOf = ({ dataset }: HTMLInputElement) => ({
  set: dataset.balls as BallSet,
  ...(dataset.only === undefined ? {} : { only: dataset.only.split(' ') }),
});

/** Balls as a pad takes them. Those off the table are marked, or, where one of them is asked for, those that are on it. */
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

/** Gives a form its pad of balls. */
export const padOfBalls = (form: HTMLFormElement): CardPad<Ball> => new CardPad(form, BALLS);
