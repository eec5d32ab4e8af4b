import { betAnswer } from '../../../scoring/bets.ts';
import { cards, choiceOf, count } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Line, scorer } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';
import { countOf, drewOn, SAID, type Settlement, settle } from '../reckoning/settle.ts';

type Hand = readonly Card[];
const ask = {
  player: cards('The player’s cards', 'standard-52', [2, 12], { ordered: true }),
  dealer: cards('The dealer’s cards', 'standard-52', [2, 12], { ordered: true }),
  stake: count('Stake', 1, 100000, { unit: 'chips' }),
  doubled: choiceOf('Did the dealer call double?', { no: 'No', yes: 'Yes' }, { otherwise: 'no' }),
  divided: choiceOf('Is the player’s hand one half of a divided pair?', { no: 'No', yes: 'Yes' }, { otherwise: 'no' }),
};

/** Problems: a card in both hands, cards drawn after bursting, play after the dealer's natural. */
function problemsOf(player: Hand, dealer: Hand, how: Settlement, divided: boolean): Problem[] {
  const problems: Problem[] = [];
  const twice = player.filter((card) => dealer.includes(card));
  if (twice.length > 0) problems.push(problem('dealer', 'cards that the player has not', twice.map(showCard).join(' ')));
  for (const [field, hand] of Object.entries({ player, dealer })) {
    const stood = drewOn(hand, field === 'dealer' || !divided);
    if (stood !== null)
      problems.push(
        problem(field, stood > 21 ? 'no card after 21 is passed' : 'no card drawn to a natural', `${hand.map(showCard).join(' ')}, drawn to ${stood}`),
      );
  }
  if (how === 'natural-dealer' && player.length > 2) {
    problems.push(problem('player', '2 cards, for the natural of the dealer ends the hand', `${player.length}`));
  } else if (how === 'natural-dealer' && divided) {
    problems.push(problem('divided', 'no: the natural of the dealer ends the hand before a pair is divided', 'yes'));
  }
  return problems;
}

/** The score item of the payment; a drawn 21 may be paid double even if the dealer bursts. */
function itemFor(how: Settlement, player: Hand, by: Schedule<typeof points>): keyof typeof points {
  if (how === 'both-natural') return 'tie';
  return how === 'dealer-burst' && countOf(player) === 21 && by.way('dealer-burst') === 'as-drawn' ? 'twenty-one-player' : how;
}

function notesOn(how: Settlement, player: Hand, dealer: Hand, divided: boolean, by: Schedule<typeof points>): string[] {
  const notes: string[] = [];
  if (how === 'both-natural' && by.way('tie') === 'two-naturals-unnamed') notes.push('The book does not name two naturals; its rule of ties is followed.');
  if (how === 'burst' && countOf(dealer) > 21) notes.push('The player paid on bursting; that the dealer has burst too changes nothing.');
  if (divided && player.length === 2 && countOf(player) === 21 && by.way('natural-player') === 'divided-unsaid') {
    notes.push('The book does not say whether 21 on a divided card is a natural; it is taken here as drawn.');
  }
  return notes;
}

/** Settles one hand against the dealer's (Blue Ribbon 1940, p. 376-377; Donohue, p. 328-330; U.S. Playing Card 1898, p. 93-94). */
export const settlement = scorer({
  title: 'Settle a hand',
  gist: 'Counts the two hands and says who pays, and how many times the stake.',
  aka: ['blackjack calculator', 'who wins', 'twenty-one payout'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: ({ player, dealer, stake, doubled, divided }, by: Schedule<typeof points>) => {
    const split = divided === 'yes';
    const how = settle(player, dealer, player.length > 2 || (split && by.way('natural-player') !== 'divided-too'));
    const problems = problemsOf(player, dealer, how, split);
    if (doubled === 'yes' && !by.gives('doubled')) problems.push(problem('doubled', 'no: in this book the dealer has no call of double', 'yes'));
    if (problems.length > 0) return wrong(...problems);
    const staked = stake * (doubled === 'yes' ? by.points('doubled') : 1);
    const key = itemFor(how, player, by);
    const paid = by.line(key, SAID[how], { times: staked, unit: 'chip' });
    const won = paid.points ?? 0;
    const lines: Line[] = [by.mention('count', `the player counts ${countOf(player)}, the dealer ${countOf(dealer)}`), paid];
    const headline = won > 0 ? `The dealer pays ${won}` : won < 0 ? `The player pays ${-won}` : 'Nobody pays';
    return ok(betAnswer(`${headline}: ${SAID[how]}`, lines, notesOn(how, player, dealer, split, by), { bank: 'The dealer' }));
  },
});
