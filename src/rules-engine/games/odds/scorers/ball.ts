import { fraction } from '../../../odds/fractions.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { sayOdds } from '../reckoning/said.ts';

const ask = {
  balls: count('Balls in the bottle at first', 2, 100, { hint: 'The ball that is wanted is one of them.' }),
  drawn: count('How many draws have missed it?', 0, 1000),
  back: choiceOf('What became of each ball drawn?', { out: 'Kept out of the bottle', back: 'Put back before the next draw' }),
} as const;

/** The odds against one ball in the bottle, after draws of other balls (blue-ribbon-1940 p. 328-330). */
export const ball = scorer({
  title: 'The odds of a ball still in the bottle',
  gist: 'How long the odds are against the one ball that is wanted, after other balls were drawn and kept out or put back.',
  untotalled: true,
  aka: ['pool bottle odds', 'is my ball due', 'drawn without replacement', 'drawn with replacement', 'raffle odds'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ balls, drawn, back }, by: Schedule<typeof points>) => {
    if (back === 'out' && drawn >= balls)
      return wrong(problem('drawn', `at most ${counted(balls - 1, 'draw')}: the ball that is wanted is still among the ${balls}`, `${drawn}`));
    const before = by.mention('chance', `1 ball of ${balls}, before any draw: ${sayOdds(fraction(1, balls))}`);
    if (drawn === 0) return ok(answer(sayOdds(fraction(1, balls)), [before]));
    const left = back === 'out' ? balls - drawn : balls;
    const odds = sayOdds(fraction(1, left));
    const say =
      back === 'out'
        ? `${counted(drawn, 'ball')} kept out, ${left} left in the bottle: ${odds}`
        : `${counted(drawn, 'draw')} missed it, and all ${balls} balls are in the bottle: ${odds}`;
    return ok(answer(odds, [before, by.mention(back === 'out' ? 'balls-out' : 'balls-back', say)]));
  },
});
