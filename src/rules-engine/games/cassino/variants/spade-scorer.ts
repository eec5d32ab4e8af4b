import { counted } from '../../../core/counted.ts';
import { choiceOf, flag, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { linesOf, problemsOf, SIDES, type Side, taken } from '../scorers/reckon.ts';
import { spadePoints } from './spade-points.ts';

const ask = {
  ...taken,
  jackSpades: choiceOf('Who took the jack of spades?', SIDES),
  sixty: flag('Is it the pack of 60 cards, with elevens and twelves?'),
} as const;
type Asked = Values<typeof ask>;

function score(asked: Asked, { book }: Schedule): Result<Answer> {
  if (asked.sixty && book !== 'uspc-1898') return wrong(problem('sixty', 'the pack of 52 cards in this book', '60 cards'));
  const problems = problemsOf(asked, asked.sixty ? 60 : 52, [asked.jackSpades]);
  if (Number(asked.jackSpades) > asked.cards.length) problems.push(problem('jackSpades', `one of the ${asked.cards.length} sides`, SIDES[asked.jackSpades]));
  if (problems.length > 0) return wrong(...problems);
  const spades: Line[] = asked.spades.flatMap((n, at) =>
    n === 0
      ? []
      : [
          {
            rule: 'points.spade',
            say: counted(n, 'spade'),
            points: pointsOf(spadePoints.spade, book) * n,
            to: SIDES[String(at + 1) as Side],
          },
        ],
  );
  const jack: Line = { rule: 'points.spade-jack', say: 'jack of spades', points: pointsOf(spadePoints['spade-jack'], book), to: SIDES[asked.jackSpades] };
  const notes: string[] = [];
  // There is no point for most spades here; a tie for cards is still worth a note.
  const rest = linesOf(asked, book, false, notes).filter((line) => line.rule !== 'points.spades');
  const made = answer(
    '',
    [...spades, jack, ...rest],
    notes.filter((note) => !note.includes('spades')),
  );
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
