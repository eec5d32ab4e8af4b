import { choiceOf, flag, type Values } from '../../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import { AS_IT_GOES } from '../../reckoning/as-it-goes.ts';
import { linesOf, problemsOf, SIDES, type Side, taken } from '../../reckoning/taken.ts';
import type { spadePoints } from './points.ts';

const ask = {
  ...taken,
  jackSpades: choiceOf('Who took the jack of spades?', SIDES),
  sixty: flag('Is it the pack of 60 cards, with elevens and twelves?'),
} as const;
type Asked = Values<typeof ask>;

function score(asked: Asked, by: Schedule<typeof points & typeof spadePoints>): Result<Answer> {
  if (asked.sixty && by.way('spade') !== 'of-60-too') return wrong(problem('sixty', 'the pack of 52 cards in this book', '60 cards'));
  const problems = problemsOf(asked, asked.sixty ? 60 : 52, [asked.jackSpades]);
  if (Number(asked.jackSpades) > asked.cards.length) problems.push(problem('jackSpades', `one of the ${asked.cards.length} sides`, SIDES[asked.jackSpades]));
  if (problems.length > 0) return wrong(...problems);
  const spades: Line[] = asked.spades.flatMap((n, at) =>
    n === 0 ? [] : [by.line('spade', counted(n, 'spade'), { times: n, to: SIDES[String(at + 1) as Side] })],
  );
  const jack: Line = by.line('spade-jack', 'jack of spades', { to: SIDES[asked.jackSpades] });
  const notes: string[] = [];
  const rest = linesOf(asked, by, notes);
  const made = answer('', [...spades, jack, ...rest], notes);
  return { ok: true, value: { ...made, headline: made.totals.map(({ to, points }) => `${to} ${points}`).join(', ') } };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Each spade, the jack of spades, cards, both cassinos, aces and sweeps of every side.',
  aka: ['spade cassino score', '24 points'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask,
  score,
});

export const running = sheet({ ...AS_IT_GOES, books: ['blue-ribbon-1940', 'uspc-1898'] });
