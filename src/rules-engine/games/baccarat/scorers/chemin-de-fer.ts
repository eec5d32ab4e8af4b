import { ok, wrong } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
import { compare, dealtPoint, drawDuty, isNatural } from '../count.ts';
import { bet, betLine, drawProblems, handField } from './hands.ts';

type Hand = readonly number[];
const ask = {
  punter: handField("The punter's hand"),
  banker: handField("The banker's hand"),
  staked: bet('Staked against the bank', 'By all the punters together.'),
};
const FALSE_DRAW = 'a false draw';

/** Whether the punter, offered a card, did with it what he has to (Hoffmann, p. 6-7). */
function drawLine(punter: Hand): Line {
  const duty = drawDuty(punter);
  const drew = punter.length > 2;
  const did = `with ${dealtPoint(punter)} the punter ${drew ? 'drew' : 'stood'}`;
  if (duty === 'free') return { rule: 'law.advice-on-five', say: `${did}, as he was free to do` };
  return { rule: 'law.false-draw', say: `${did}: ${drew === (duty === 'draw') ? 'he has to' : FALSE_DRAW}` };
}

/** Who is banker next; on a tie each book has its own answer (Blue Ribbon 1940, p. 15; Hoffmann, p. 6-8). */
function bankLine(punter: Hand, banker: Hand, hoffmann: boolean): Line {
  const rule = 'law.next-banker';
  const result = compare(punter, banker);
  if (result !== 0) return { rule, say: result < 0 ? 'the banker deals again' : 'the bank passes to the next player' };
  if (hoffmann) return { rule, say: 'whether a tie moves the bank is not said; the stakes stay for the next hand' };
  return { rule, say: punter.length > 2 ? 'the banker gave a card and may not pass the bank' : 'the banker gave no card and may pass the bank' };
}

/** Settles a hand of chemin de fer, all the punters against the banker (Hoffmann, p. 5-8; Blue Ribbon 1940, p. 15). */
export const hand = scorer({
  title: 'Settle a hand of chemin de fer',
  gist: 'Counts the two hands and says who wins the stakes, whether the draw was a false one and who is banker next.',
  aka: ['chemin de fer calculator', 'chemmy calculator', 'does the bank pass', 'false draw'],
  books: ['blue-ribbon-1940', 'hoffmann'],
  ask,
  score: ({ punter, banker, staked }, by) => {
    const problems = drawProblems({ punter: ['the punter', punter], banker: ['the banker', banker] });
    if (problems.length > 0) return wrong(...problems);
    const hoffmann = by.book === 'hoffmann';
    const offered = !isNatural(punter) && !isNatural(banker);
    const draw = hoffmann && offered ? [drawLine(punter)] : [];
    const lines = [betLine('the punter', punter, banker, staked, by), ...draw, bankLine(punter, banker, hoffmann)];
    const notes = draw.some((line) => line.say.endsWith(FALSE_DRAW))
      ? ['What a false draw costs depends on the table; that it undoes the hand is not said.']
      : [];
    const amount = staked ? ` ${staked}` : '';
    const headlines = { '1': `The bank pays${amount}`, '0': 'A tie: nothing changes hands', '-1': `The bank wins${amount}` };
    return ok(answer(headlines[`${compare(punter, banker)}`], lines, notes));
  },
});
