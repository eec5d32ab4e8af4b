import { betAnswer } from '../../../scoring/bets.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { SPACES, spaceOf, stakeLine } from '../reckoning/bets.ts';

const stakeOn = (what: string) => count(what, 0, 100_000, { optional: true, unit: 'chips' });
const ask = {
  dice: listOf('The two dice', count('Die', 1, 6), 2, 2),
  under: stakeOn('Stake under seven'),
  seven: stakeOn('Stake on seven'),
  over: stakeOn('Stake over seven'),
};

/** Settles the three stakes of a throw (Blue Ribbon 1940, p. 206). */
export const bets = scorer({
  title: 'What the bets win',
  gist: 'Settles stakes under, over and on seven after a throw.',
  aka: ['under over payout', 'settle the bets', 'what does seven pay'],
  books: ['blue-ribbon-1940'],
  ask,
  score: (values, by: Schedule<typeof points>) => {
    const came = spaceOf(values.dice);
    const lines = SPACES.flatMap((space) => (values[space] ? [stakeLine(space, values[space], came, by)] : []));
    if (lines.length === 0) return wrong(problem('under', 'a stake under, over or on seven', 'none'));
    const net = lines.reduce((sum, { points: won = 0 }) => sum + won, 0);
    const word = { under: 'Under seven', seven: 'Seven', over: 'Over seven' }[came];
    return ok(betAnswer(`${word}: ${net === 0 ? 'the player is even' : net > 0 ? `the player wins ${net}` : `the player loses ${-net}`}`, lines));
  },
});
