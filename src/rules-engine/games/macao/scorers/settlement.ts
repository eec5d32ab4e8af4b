import { betAnswer } from '../../../scoring/bets.ts';
import { cards, choiceOf, count } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import { countOf, dealtBy, drewOn, naturalOf, type Prices, SAID, settle, unpaid } from '../reckoning/settle.ts';

type Hand = readonly Card[];
const ask = {
  player: cards('The player’s cards', 'standard-52', [1, 10], { ordered: true }),
  dealer: cards('The dealer’s cards', 'standard-52', [1, 10], { ordered: true }),
  stake: count('Stake', 1, 100000, { unit: 'chips' }),
  doubled: choiceOf('Did the dealer call double?', { no: 'No', yes: 'Yes' }, { otherwise: 'no', given: 'doubled' }),
};

/** Problems: too few cards, a card in both hands, cards drawn to a natural or past nine. */
function problemsOf(player: Hand, dealer: Hand, dealt: number): Problem[] {
  const hands = [
    ['player', player],
    ['dealer', dealer],
  ] as const;
  const problems: Problem[] = hands.flatMap(([field, hand]) =>
    hand.length < dealt ? [problem(field, `${dealt} cards, for so many are dealt`, `${hand.length}`)] : [],
  );
  const twice = player.filter((card) => dealer.includes(card));
  if (twice.length > 0) problems.push(problem('dealer', 'cards that the player has not', twice.map(showCard).join(' ')));
  for (const [field, hand] of hands) {
    const stood = drewOn(hand, dealt);
    if (stood !== null)
      problems.push(
        problem(field, stood > 9 ? 'no card after 9 is passed' : 'no card drawn to a natural', `${hand.map(showCard).join(' ')}, drawn to ${stood}`),
      );
  }
  if (problems.length === 0 && naturalOf(dealer, dealt) !== undefined && player.length > dealt)
    problems.push(problem('player', `${dealt === 1 ? '1 card' : '2 cards'}, for the natural of the dealer ends the hand`, `${player.length}`));
  return problems;
}

/** Settles one hand against the dealer's (Blue Ribbon 1940, p. 378; U.S. Playing Card 1898, p. 94). */
export const settlement = scorer({
  title: 'Settle a hand',
  gist: 'Counts the two hands and says who pays, and how many times the stake.',
  aka: ['macao calculator', 'who wins', 'natural payout'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask,
  score: ({ player, dealer, stake, doubled }, by: Prices) => {
    const dealt = dealtBy(by);
    const problems = problemsOf(player, dealer, dealt);
    if (doubled === 'yes' && !by.gives('doubled')) problems.push(problem('doubled', 'no: in this book the dealer has no call of double', 'yes'));
    if (problems.length > 0) return wrong(...problems);
    const how = settle(player, dealer, dealt);
    const counts = by.mention('count', `the player counts ${countOf(player)}, the dealer ${countOf(dealer)}`);
    const open = unpaid(how, by);
    if (open !== null || how === 'open')
      return ok(betAnswer('The book does not settle this', [counts, by.law('natural', SAID[how])], [open ?? ''], { bank: 'The dealer' }));
    const paid = by.line(how, SAID[how], { times: stake * (doubled === 'yes' ? by.points('doubled') : 1), unit: 'chip' });
    const won = paid.points ?? 0;
    const headline = won > 0 ? `The dealer pays ${won}` : won < 0 ? `The player pays ${-won}` : 'Nobody pays';
    const notes =
      how === 'burst' && player.length === dealt ? ['Two cards dealt that pass 9 are taken here as burst; the book speaks of bursting by a draw.'] : [];
    if (how === 'burst' && countOf(dealer) > 9) notes.push('The player paid on bursting; that the dealer has burst too changes nothing.');
    return ok(betAnswer(`${headline}: ${SAID[how]}`, [counts, paid], notes, { bank: 'The dealer' }));
  },
});
