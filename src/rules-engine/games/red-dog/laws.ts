import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, carriesOver, deadHand, isDone, must, noPenaltyPrinted, notDecided, passesTo, paysPoints, stands, wins } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { points } from './points.ts';
import { betAfterOthers, betIntoPool, betOverPool, betWithPlayer, lowestCut, remainderStays, showOneOnly, turnOnBet } from './words.ts';

const { blue } = cites;
const counters = (key: 'ante' | 'refusal') => pointsOf(points[key], 'blue-ribbon-1940');
const anteAgain = paysPoints('all-players', counters('ante'), 'counter', 'pool');

export const laws = {
  'who-deals': law({
    offence: 'seats-and-partners',
    title: 'Who deals',
    gist: 'The first hand, or the next one, is to be dealt.',
    aka: ['first dealer', 'cut for deal', 'next dealer'],
    moment: 'before-play',
    facts: {
      deal: fact('Which hand is it?', 'Hand', {
        first: { label: 'The first', if: 'at the first hand' },
        later: { label: 'A later one', if: 'at any hand after the first' },
      }),
    },
    cases: [
      {
        when: { deal: 'first' },
        then: [passesTo('choice', lowestCut)],
        note: 'Players may cut for it and for the seats. The book does not say what an equal cut does.',
      },
      { when: { deal: 'later' }, then: [passesTo('deal', 'left-of-dealer')] },
    ],
    cites: [blue.players, blue.end],
    leads: {
      'blue-ribbon-1940':
        'For the first hand, the player who cuts the lowest card has the choice of deal and seat. After that, the deal passes to the player on the dealer’s left.',
    },
  }),
  'refuses-to-bet': law({
    question: 'obliged',
    title: 'A player does not want to bet',
    gist: 'A player whose turn it is refuses to bet.',
    aka: ['do I have to bet', 'can I pass', 'fold my hand', 'no bet', 'forfeit'],
    moment: 'betting',
    cases: [{ then: [deadHand('player'), paysPoints('player', counters('refusal'), 'counter', 'pool')] }],
    cites: blue.refusal,
    see: ['red-dog.points.refusal'],
  }),
  'bet-over-pool': law({
    offence: 'irregular-bet',
    title: 'A bet of more than the pool',
    gist: 'A player offers to bet, and the pool may not be able to pay them.',
    aka: ['bet too much', 'over the pot', 'pool cannot pay', 'betting limit'],
    moment: 'betting',
    facts: {
      size: fact('How much is it?', 'Bet', {
        within: { label: 'As much as is in the pool, or less', chip: 'Within the pool', if: 'if the bet is no more than the pool' },
        over: { label: 'More', chip: 'More than the pool', if: 'if the bet is more than the pool' },
      }),
    },
    usual: { size: 'over' },
    cases: [
      { when: { size: 'within' }, then: [stands('bet')] },
      { when: { size: 'over' }, then: [barred('player', betOverPool), notDecided], note: 'What becomes of the part that is too much is left open.' },
    ],
    cites: blue.bet,
    leads: {
      'blue-ribbon-1940': 'A player may not bet more than there is in the pool. The book does not say what becomes of the part that is too much.',
    },
    see: ['red-dog.points.limit'],
  }),
  'bet-out-of-turn': law({
    offence: 'irregular-bet',
    title: 'A bet out of turn',
    gist: 'A player puts up a bet before those on their right have had their turn.',
    aka: ['bet early', 'whose turn is it', 'who bets first'],
    moment: 'betting',
    cases: [{ then: [must('player', 'follow-order'), noPenaltyPrinted], note: 'The player on the dealer’s left is the first, and the turn goes to the left.' }],
    cites: [blue.bet, blue.settle],
  }),
  'bet-between-players': law({
    question: 'allowed',
    title: 'A bet with another player',
    gist: 'One player wants to bet with another on whether their own hand will win.',
    aka: ['side bet', 'bet against a player', 'who pays my bet'],
    moment: 'betting',
    cases: [{ then: [barred('player', betWithPlayer), noPenaltyPrinted], note: 'Bets are made against the pool.' }],
    cites: blue.bet,
  }),
  'dealer-bets': law({
    question: 'allowed',
    title: 'The dealer’s own bet',
    gist: 'The dealer has five cards too, and wants to bet on them.',
    aka: ['can the dealer bet', 'does the dealer play', 'dealer bets last'],
    moment: 'betting',
    cases: [{ then: [allowed('dealer', betAfterOthers)] }],
    cites: [blue.bet, blue.end],
  }),
  'card-turned-too-soon': law({
    offence: 'cards-touched-early',
    title: 'The card turned too soon',
    gist: 'The dealer turns up the top card before the bet is put up.',
    aka: ['dealer turned early', 'saw the card before betting', 'flipped too soon', 'card exposed before the bet'],
    moment: 'betting',
    cases: [{ then: [must('dealer', turnOnBet), notDecided], note: 'What becomes of the card and of the bet is left open.' }],
    cites: blue.turn,
  }),
  'which-card-wins': law({
    question: 'who-wins',
    title: 'Which card wins the bet',
    gist: 'The card is turned up, and the bettor looks for one to beat it.',
    aka: ['same rank another suit', 'higher card of another suit', 'ace of another suit', 'does an ace beat it'],
    moment: 'showdown',
    facts: {
      card: fact('What can the bettor show?', 'Bettor shows', {
        higher: { label: 'A higher card of the same suit', chip: 'Higher, that suit', if: 'if the bettor has a higher card of the suit turned up' },
        lower: { label: 'Of that suit only lower cards', chip: 'Only lower ones', if: 'if the bettor has only lower cards of the suit turned up' },
        other: { label: 'Higher cards, but of other suits', chip: 'Higher, other suit', if: 'if the bettor’s higher cards are all of other suits' },
      }),
    },
    cases: [
      { when: { card: 'higher' }, then: [wins('player', 'bet')], note: 'Out of the pool. The ace is the highest card, the two the lowest.' },
      { when: { card: ['lower', 'other'] }, then: [isDone(betIntoPool)] },
    ],
    cites: [blue.players, blue.bet, blue.settle],
    leads: { 'blue-ribbon-1940': 'A bettor with a higher card of the suit turned up wins the bet. Otherwise the bet goes into the pool.' },
    see: ['red-dog.points.won', 'red-dog.points.lost'],
  }),
  'whole-hand-shown': law({
    question: 'obliged',
    title: 'Showing the rest of the hand',
    gist: 'Somebody asks to see all five cards of the bettor.',
    aka: ['must I show my hand', 'show all the cards', 'prove he lost', 'one card only'],
    moment: 'showdown',
    facts: {
      result: fact('Has the bettor won or lost?', 'The bettor', {
        won: { label: 'Won', if: 'if the bettor has won' },
        lost: { label: 'Lost', if: 'if the bettor has lost' },
      }),
    },
    cases: [
      { when: { result: 'won' }, then: [must('player', showOneOnly)] },
      {
        when: { result: 'lost' },
        then: [notDecided],
        note: 'The hand goes into the discard with the card turned up. The book does not say that it is looked at before.',
      },
    ],
    cites: [blue.settle],
    leads: { 'blue-ribbon-1940': 'A bettor who has won must show one card only. The book covers nothing else.' },
  }),
  'pool-won': law({
    question: 'runs-out',
    title: 'The pool after a bet is won',
    gist: 'A player has won their bet.',
    aka: ['pool is empty', 'who puts in again', 'bet the whole pot and won', 'what is left in the pool'],
    moment: 'hand-over',
    facts: {
      left: fact('Is anything left in the pool?', 'Pool', {
        no: { label: 'Nothing', chip: 'Empty', if: 'if nothing is left in the pool' },
        yes: { label: 'Yes', chip: 'Some left', if: 'if something is left in the pool' },
      }),
    },
    usual: { left: 'no' },
    cases: [
      { when: { left: 'no' }, then: [anteAgain] },
      { when: { left: 'yes' }, then: [isDone(remainderStays)] },
    ],
    cites: [blue.ante, blue.settle],
    leads: {
      'blue-ribbon-1940': 'The rest of the pool is left for the next player to bet against. If nothing is left, all the players pay 1 counter to the pool.',
    },
    see: ['red-dog.points.ante'],
  }),
  'pool-at-the-end': law({
    question: 'what-counts',
    title: 'What is left when all have bet',
    gist: 'Everybody has had their turn, the dealer too, and counters lie in the pool.',
    aka: ['leftover pot', 'pool stays', 'end of the deal', 'who gets the rest'],
    moment: 'hand-over',
    cases: [{ then: [carriesOver('pool'), anteAgain], note: 'The cards are gathered and shuffled for the new deal.' }],
    cites: blue.end,
  }),
};
