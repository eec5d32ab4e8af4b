import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { countDeal } from '../reckoning/count.ts';
import { HONOURS, heldBy } from '../reckoning/honours.ts';
import { BOTH, other, SIDES, TRICKS } from '../reckoning/sides.ts';

export const TAKEN = {
  added: 'Points added to the injured side',
  tricks: 'Tricks passed over',
  'taken-off': 'Points taken off the side that revoked',
} as const;

const ask = {
  tricks: count('Our tricks', 0, TRICKS, { unit: 'tricks', hint: 'As they fell, before any penalty. The rest are theirs.' }),
  ours: count('Our score before the deal', 0, 9, { optional: true }),
  theirs: count('Their score before the deal', 0, 9, { optional: true }),
  honours: choiceOf('Honours', HONOURS, { otherwise: 'none', given: 'three-honours' }),
  'our-revokes': count('Our revokes', 0, 6, { optional: true }),
  'their-revokes': count('Their revokes', 0, 6, { optional: true }),
  taken: choiceOf('How the injured side takes a revoke', TAKEN, { optional: true, given: 'revoke=choice', hint: 'Only where there was one.' }),
} as const;

function score(asked: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const game = by.points('game');
  const before = { we: asked.ours ?? 0, they: asked.theirs ?? 0 };
  for (const [field, n] of [
    ['ours', before.we],
    ['theirs', before.they],
  ] as const)
    if (n >= game) return wrong(problem(field, `a score below ${game}`, `${n}`));
  const revokes = (asked['our-revokes'] ?? 0) + (asked['their-revokes'] ?? 0);
  if (revokes > 0 && asked.taken === null && by.way('revoke') === 'choice') return wrong(problem('taken', 'how the revoke is taken', 'nothing'));
  const counted = countDeal(
    {
      tricks: asked.tricks,
      revokes: { we: asked['our-revokes'] ?? 0, they: asked['their-revokes'] ?? 0 },
      taken: asked.taken ?? 'tricks',
      honours: heldBy(asked.honours),
      before,
      game,
    },
    by,
    SIDES,
  );
  const { after, winner } = counted;
  const lines = counted.lines.map(({ side, ...line }) => (line.points === undefined ? line : { ...line, to: SIDES[side] }));
  const notes = [...counted.notes];
  const stand = BOTH.map((side) => `${SIDES[side]} ${after[side]}`).join(', ');
  let headline = `The game goes on: ${stand}`;
  if (winner !== null) {
    const loser = after[other(winner)];
    const value = by.way('game-value') === 'from-the-game' ? game - loser : after[winner] - loser;
    headline = `${SIDES[winner]} win the game, ${after[winner]} to ${loser}`;
    if (by.has('game-value')) {
      lines.push(by.mention('game-value', `the game is worth ${value}`));
      headline += `, worth ${value}`;
    }
  }
  return { ok: true, value: answer(headline, lines, notes) };
}

export const deal = scorer({
  title: 'A deal of whist',
  gist: 'What tricks, honours and revokes bring, where the score then stands and what the game is worth.',
  aka: ['whist score', 'honors', 'whist points', 'by cards', 'odd trick', 'revoke at whist'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score,
});
