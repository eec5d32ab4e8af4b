import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

type Prices = Schedule<typeof points>;
export const BIDDERS = 'Bidders';
const OPPONENTS = 'Opponents';
export const ELDEST = 'Eldest hand';
const DEALERS = 'Dealer';
const SIX = 6;
const THIRTEEN = 13;

export const ask = {
  game: choiceOf('Which game was played?', {
    whist: 'Whist, with a trump suit',
    grand: 'Grand, without trumps',
    euchre: 'Euchre',
    lone: 'Euchre, the bidder alone',
    hearts: 'Hearts, on a bid',
    safety: 'Hearts, as a safety play by the eldest hand',
  }),
  bid: count('Bid', 5, 100, { unit: 'points', when: { field: 'game', is: ['whist', 'grand', 'euchre', 'lone', 'hearts'] } }),
  tricks: count('Tricks of the bidder’s side', 0, THIRTEEN, { unit: 'tricks', when: { field: 'game', is: ['whist', 'grand'] } }),
  five: count('Tricks of the bidder’s side, of five', 0, 5, { unit: 'tricks', when: { field: 'game', is: ['euchre', 'lone'] } }),
  hearts: count('Hearts taken by that side', 0, THIRTEEN, {
    unit: 'hearts',
    hint: 'The bidder’s side, or that of the eldest hand who declared.',
    when: { field: 'game', is: ['hearts', 'safety'] },
  }),
} as const;
type Asked = Values<typeof ask>;

function overBook(asked: Asked, bid: number, kind: 'whist' | 'grand', by: Prices): Line[] {
  const trick = kind === 'whist' ? 'whist-trick' : 'grand-trick';
  const slam = kind === 'whist' ? 'whist-slam' : 'grand-slam';
  const tricks = asked.tricks ?? 0;
  const over = tricks - SIX;
  const made = (over > 0 ? over * by.points(trick) : 0) + (tricks === THIRTEEN ? by.points(slam) : 0);
  if (made >= bid) {
    const lines = [by.line(trick, `${counted(over, 'trick')} over the book`, { times: over, to: BIDDERS })];
    if (tricks === THIRTEEN) lines.push(by.line(slam, 'grand slam', { to: BIDDERS }));
    return lines;
  }
  const lines = [by.sum('bid-failed', `bid of ${bid} failed with ${counted(tricks, 'trick')}`, -bid, { to: BIDDERS })];
  const theirs = THIRTEEN - tricks - SIX;
  if (theirs > 0) {
    const lost = `${counted(theirs, 'trick')} over the book won by the opponents`;
    lines.push(by.sum('bid-failed', `pays for ${lost}`, -theirs * by.points(trick), { to: BIDDERS }));
    lines.push(by.line(trick, lost, { times: theirs, to: OPPONENTS }));
  }
  return lines;
}

function atEuchre(asked: Asked, bid: number, by: Prices): Line[] {
  const tricks = asked.five ?? 0;
  const alone = asked.game === 'lone';
  const march = alone && bid === by.points('lone-hand') ? 'lone-hand' : 'euchre-march';
  const key = tricks === 5 ? march : tricks === 4 ? 'euchre-four' : tricks === 3 ? 'euchre-point' : null;
  const made = key === null ? 0 : by.points(key);
  if (key !== null && made >= bid) return [by.line(key, `${counted(tricks, 'trick')} of five`, { to: BIDDERS })];
  return [
    by.sum('bid-failed', `bid of ${bid} failed with ${counted(tricks, 'trick')} of five`, -bid, { to: BIDDERS }),
    by.line(march, 'what might have been made', { times: -1, to: BIDDERS }),
  ];
}

function atHearts(taken: number, by: Prices): Line[] {
  if (taken === 0) return [by.line('hearts-clear', 'no heart taken', { to: BIDDERS })];
  return [
    by.line('hearts-bid-failed', 'a heart taken on a bid of hearts', { to: BIDDERS }),
    by.line('heart', `${counted(taken, 'heart')} taken`, { times: taken, to: BIDDERS }),
  ];
}

function atSafety(taken: number, by: Prices): Line[] {
  const [clear, full] = taken === 0 ? [ELDEST, DEALERS] : [DEALERS, ELDEST];
  if (taken === 0 || taken === THIRTEEN) {
    return [by.line('hearts-clear', 'no heart taken', { to: clear }), by.line('hearts-all', 'all the hearts', { to: full })];
  }
  const line = (n: number, to: string) => by.line('heart', `${counted(n, 'heart')} taken`, { times: n, to });
  return [line(taken, ELDEST), line(THIRTEEN - taken, DEALERS)];
}

/** Whether a line is a set-back, for which the side gets a cross on the score sheet. */
export const isSetBack = ({ rule, say }: Line, by: Prices) => (rule === by.id('bid-failed') && say.startsWith('bid of')) || rule === by.id('hearts-bid-failed');

function notesOf(asked: Asked, by: Prices): string[] {
  const notes: string[] = [];
  if (asked.game === 'grand' && asked.tricks === THIRTEEN) notes.push('A grand slam at grand wins the game at once.');
  if (asked.game === 'lone' && asked.bid !== by.points('lone-hand'))
    notes.push(
      `The book gives figures for a lone hand on a bid of ${by.points('lone-hand')} only; what is made on a lower bid counts here as with the partner.`,
    );
  if (asked.game === 'hearts' && asked.hearts === 0) notes.push('The book says only of the safety play that the other side then goes back for its hearts.');
  return notes;
}

function score(asked: Asked, by: Prices): Result<Answer> {
  const bid = asked.bid ?? 0;
  const [step, clear, march, lone] = [by.points('bid-step'), by.points('hearts-clear'), by.points('euchre-march'), by.points('lone-hand')];
  if (bid % step !== 0) return wrong(problem('bid', `a multiple of ${step}`, `${bid}`));
  if (asked.game === 'hearts' && bid > clear) return wrong(problem('bid', `a bid of ${clear} or less at hearts`, `${bid}`));
  if (asked.game === 'euchre' && bid > march)
    return wrong(problem('bid', `a bid of ${march} or less at euchre with the partner, as more cannot be made`, `${bid}`));
  if (asked.game === 'lone' && bid > lone) return wrong(problem('bid', `a bid of ${lone} or less at euchre alone, as more cannot be made`, `${bid}`));
  const lines =
    asked.game === 'safety'
      ? atSafety(asked.hearts ?? 0, by)
      : asked.game === 'hearts'
        ? atHearts(asked.hearts ?? 0, by)
        : asked.game === 'whist' || asked.game === 'grand'
          ? overBook(asked, bid, asked.game, by)
          : atEuchre(asked, bid, by);
  const notes = notesOf(asked, by);
  if (lines.some((line) => isSetBack(line, by))) notes.push('Mark one set-back, with a cross.');
  const made = answer('', lines, notes);
  const headline = made.totals.map(({ to, points: sum }) => (sum < 0 ? `${to} set back ${-sum}` : `${to} plus ${sum}`));
  return { ok: true, value: { ...made, headline: headline.join(', ') } };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What a bid at whist, grand, euchre or hearts brings or costs.',
  aka: ['set back', 'grand slam', 'safety hearts', 'how much do we go back'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
