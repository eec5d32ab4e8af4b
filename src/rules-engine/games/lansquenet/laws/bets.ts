import type { BookId } from '../../../books.ts';
import { fact, law, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, isDone, must, notDecided, paysPoints, type Remedy, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { betOnNew, betsOnCard, coverBets, laidOnHand, sparedLoss } from '../words.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';
const DONOHUE = 'donohue';
/** The dealer pays every open bet. */
const paysOpen = (book: BookId): Remedy => paysPoints('dealer', pointsOf(points['own-card'], book), 'stake', 'player');

export const bets = {
  'bet-not-covered': law({
    question: 'obliged',
    title: 'The dealer does not cover a bet',
    gist: 'Money lies on the players’ card, and the dealer has put nothing against it.',
    aka: ['cover the bet', 'dealer must stake', 'banker refuses', 'stake against it'],
    moment: 'betting',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [must('dealer', coverBets)], note: 'At once; the book takes it as done.' }], blue.play),
      [DONOHUE]: says([{ then: [must('dealer', coverBets)], note: 'It may be agreed what the most is that a player stakes.' }], donohue.cover),
    }),
  }),
  'card-turned': law({
    question: 'who-wins',
    title: 'What the card turned decides',
    gist: 'The dealer turns the next card, and it matches one on the table, or none.',
    aka: ['who wins', 'my card was drawn', 'dealer drew his own card', 'first card up loses'],
    moment: 'play',
    facts: {
      card: fact('What does it match?', 'Card matches', {
        players: { label: 'A card that is bet on', chip: 'A card bet on', if: 'if the card turned matches one that is bet on' },
        own: { label: 'The dealer’s own card', chip: 'The dealer’s own', if: 'if the card turned matches the dealer’s own' },
        hand: { label: 'A hand card', if: 'if the card turned matches a hand card' },
        none: { label: 'No card on the table', chip: 'None', if: 'if the card turned matches no card on the table' },
      }),
      double: yesNo(
        'Is the dealer’s own card double, of the rank of a hand card?',
        'Own card double',
        'if the dealer’s own card has the rank of a hand card',
        'if the dealer’s own card has not the rank of a hand card',
      ),
    },
    usual: { double: 'no' },
    verdict: {
      kind: 'distinguishes',
      say: 'The books agree: the dealer wins the bets on a card that is matched, and pays all open bets if the dealer’s own card is matched. A card that matches none may be bet on. Only Donohue has an exception: nobody may bet on such a card while the dealer’s own card has the rank of a hand card.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { card: 'players' }, then: [wins('dealer', betsOnCard)], note: 'The pair is laid beside the dealer’s own card.' },
          { when: { card: 'own' }, then: [paysOpen(BLUE)], note: 'That is, for every bet that is still open.' },
          { when: { card: 'hand' }, then: [isDone(laidOnHand)] },
          { when: { card: 'none' }, then: [allowed('all-players', betOnNew)], note: 'It is laid beside the players’ first card.' },
        ],
        blue.play,
      ),
      [DONOHUE]: says(
        [
          {
            when: { card: 'players' },
            then: [wins('dealer', betsOnCard)],
            note: 'Whichever card comes first loses. The pair is laid beside the dealer’s own card.',
          },
          { when: { card: 'own' }, then: [paysOpen(DONOHUE)], note: 'Whichever card comes first loses.' },
          { when: { card: 'hand' }, then: [notDecided], note: 'The book says only what the two of them do for the deal.' },
          { when: { card: 'none', double: 'no' }, then: [allowed('all-players', betOnNew)] },
          { when: { card: 'none', double: 'yes' }, then: [barred('all-players', betOnNew)] },
        ],
        donohue.play,
      ),
    }),
    leads: {
      'blue-ribbon-1940':
        'If it matches a card that is bet on, the dealer wins those bets. If it matches the dealer’s own card, the dealer pays all open bets. If it matches none, it may be bet on.',
      donohue:
        'If it matches a card that is bet on, the dealer wins those bets. If it matches the dealer’s own card, the dealer pays all open bets. There are more cases.',
    },
    see: ['lansquenet.points.players-card', 'lansquenet.points.own-card'],
  }),
  'own-card-at-once': law({
    question: 'who-wins',
    title: 'The dealer’s own card comes at once',
    gist: 'The very next card after the dealer’s own is of its rank.',
    aka: ['dealer matched himself', 'own card next', 'first card out is the dealer’s'],
    moment: 'play',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The dealer pays 1 stake to each player who has an open bet.', donohue: 'The dealer does not have to pay.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the dealer pays 1 stake to each player who has an open bet; by Donohue the dealer does not have to pay.',
    },
    readings: (says) => ({
      [BLUE]: says([{ then: [paysOpen(BLUE)], note: 'The rule makes no exception.' }], blue.play),
      [DONOHUE]: says([{ then: [isDone(sparedLoss)], doubtful: true }], donohue.atOnce),
    }),
    see: ['lansquenet.law.card-turned'],
  }),
};
