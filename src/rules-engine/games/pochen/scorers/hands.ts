import { cards, choiceOf, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, RANK_NAMES, SUIT_NAMES, showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { POOL_NAMES, type Pool } from '../reckoning/board.ts';
import { alike, poch, type Shown, sequence } from '../reckoning/show.ts';

/** The ranks of the trumps that have a pool. */
const TRUMPS = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: '10' } as const;
/** The number of cards in the pack except the turned one. */
const DEALT = 31;

function problemsOf(hands: readonly (readonly Card[])[]): Problem[] {
  const owner = new Map<Card, number>();
  const problems: Problem[] = [];
  hands.forEach((hand, n) => {
    for (const card of hand) {
      const before = owner.get(card);
      if (before !== undefined) problems.push(problem(`hands.${n + 1}`, 'each card in one hand only', `${showCard(card)} in hand ${before} as well`));
      owner.set(card, n + 1);
    }
  });
  if (owner.size > DEALT) problems.push(problem('hands', 'a card turned up, and so in no hand', 'all 32 in hand'));
  return problems;
}

const plural = (rank: keyof typeof RANK_NAMES) => `${RANK_NAMES[rank]}s`;
const sayHands = (hands: readonly number[]) => hands.map((n) => `hand ${n + 1}`).join(' or ');

export const hands = scorer({
  title: 'What the hands take',
  gist: 'Who has the pools of the trumps, marriage and sequence, and whose hand is best for the poch.',
  untotalled: true,
  aka: ['pochen calculator', 'who takes the pool', 'best poch', 'longest sequence', 'compare hands'],
  books: ['blue-ribbon-1940'],
  ask: {
    trump: choiceOf('Trumps', SUIT_NAMES),
    hands: listOf('Hands', cards('Cards', 'piquet-32', [1, 10]), 1, 6, { hint: 'As dealt, before the play; one hand alone will do.' }),
  },
  score: ({ trump, hands: held }, by: Schedule<typeof points>) => {
    const problems = problemsOf(held);
    if (problems.length > 0) return wrong(...problems);
    const lines: Line[] = [];
    const takes = held.map((): string[] => []);
    const open: string[] = [];
    const lineOf = (pool: Pool, { hands: who, open: undecided, why }: Shown) => {
      const [only] = who;
      const name = POOL_NAMES[pool];
      if (undecided === undefined && only !== undefined) takes[only]?.push(name);
      if (undecided === true) open.push(name);
      const said = undecided === true ? `not decided: ${sayHands(who)}` : who.length === 0 ? 'nobody' : sayHands(who);
      lines.push(by.mention(pool, `${name}: ${said}; ${why}.`));
    };
    const holder = (card: string) => held.flatMap((hand, n) => (hand.includes(card as Card) ? [n] : []));
    for (const [pool, rank] of Object.entries(TRUMPS) as [keyof typeof TRUMPS, (typeof TRUMPS)[keyof typeof TRUMPS]][]) {
      const who = holder(`${rank}${trump}`);
      lineOf(pool, { hands: who, why: who.length === 0 ? 'its pool stays' : `the ${RANK_NAMES[rank]} of trumps` });
    }
    const [king, queen] = [holder(`K${trump}`), holder(`Q${trump}`)];
    const both = king.length > 0 && king[0] === queen[0] ? king : [];
    lineOf('marriage', { hands: both, why: both.length > 0 ? 'king and queen of trumps' : 'king and queen are not in one hand' });
    lineOf('sequence', sequence(held));
    lineOf('poch', poch(held));
    held.forEach((hand, n) => {
      const best = alike(hand);
      if (best !== null)
        lines.push(
          by.mention(best.kind, `Hand ${n + 1}: ${best.kind === 'pair' ? 'two' : best.kind === 'threes' ? 'three' : 'four'} ${plural(best.rank)}`, {
            cards: hand,
          }),
        );
    });
    const taken = takes.flatMap((pools, n) => (pools.length === 0 ? [] : [`hand ${n + 1}: ${pools.join(', ')}`]));
    const said = [...taken, ...(open.length === 0 ? [] : [`not decided: ${open.join(', ')}`])].join('; ');
    return ok(
      answer(said === '' ? 'Nobody takes a pool' : said.charAt(0).toUpperCase() + said.slice(1), lines, [
        'Only those who back their hands can win the poch: this answer takes it that all who have a pair do.',
        'Of pairs the ace is taken as the highest: the book lists the trumps in that order and does not rank the others.',
      ]),
    );
  },
});
