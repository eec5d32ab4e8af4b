import { cards, choiceOf, count } from '../../../core/fields.ts';
import { pointsOf, scoresIt } from '../../../core/points.ts';
import { ok, problem, wrong } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';
import { countOf, type Settlement, settle } from '../settle.ts';

const ask = {
  player: cards("The player's cards", 'standard-52', [2, 12]),
  dealer: cards("The dealer's cards", 'standard-52', [2, 12]),
  stake: count('Stake', 1, 100000, { unit: 'chips' }),
  doubled: choiceOf('Did the dealer call double?', { no: 'No', yes: 'Yes' }, { otherwise: 'no' }),
};

const SAID: Readonly<Record<Settlement, string>> = {
  burst: 'the player has burst',
  'both-natural': 'both have a natural',
  'natural-dealer': 'the dealer has a natural',
  'natural-player': 'the player has a natural',
  'dealer-burst': 'the dealer has burst',
  tie: 'the counts are equal',
  'twenty-one-player': 'the player has drawn 21',
  'twenty-one-dealer': 'the dealer has drawn 21',
  higher: 'the player is nearer 21',
  lower: 'the dealer is nearer 21',
};

export const settlement = scorer({
  title: 'Settle a hand',
  gist: 'Counts the two hands and says who pays, and how many times the stake.',
  aka: ['blackjack calculator', 'who wins', 'twenty-one payout'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: ({ player, dealer, stake, doubled }, book) => {
    const twice = player.filter((card) => dealer.includes(card));
    if (twice.length > 0) return wrong(problem('dealer', 'cards that the player has not', twice.join(' ')));
    if (doubled === 'yes' && !scoresIt(points.doubled, book)) return wrong(problem('doubled', 'no: in this book the dealer has no call of double', 'yes'));
    const how = settle(player, dealer);
    if (how === 'natural-dealer' && player.length > 2)
      return wrong(problem('player', 'two cards: the natural of the dealer ends the hand', `${player.length}`));
    const staked = stake * (doubled === 'yes' ? pointsOf(points.doubled, book) : 1);
    const notes: string[] = [];
    let key: keyof typeof points = how === 'both-natural' ? 'tie' : how;
    // Donohue alone pays a drawn 21 double, also when the dealer bursts.
    if (how === 'dealer-burst' && countOf(player) === 21 && book === 'donohue') key = 'twenty-one-player';
    if (how === 'both-natural' && book === 'donohue') notes.push('The book does not name two naturals; its rule of ties is followed.');
    if (how === 'burst' && countOf(dealer) > 21) notes.push('The player paid on bursting; that the dealer has burst too changes nothing.');
    const won = pointsOf(points[key], book) * staked;
    const lines: Line[] = [
      { rule: 'points.count', say: `the player counts ${countOf(player)}, the dealer ${countOf(dealer)}` },
      { rule: `points.${key}`, say: SAID[how], points: won, unit: 'chip' },
    ];
    const headline = won > 0 ? `The dealer pays ${won}` : won < 0 ? `The player pays ${-won}` : 'Nobody pays';
    return ok(answer(`${headline}: ${SAID[how]}`, lines, notes));
  },
});
