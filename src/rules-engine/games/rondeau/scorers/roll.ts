import { betAnswer } from '../../../scoring/bets.ts';
import { count } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { figureOf } from '../../../wording/numbers.ts';
import { BALLS, COMMISSION, isFoul, type Prices, settled, winnerOf } from '../reckoning/settle.ts';

const ask = {
  left: count('Balls left on the table', 0, BALLS),
  odd: count('Bet on odd', 0, 100_000, { optional: true, unit: 'chips' }),
  even: count('Bet on even', 0, 100_000, { optional: true, unit: 'chips' }),
  of: COMMISSION,
};

/** Settles a roll at even money, less ten per cent (Blue Ribbon 1940, p. 337). */
export const roll = scorer({
  title: 'Settle a roll',
  gist: 'From the balls left on the table, which bets win and what the bank takes out.',
  aka: ['rondeau calculator', 'who wins', 'odd or even payout'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ left, odd, even, of }, by: Prices) => {
    const bets = { odd: odd ?? 0, even: even ?? 0 };
    if (bets.odd === 0 && bets.even === 0) return wrong(problem('odd', 'a bet on odd or on even', 'none'));
    if (isFoul(left))
      return ok(
        betAnswer(
          'The roll is foul',
          [by.law('foul-roll', left === 0 ? 'no ball stays on the table' : 'no ball goes down')],
          ['The book does not say what becomes of the bets.'],
        ),
      );
    const winner = winnerOf(left);
    const lines = [
      by.mention('balls', `${left} on the table, ${BALLS - left} in the pocket: ${winner}`),
      ...(['odd', 'even'] as const).flatMap((side) => (bets[side] === 0 ? [] : settled(side, winner, bets[side], of, by))),
    ];
    const net = lines.reduce((sum, { points = 0 }) => sum + points, 0);
    const said = net === 0 ? 'the player is even' : `the player ${net > 0 ? 'wins' : 'loses'} ${figureOf(Math.abs(net))}`;
    return ok(betAnswer(`${winner === 'odd' ? 'Odd' : 'Even'} wins: ${said}`, lines, ['The book does not give the rate; even money is taken.']));
  },
});
