import { betAnswer } from '../../../scoring/bets.ts';
import { cards, choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import { type Line, scorer } from '../../../scoring/scorers.ts';
import { RANKS } from '../../../vocabulary/card-ranks.ts';
import { type Card, RANK_NAMES, type Rank, rankOf, showCard } from '../../../vocabulary/cards.ts';
import { type Course, follow, type Prices, settled } from '../reckoning/turns.ts';

const ask = {
  hand: cards('The hand cards', 'standard-52', 2, { given: 'hand-cards' }),
  own: cards('The dealer’s own card', 'standard-52', 1),
  players: cards('The players’ first card', 'standard-52', [1, 8], { hint: 'Several only where each player is given one.' }),
  turned: cards('Cards turned after that', 'standard-52', [1, 48], { ordered: true }),
  on: listOf('Bets, each on its card', choiceOf('Bet', RANKS), 1, 8),
  stakes: listOf('Stake of each bet', count('Bet', 1, 100_000), 1, 8, { hint: 'In the order of the bets.' }),
} as const;
type Asked = Values<typeof ask>;

const ranks = (hand: readonly Card[]): string[] => hand.map((card) => rankOf(card) ?? '');
const named = (rank: string): string => RANK_NAMES[rank as Rank].toLowerCase();
/** The rank of a card for each option of a bet. */
const RANK_OF: Readonly<Record<keyof typeof RANKS, Rank>> = {
  ace: 'A',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  jack: 'J',
  queen: 'Q',
  king: 'K',
};

/** Problems: a repeated card, first cards that would have been replaced, stakes without bets. */
function problemsOf({ hand, own, players, turned, on, stakes }: Asked, by: Prices): Problem[] {
  const problems: Problem[] = [];
  const all = [...(hand ?? []), ...own, ...players, ...turned];
  const twice = all.filter((card, at) => all.indexOf(card) !== at);
  if (twice.length > 0) problems.push(problem('turned', 'each card once', twice.map(showCard).join(' ')));
  const [dealers = ''] = ranks(own);
  if (ranks(players).includes(dealers))
    problems.push(problem('players', 'another rank than the dealer’s own, for what then follows no book tells', named(dealers)));
  if (hand !== null && players.length > 1) problems.push(problem('players', '1 card', `${players.length}`));
  if (new Set(ranks(players)).size < players.length) problems.push(problem('players', 'cards of different ranks', players.map(showCard).join(' ')));
  const same = hand === null || by.way('hand-cards') === 'double' ? undefined : ranks(hand).find((rank) => rank === dealers || ranks(players).includes(rank));
  if (same !== undefined) problems.push(problem('hand', 'first cards that match no hand card, for another is dealt', named(same)));
  if (stakes.length !== on.length) problems.push(problem('stakes', `stakes of ${on.length} bets`, `${stakes.length}`));
  return problems;
}

function linesOf(asked: Asked, { fates }: Course, by: Prices, problems: Problem[]): Line[] {
  return asked.on.map((key, at): Line => {
    const rank = RANK_OF[key];
    const fate = fates.get(rank) ?? 'not-open';
    if (fate === 'not-open') problems.push(problem('on', 'cards that lay open by themselves', named(rank)));
    if (fate === 'not-open' || fate === 'lies') return by.law('card-turned', `the ${named(rank)} is not decided yet`);
    return settled(fate, `the ${named(rank)}`, asked.stakes[at] ?? 0, by);
  });
}

/** Follows a deal card by card and settles every bet (Blue Ribbon 1940, p. 252-253; Donohue, p. 331). */
export const deal = scorer({
  title: 'Settle a deal',
  gist: 'Follows the cards as they are turned: which bets the dealer wins and which the dealer pays.',
  aka: ['lansquenet calculator', 'who wins', 'which card came first'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: (asked, by: Prices) => {
    const problems = problemsOf(asked, by);
    if (problems.length > 0) return wrong(...problems);
    const [own = ''] = ranks(asked.own);
    const hand = ranks(asked.hand ?? []);
    const course = follow(own, ranks(asked.players), hand, asked.turned);
    if (course.ownAt >= 0 && course.ownAt < asked.turned.length - 1)
      return wrong(problem('turned', 'no card after the dealer’s own has come', `${asked.turned.length - 1 - course.ownAt} more`));
    const lines = linesOf(asked, course, by, problems);
    if (problems.length > 0) return wrong(...problems);
    const notes: string[] = [];
    const may = by.way('hand-cards') === 'double' ? course.handBeforeOwn : course.handFirst;
    if (may) notes.push('Both hand cards have come first: the dealer may deal again.');
    if (hand.includes(own)) notes.push('The dealer’s own card is double: single cards that come later may not be bet on.');
    if (course.ownAt === 0 && by.has('advantage-told'))
      notes.push('The dealer’s own card came at once, for which the book spares the dealer the loss where the same player deals again.');
    const net = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    return ok(
      betAnswer(net > 0 ? `The dealer pays ${net}` : net < 0 ? `The dealer wins ${-net}` : 'Nothing changes hands', lines, notes, {
        player: 'The players',
        bank: 'The dealer',
      }),
    );
  },
});
