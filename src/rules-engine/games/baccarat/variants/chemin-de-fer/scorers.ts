import { betAnswer } from '../../../../scoring/bets.ts';
import { ok, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { compare, dealtPoint, drawDuty, isNatural } from '../../reckoning/count.ts';
import { bet, betLine, drawProblems, handField } from '../../reckoning/hands.ts';
import type { amended } from './points.ts';

type Hand = readonly number[];
type Prices = Schedule<typeof points & typeof amended>;
const ask = {
  punter: handField('The punter’s hand'),
  banker: handField('The banker’s hand'),
  staked: bet('Staked against the bank', 'By all the punters together.'),
};
const FALSE_DRAW = 'a false draw';

/** The line on whether the punter took or refused the offered card as required (Hoffmann, p. 6-7). */
function drawLine(punter: Hand, by: Prices): Line {
  const duty = drawDuty(punter);
  const drew = punter.length > 2;
  const did = `with ${dealtPoint(punter)} the punter ${drew ? 'drew' : 'stood'}`;
  if (duty === 'free') return by.law('advice-on-five', `${did}, which was a free choice`);
  return by.law('false-draw', `${did}: ${drew === (duty === 'draw') ? 'as the rule requires' : FALSE_DRAW}`);
}

/** The line on the next banker; the books differ on a tie (Blue Ribbon 1940, p. 15; Hoffmann, p. 6-8). */
function bankLine(punter: Hand, banker: Hand, by: Prices): Line {
  const nextBanker = (say: string) => by.law('next-banker', say);
  const result = compare(punter, banker);
  if (result !== 0) return nextBanker(result < 0 ? 'the banker deals again' : 'the bank passes to the next player');
  if (by.way('tie') === 'stakes-wait') return nextBanker('the book does not say whether a tie moves the bank; the stakes stay for the next hand');
  return nextBanker(punter.length > 2 ? 'the banker gave a card and may not pass the bank' : 'the banker gave no card and may pass the bank');
}

/** Settles a hand of chemin de fer, all the punters against the banker (Hoffmann, p. 5-8; Blue Ribbon 1940, p. 15). */
export const hand = scorer({
  title: 'Settle a hand of chemin de fer',
  gist: 'Counts the two hands and says who wins the stakes, whether the draw was a false one and who is banker next.',
  aka: ['chemin de fer calculator', 'chemmy calculator', 'does the bank pass', 'false draw'],
  books: ['blue-ribbon-1940', 'hoffmann'],
  ask,
  score: ({ punter, banker, staked }, by: Prices) => {
    const problems = drawProblems({ punter: ['the punter', punter], banker: ['the banker', banker] });
    if (problems.length > 0) return wrong(...problems);
    const offered = !isNatural(punter) && !isNatural(banker);
    const draw = by.way('nearer') === 'drawn-by-rule' && offered ? [drawLine(punter, by)] : [];
    const lines = [betLine('the punter', punter, banker, staked, by), ...draw, bankLine(punter, banker, by)];
    const notes = draw.some((line) => line.say.endsWith(FALSE_DRAW))
      ? ['What a false draw costs depends on the table; the book does not say that it undoes the hand.']
      : [];
    const amount = staked ? ` ${staked}` : '';
    const headlines = { '1': `The bank pays${amount}`, '0': 'A tie: nothing changes hands', '-1': `The bank wins${amount}` };
    return ok(betAnswer(headlines[`${compare(punter, banker)}`], lines, notes, { player: 'The punters' }));
  },
});
