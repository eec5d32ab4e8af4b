import { counted } from '../../../core/counted.ts';
import { choiceOf, count, flag, type Values } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { ok, type Result } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';

const BOOK = 'blue-ribbon-1940';
const PLAYER = 'Single player';
const PARTNERS = 'Partners';
const WORTH = {
  ace: pointsOf(points.ace, BOOK),
  card: pointsOf(points['counting-card'], BOOK),
  last: pointsOf(points['last-trick'], BOOK),
  deal: pointsOf(points.deal, BOOK),
  all: pointsOf(points['all-points'], BOOK),
  revoke: pointsOf(points.revoke, BOOK),
} as const;

const ask = {
  aces: count('Aces taken in by the single player', 0, 4, { hint: 'Whoever wins the last trick takes the stock as well; count its cards with that side.' }),
  cards: count('Threes, twos, kings, queens and jacks taken in by the single player', 0, 20),
  last: flag('The single player won the last trick'),
  revoke: choiceOf('Who revoked?', { none: 'Nobody', player: 'The single player', partners: 'The partners' }, { otherwise: 'none' }),
} as const;

/** Both sides counted, and what passes between them; blue-ribbon-1940 p. 132-133. */
function score(asked: Values<typeof ask>): Result<Answer> {
  const lines: Line[] = [];
  const add = (rule: string, say: string, sum: number, to: string) => {
    if (sum !== 0) lines.push({ rule: `points.${rule}`, say, points: sum, to });
  };
  for (const [to, aces, cards] of [
    [PLAYER, asked.aces, asked.cards],
    [PARTNERS, 4 - asked.aces, 20 - asked.cards],
  ] as const) {
    add('ace', counted(aces, 'ace'), aces * WORTH.ace, to);
    add('counting-card', counted(cards, 'counting card'), cards * WORTH.card, to);
    if (asked.last === (to === PLAYER)) add('last-trick', 'last trick', WORTH.last, to);
  }
  let mine = asked.aces * WORTH.ace + asked.cards * WORTH.card + (asked.last ? WORTH.last : 0);
  let theirs = WORTH.deal - mine;
  const notes: string[] = [];
  if (mine === WORTH.deal || theirs === WORTH.deal) {
    const to = mine === WORTH.deal ? PLAYER : PARTNERS;
    add('all-points', `all ${WORTH.deal}, which count as ${WORTH.all}`, WORTH.all - WORTH.deal, to);
    if (mine === WORTH.deal) mine = WORTH.all;
    else theirs = WORTH.all;
    if (asked.revoke !== 'none') notes.push('How a revoke and the double count of all the points go together is not said; both are applied here.');
  }
  if (asked.revoke !== 'none') {
    const player = asked.revoke === 'player';
    add('revoke', 'revoke', -WORTH.revoke, player ? PLAYER : PARTNERS);
    add('revoke', 'revoke by the other side', WORTH.revoke, player ? PARTNERS : PLAYER);
    mine += player ? -WORTH.revoke : WORTH.revoke;
    theirs += player ? WORTH.revoke : -WORTH.revoke;
  }
  const difference = Math.abs(mine - theirs);
  const headline = mine > theirs ? `The single player wins ${difference} from each adversary` : `The single player pays ${difference} to each adversary`;
  return ok(answer(headline, lines, [`${mine} against ${theirs}: the difference is ${difference}.`, ...notes]));
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Points of both sides from the cards of the single player, and what each adversary pays or gets.',
  aka: ['who pays', 'thirty-five', 'all the points', 'value of the game'],
  books: [BOOK],
  ask,
  score,
});
