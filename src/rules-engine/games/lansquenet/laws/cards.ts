import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, isDone, noPenaltyPrinted, notDecided, passesTo } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { besideOwn, betOnHand, betOnSingle, laidAnother } from '../words.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';

export const cards = {
  'card-matches-hand': law({
    question: 'what-counts',
    title: 'A first card matches a hand card',
    gist: 'The card dealt for the dealer or for the players is of the rank of one of the hand cards, the two laid aside first.',
    aka: ['same as the hand card', 'doublet', 'double card', 'banker matches hand card'],
    moment: 'deal',
    facts: {
      whose: fact('Whose card is it?', 'Card', {
        dealer: { label: 'The dealer’s own', chip: 'The dealer’s own', if: 'if it is the dealer’s own card' },
        players: { label: 'The players’', chip: 'The players’', if: 'if it is the players’ card' },
      }),
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree about the dealer’s own card: by Blue Ribbon it is laid with the hand card and another is dealt; by Donohue it stays, and nobody may bet on later cards that match no card on the table. Only Blue Ribbon covers the players’ card: it too is laid with the hand card.',
    },
    readings: (says) => ({
      [BLUE]: says([{ then: [isDone(laidAnother)], note: 'Every bet has to lie on a single card.' }], blue.first),
      donohue: says(
        [
          { when: { whose: 'dealer' }, then: [barred('all-players', betOnSingle), noPenaltyPrinted], note: 'The dealer’s card is then double.' },
          { when: { whose: 'players' }, then: [notDecided] },
        ],
        donohue.play,
      ),
    }),
    leads: {
      donohue:
        'If the dealer’s own card matches a hand card, nobody may bet on later cards that match no card on the table. If the players’ card matches one, the book does not cover this.',
    },
    see: ['lansquenet.points.hand-cards'],
  }),
  'bet-on-hand': law({
    question: 'allowed',
    title: 'A bet on a hand card',
    gist: 'A player wants to put money on one of the two cards laid aside.',
    aka: ['bet on the hand cards', 'which cards can I bet on'],
    moment: 'betting',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [barred('player', betOnHand), noPenaltyPrinted] }], blue.hand),
      donohue: silent('The book mentions bets on the rejouissance card and on single cards.'),
    }),
  }),
  'third-card': law({
    question: 'what-counts',
    title: 'A third card of a rank that has been matched',
    gist: 'Two cards of a rank have come, and now the third.',
    aka: ['third of a kind', 'fourth card', 'bet on it again', 'triplet'],
    moment: 'play',
    facts: {},
    leads: { donohue: 'The third card is laid with the two that it matches, beside the dealer’s own card.' },
    readings: (says) => ({
      [BLUE]: says([{ then: [notDecided], note: 'The pair is laid beside the banker’s card, apart from the single ones.' }], blue.play),
      donohue: says([{ then: [isDone(besideOwn)], note: 'The fourth goes the same way.' }], donohue.play),
    }),
  }),
  'hand-cards-matched': law({
    question: 'what-counts',
    title: 'Both hand cards are matched first',
    gist: 'Both hand cards have come again before the dealer’s own card.',
    aka: ['deal again', 'keep the deal', 'both hand cards came', 'gather the cards'],
    moment: 'play',
    facts: {
      players: fact('Has a card of the players come before that?', 'Players’ card came', {
        no: { label: 'No', if: 'if no players’ card came before the second hand card' },
        yes: { label: 'Yes', if: 'if a players’ card came before the second hand card' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If both hand cards were matched before any card of the players was, the dealer may keep the deal for another hand. Otherwise, the book does not cover this.',
    },
    verdict: {
      kind: 'agree',
      say: 'Blue Ribbon and Donohue agree: if both hand cards were matched before any card of the players was, the dealer may keep the deal for another hand. If a card of the players was matched earlier, by Donohue the dealer may do so too; Blue Ribbon does not cover this.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          {
            when: { players: 'no' },
            then: [allowed('dealer', 'deal-again')],
            note: 'The dealer gathers up all the cards. The book does not say what then becomes of the bets.',
          },
          { when: { players: 'yes' }, then: [notDecided] },
        ],
        blue.play,
      ),
      donohue: says([{ then: [allowed('dealer', 'deal-again')], note: 'The book does not say what becomes of bets that are still open.' }], donohue.handCards),
    }),
    see: ['lansquenet.law.who-deals-next'],
  }),
  'who-deals-next': law({
    offence: 'seats-and-partners',
    title: 'Who deals next',
    gist: 'The dealer’s own card has come before both hand cards.',
    aka: ['does the deal pass', 'change of dealer', 'lose the deal', 'next banker'],
    moment: 'hand-over',
    facts: {},
    readings: (says) => ({
      [BLUE]: says([{ then: [passesTo('deal', 'left-of-dealer')], doubtful: true }], blue.passing),
      donohue: says(
        [{ then: [notDecided], note: 'The book says only that both hand cards before the dealer’s own give the dealer another deal.' }],
        donohue.handCards,
      ),
    }),
    see: ['lansquenet.law.hand-cards-matched'],
  }),
};
