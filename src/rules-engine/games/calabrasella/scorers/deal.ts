import { choiceOf, count, flag, type Values } from '../../../scoring/fields.ts';
import { ok, type Result } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const PLAYER = 'Single player';
const PARTNERS = 'Partners';

export const revoke = choiceOf('Who revoked?', { none: 'Nobody', player: 'The single player', partners: 'The partners' }, { otherwise: 'none' });
const ask = {
  aces: count('Aces taken in by the single player', 0, 4, { hint: 'The winner of the last trick takes the stock as well: count its cards with that side.' }),
  cards: count('Threes, twos, kings, queens and jacks taken in by the single player', 0, 20),
  last: flag('The single player won the last trick'),
  revoke,
} as const;
export const BOTH_APPLIED = 'The book does not say how a revoke and the double count of all the points go together; both are applied here.';

/** Counts both sides, and the payment between them; blue-ribbon-1940 p. 132-133. */
function score(asked: Values<typeof ask>, by: Schedule<typeof points>): Result<Answer> {
  const lines: Line[] = [];
  const add = (key: 'ace' | 'counting-card' | 'last-trick', say: string, times: number, to: string) => {
    if (times !== 0) lines.push(by.line(key, say, { times, to }));
  };
  for (const [to, aces, cards] of [
    [PLAYER, asked.aces, asked.cards],
    [PARTNERS, 4 - asked.aces, 20 - asked.cards],
  ] as const) {
    add('ace', counted(aces, 'ace'), aces, to);
    add('counting-card', counted(cards, 'counting card'), cards, to);
    if (asked.last === (to === PLAYER)) add('last-trick', 'last trick', 1, to);
  }
  const all = by.points('deal');
  let mine = asked.aces * by.points('ace') + asked.cards * by.points('counting-card') + (asked.last ? by.points('last-trick') : 0);
  let theirs = all - mine;
  const notes: string[] = [];
  if (mine === all || theirs === all) {
    const to = mine === all ? PLAYER : PARTNERS;
    const double = by.points('all-points');
    lines.push(by.rated('all-points', `all ${all}, which count as ${double}`, double - all, { to }));
    if (mine === all) mine = double;
    else theirs = double;
    if (asked.revoke !== 'none') notes.push(BOTH_APPLIED);
  }
  if (asked.revoke !== 'none') {
    const gain = asked.revoke === 'player' ? -1 : 1;
    const [offender, other] = gain < 0 ? [PLAYER, PARTNERS] : [PARTNERS, PLAYER];
    lines.push(by.line('revoke', 'revoke', { times: -1, to: offender }), by.line('revoke', 'revoke by the other side', { to: other }));
    mine += gain * by.points('revoke');
    theirs -= gain * by.points('revoke');
  }
  const difference = Math.abs(mine - theirs);
  const headline = mine > theirs ? `The single player wins ${difference} from each adversary` : `The single player pays ${difference} to each adversary`;
  return ok(answer(headline, lines, [`${mine} against ${theirs}: the difference is ${difference}.`, ...notes]));
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Points of both sides from the cards of the single player, and what each adversary pays or gets.',
  aka: ['who pays', 'thirty-five', 'all the points', 'value of the game'],
  books: ['blue-ribbon-1940'],
  ask,
  score,
});
