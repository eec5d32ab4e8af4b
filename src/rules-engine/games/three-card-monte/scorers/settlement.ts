import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

/** The card that the player picked, and the banker's odds. */
export const CARDS = { black: 'The black card', red: 'A red card' } as const;
export const PAYS = { fair: '2 for 1: two stakes besides the player’s own', even: 'Even money' } as const;
export type Prices = Schedule<typeof points>;

/** The line of one bet (Blue Ribbon 1940, p. 376). `to`: the column of a sheet. */
export function settled(card: keyof typeof CARDS, pays: keyof typeof PAYS, stake: number, by: Prices, more: Pick<Line, 'to'> = {}): Line {
  const key = card === 'red' ? 'red' : pays;
  return by.line(key, card === 'red' ? 'a red card' : pays === 'fair' ? 'the black card, at 2 for 1' : 'the black card, at even money', {
    times: stake,
    unit: 'chip',
    ...more,
  });
}

const ask = {
  card: choiceOf('Which card was picked?', CARDS),
  pays: choiceOf('What does the banker pay for the black card?', PAYS),
  stake: count('Stake', 1, 100_000, { unit: 'chips' }),
};

export const settlement = scorer({
  title: 'Settle a bet',
  gist: 'What the player wins or loses, and what the same bet costs on the average.',
  aka: ['three card monte calculator', 'who pays', 'find the lady payout'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ card, pays, stake }, by: Prices) => {
    const line = settled(card, pays, stake, by);
    const won = line.points ?? 0;
    const note =
      pays === 'even'
        ? ['At even money the player wins once in three and loses twice: the banker gains a third of all stakes.']
        : ['At 2 for 1 player and banker come out even.'];
    return ok(betAnswer(won > 0 ? `The banker pays ${won}` : `The banker wins ${-won}`, [line], note, { bank: 'The banker' }));
  },
});
