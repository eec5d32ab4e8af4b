import type { BookId } from '../../../books.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, isDone, must, notDecided, passesTo, paysPoints, type Remedy } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { aceHigh, betOnEvery, betOnPacket, leftOfSeller, meetStakes } from '../words.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';
const DONOHUE = 'donohue';

/** A payment by the book's schedule; a positive figure goes from the dealer to the player. */
function paid(key: 'dealer-lower' | 'dealer-higher' | 'tie', book: BookId): Remedy {
  const stakes = pointsOf(points[key], book);
  return stakes > 0 ? paysPoints('dealer', stakes, 'stake', 'player') : paysPoints('player', -stakes, 'stake', 'dealer');
}

export const bets = {
  'bet-on-packet': law({
    question: 'allowed',
    title: 'Which packets may be bet on',
    gist: 'A player wants to bet on a packet that another has cut, on the dealer’s, or on every one.',
    aka: ['bet on another packet', 'bet on all packets', 'bet on the bank', 'bet on the dealer'],
    moment: 'betting',
    facts: {
      whose: fact('On which packet?', 'Bet on', {
        own: { label: 'The player’s own', chip: 'Own packet', if: 'if the bet is on the player’s own packet' },
        other: { label: 'Another player’s', if: 'if the bet is on another player’s packet' },
        dealer: { label: 'The dealer’s', if: 'if the bet is on the dealer’s packet' },
        all: { label: 'On every one', chip: 'Every packet', if: 'if the bet is on every packet' },
      }),
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: a player may bet on the packet that they cut. Only Blue Ribbon rules on other packets: any may be bet on but the dealer’s.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { whose: ['own', 'other'] }, then: [allowed('player', betOnPacket)] },
          { when: { whose: 'dealer' }, then: [barred('player', betOnPacket)] },
          { when: { whose: 'all' }, then: [barred('player', betOnEvery)], note: 'One of them is the dealer’s: with three packets two may be bet on.' },
        ],
        [blue.packets, blue.bets],
      ),
      [DONOHUE]: says(
        [
          { when: { whose: 'own' }, then: [allowed('player', betOnPacket)] },
          { when: { whose: ['other', 'dealer', 'all'] }, then: [notDecided], note: 'Each player lays their stake on the packet in front of them.' },
        ],
        donohue.stake,
      ),
    }),
    leads: {
      'blue-ribbon-1940': 'The player may bet on any packet but the dealer’s, and so not on every one.',
      donohue: 'The player may bet on the packet that they cut. The book covers nothing else.',
    },
  }),
  'stake-refused': law({
    question: 'obliged',
    title: 'The dealer will not meet a stake',
    gist: 'A player stakes more than the dealer likes.',
    aka: ['bet too high', 'limit', 'dealer refuses the bet', 'cover the bet'],
    moment: 'betting',
    facts: {},
    readings: (says) => ({
      [BLUE]: silent('The banker pays all bets on a packet that beats the banker’s. The book does not mention a limit.'),
      [DONOHUE]: says([{ then: [must('dealer', meetStakes)] }], donohue.stake),
    }),
  }),
  'higher-card': law({
    question: 'who-wins',
    title: 'The higher card',
    gist: 'The packets are turned up, and the two bottom cards are of different rank.',
    aka: ['who wins', 'highest card', 'bottom card'],
    moment: 'showdown',
    facts: {
      higher: fact('Whose card is higher?', 'Higher card', {
        player: { label: 'The player’s', if: 'if the player’s card is higher' },
        dealer: { label: 'The dealer’s', if: 'if the dealer’s card is higher' },
      }),
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { higher: 'player' }, then: [paid('dealer-lower', BLUE)] },
          { when: { higher: 'dealer' }, then: [paid('dealer-higher', BLUE)] },
        ],
        blue.bets,
        'Each bet on the packet is paid or lost.',
      ),
      [DONOHUE]: says(
        [
          { when: { higher: 'player' }, then: [paid('dealer-lower', DONOHUE)] },
          { when: { higher: 'dealer' }, then: [paid('dealer-higher', DONOHUE)] },
        ],
        donohue.show,
      ),
    }),
    see: ['blind-hookey.points.dealer-lower', 'blind-hookey.law.equal-cards'],
  }),
  'equal-cards': law({
    question: 'tie',
    title: 'Two cards of one rank',
    gist: 'The bottom card of a packet and the dealer’s are both sevens.',
    aka: ['tie', 'push', 'who wins a tie', 'ace of spades against ace of hearts', 'same card'],
    moment: 'showdown',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [paid('tie', BLUE)] }], blue.bets),
      [DONOHUE]: says([{ then: [paid('tie', DONOHUE)] }], donohue.show),
    }),
    see: ['blind-hookey.points.tie'],
  }),
  ace: law({
    question: 'what-counts',
    title: 'Is the ace high or low?',
    gist: 'One of the two cards is an ace, the other is not.',
    aka: ['ace low', 'ace high', 'does ace beat king'],
    moment: 'showdown',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [isDone(aceHigh)] }], blue.bank),
      [DONOHUE]: says(
        [{ then: [notDecided], note: 'The cut for the deal is decided as at whist. The book does not say how cards rank at the show.' }],
        [donohue.deal, donohue.show],
      ),
    }),
    see: ['blind-hookey.points.rank'],
  }),
  'dealer-beaten': law({
    offence: 'seats-and-partners',
    title: 'The dealer is beaten: who deals next?',
    gist: 'The dealer has lost, and the deal may change hands.',
    aka: ['who is banker next', 'lose the bank', 'sold deal', 'bought the bank'],
    moment: 'hand-over',
    facts: {
      bought: fact('Had the dealer bought the deal?', 'Deal bought', {
        yes: { label: 'Yes', if: 'if the dealer had bought the deal' },
        no: { label: 'No', if: 'if the dealer had not bought the deal' },
      }),
      lower: fact('The dealer’s card is lower than', 'Dealer is below', {
        all: { label: 'Every player’s', chip: 'Every player', if: 'if the dealer’s card is lower than every player’s' },
        some: { label: 'Some players’ cards', chip: 'Some players', if: "if the dealer’s card is lower than only some players'" },
      }),
    },
    readings: (says) => ({
      [BLUE]: silent('The bank is sold to the highest bidder or drawn for. The book does not say when it changes hands.'),
      [DONOHUE]: says(
        [
          { when: { bought: 'yes', lower: 'all' }, then: [passesTo('deal', leftOfSeller)] },
          { when: { bought: 'yes', lower: 'some' }, then: [notDecided], doubtful: true },
          { when: { bought: 'no' }, then: [notDecided], note: 'The book does not say how long a dealer keeps a deal that they have not bought.' },
        ],
        donohue.sold,
      ),
    }),
    leads: {
      donohue:
        'If the dealer bought the deal and every player beats that dealer, the player on the seller’s left deals next. The book does not cover a deal that was not bought.',
    },
  }),
};
