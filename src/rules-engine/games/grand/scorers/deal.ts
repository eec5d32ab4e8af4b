import { counted } from '../../../core/counted.ts';
import { choiceOf, count, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';

const BOOK = 'blue-ribbon-1940';
const BIDDERS = 'Bidders';
const OPPONENTS = 'Opponents';
const ELDEST = 'Eldest hand';
const DEALERS = 'Dealer';
const SIX = 6;
const THIRTEEN = 13;
const each = (key: keyof typeof points) => pointsOf(points[key], BOOK);

const ask = {
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

function overBook(asked: Asked, bid: number, kind: 'whist' | 'grand'): Line[] {
  const trick = kind === 'whist' ? 'whist-trick' : 'grand-trick';
  const slam = kind === 'whist' ? 'whist-slam' : 'grand-slam';
  const tricks = asked.tricks ?? 0;
  const over = tricks - SIX;
  const made = (over > 0 ? over * each(trick) : 0) + (tricks === THIRTEEN ? each(slam) : 0);
  if (made >= bid) {
    const lines: Line[] = [{ rule: `points.${trick}`, say: `${counted(over, 'trick')} over the book`, points: over * each(trick), to: BIDDERS }];
    if (tricks === THIRTEEN) lines.push({ rule: `points.${slam}`, say: 'grand slam', points: each(slam), to: BIDDERS });
    return lines;
  }
  const lines: Line[] = [{ rule: 'points.bid-failed', say: `bid of ${bid} failed with ${counted(tricks, 'trick')}`, points: -bid, to: BIDDERS }];
  const theirs = THIRTEEN - tricks - SIX;
  if (theirs > 0) {
    const lost = `${counted(theirs, 'trick')} over the book won by the opponents`;
    lines.push({ rule: 'points.bid-failed', say: `pays for ${lost}`, points: -theirs * each(trick), to: BIDDERS });
    lines.push({ rule: `points.${trick}`, say: lost, points: theirs * each(trick), to: OPPONENTS });
  }
  return lines;
}

function atEuchre(asked: Asked, bid: number): Line[] {
  const tricks = asked.five ?? 0;
  const alone = asked.game === 'lone';
  const march = alone && bid === each('lone-hand') ? 'lone-hand' : 'euchre-march';
  const key = tricks === 5 ? march : tricks === 4 ? 'euchre-four' : tricks === 3 ? 'euchre-point' : null;
  const made = key === null ? 0 : each(key);
  if (key !== null && made >= bid) return [{ rule: `points.${key}`, say: `${counted(tricks, 'trick')} of five`, points: made, to: BIDDERS }];
  return [
    { rule: 'points.bid-failed', say: `bid of ${bid} failed with ${counted(tricks, 'trick')} of five`, points: -bid, to: BIDDERS },
    { rule: `points.${march}`, say: 'what might have been made', points: -each(march), to: BIDDERS },
  ];
}

function atHearts(taken: number): Line[] {
  if (taken === 0) return [{ rule: 'points.hearts-clear', say: 'no heart taken', points: each('hearts-clear'), to: BIDDERS }];
  return [
    { rule: 'points.hearts-bid-failed', say: 'a heart taken on a bid of hearts', points: each('hearts-bid-failed'), to: BIDDERS },
    { rule: 'points.heart', say: taken === 1 ? '1 heart taken' : `${taken} hearts taken`, points: each('heart') * taken, to: BIDDERS },
  ];
}

function atSafety(taken: number): Line[] {
  const [clear, full] = taken === 0 ? [ELDEST, DEALERS] : [DEALERS, ELDEST];
  if (taken === 0 || taken === THIRTEEN) {
    return [
      { rule: 'points.hearts-clear', say: 'no heart taken', points: each('hearts-clear'), to: clear },
      { rule: 'points.hearts-all', say: 'all the hearts', points: each('hearts-all'), to: full },
    ];
  }
  const line = (n: number, to: string): Line => ({ rule: 'points.heart', say: n === 1 ? '1 heart taken' : `${n} hearts taken`, points: each('heart') * n, to });
  return [line(taken, ELDEST), line(THIRTEEN - taken, DEALERS)];
}

function notesOf(asked: Asked): string[] {
  const notes: string[] = [];
  if (asked.game === 'grand' && asked.tricks === THIRTEEN) notes.push('A grand slam at grand wins the game at once.');
  if (asked.game === 'lone' && asked.bid !== each('lone-hand'))
    notes.push('The book gives figures for a lone hand on a bid of 25 only; what is made on a lower bid counts here as with the partner.');
  if (asked.game === 'hearts' && asked.hearts === 0) notes.push('That the other side then goes back for its hearts is said of the safety play only.');
  return notes;
}

function score(asked: Asked): Result<Answer> {
  const bid = asked.bid ?? 0;
  if (bid % each('bid-step') !== 0) return wrong(problem('bid', `a multiple of ${each('bid-step')}`, `${bid}`));
  if (asked.game === 'hearts' && bid > each('hearts-clear')) return wrong(problem('bid', `a bid of ${each('hearts-clear')} or less at hearts`, `${bid}`));
  if (asked.game === 'euchre' && bid > each('euchre-march'))
    return wrong(problem('bid', `a bid of ${each('euchre-march')} or less at euchre with the partner, as more cannot be made`, `${bid}`));
  if (asked.game === 'lone' && bid > each('lone-hand'))
    return wrong(problem('bid', `a bid of ${each('lone-hand')} or less at euchre alone, as more cannot be made`, `${bid}`));
  const lines =
    asked.game === 'safety'
      ? atSafety(asked.hearts ?? 0)
      : asked.game === 'hearts'
        ? atHearts(asked.hearts ?? 0)
        : asked.game === 'whist' || asked.game === 'grand'
          ? overBook(asked, bid, asked.game)
          : atEuchre(asked, bid);
  const notes = notesOf(asked);
  if (lines.some((line) => line.rule === 'points.bid-failed' || line.rule === 'points.hearts-bid-failed')) notes.push('Mark one set-back, with a cross.');
  const made = answer('', lines, notes);
  const headline = made.totals.map(({ to, points: sum }) => (sum < 0 ? `${to} set back ${-sum}` : `${to} plus ${sum}`));
  return { ok: true, value: { ...made, headline: headline.join(', ') } };
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'What a bid at whist, grand, euchre or hearts brings or costs.',
  aka: ['set back', 'grand slam', 'safety hearts', 'how much do we go back'],
  books: [BOOK],
  ask,
  score,
});
