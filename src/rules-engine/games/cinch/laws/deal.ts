// The deal: out of turn, cards exposed, a wrong number.
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, isDone, losesDeal, mayDemand, misdeal, newDeal, scoresNothing, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { dealStopped, overfullPair, stopDeal } from '../words.ts';

const { blue } = cites;
const NOT_1898 = silent('Nine cards each, three at a time; for a fault in dealing the book has no price.');

export const dealLaws = {
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'A player deals when it is the deal of another.',
    aka: ['wrong dealer', 'stole the deal'],
    moment: 'deal',
    facts: {
      noticed: fact('When was it noticed?', 'Noticed', {
        'in-time': { label: 'Before the last three cards were given', chip: 'In time', if: 'before the last three cards were given' },
        late: { label: 'After that', chip: 'Too late', if: 'after the last three cards were given' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'If this is noticed before the last three cards are given, the deal is stopped. After that, nobody may stop it.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { noticed: 'in-time' }, then: [isDone(dealStopped)] },
          { when: { noticed: 'late' }, then: [barred('anyone', stopDeal)], note: 'The limit is given; that the deal then stands is left to the reader.' },
        ],
        blue.dealing,
      ),
      'uspc-1898': NOT_1898,
    }),
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'A card is shown while the cards are dealt.',
    aka: ['flashed a card', 'turned a card over', 'card face up'],
    moment: 'deal',
    facts: {
      who: fact('Who exposed it?', 'Exposed by', {
        dealer: { label: 'The dealer', chip: 'Dealer', if: 'if the dealer exposed the card' },
        other: { label: 'Anyone else', if: 'if anyone but the dealer exposed the card' },
      }),
    },
    usual: { who: 'dealer' },
    leads: {
      'blue-ribbon-1940': 'If the dealer exposed it, the dealer’s opponents may have the cards dealt again. If anyone else did, the dealer may deal again.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'dealer' }, then: [mayDemand('opponents-of-dealer', newDeal(null))] },
          { when: { who: 'other' }, then: [allowed('dealer', 'deal-again')] },
        ],
        blue.dealing,
      ),
      'uspc-1898': NOT_1898,
    }),
  }),
  'wrong-number': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards or hands',
    gist: 'The dealer gives a player more or fewer than nine cards, or deals a wrong number of hands.',
    aka: ['misdeal', 'ten cards', 'eight cards', 'too many cards', 'dealt wrong'],
    moment: 'deal',
    facts: {
      found: fact('How far has it gone?', 'Stage', {
        before: { label: 'Nobody has bid', chip: 'No bid yet', if: 'before anybody has bid' },
        three: {
          label: 'There is a bid, and three players have the right number',
          chip: 'Bid, three right',
          if: 'once there is a bid and three hands have the right number',
        },
        fewer: {
          label: 'There is a bid, and fewer than three players have the right number',
          chip: 'Bid, fewer right',
          if: 'once there is a bid and more than one hand has a wrong number',
        },
        played: {
          label: 'Somebody with too many cards has played in the first trick',
          chip: 'Card played',
          if: 'once somebody with too many cards has played in the first trick',
        },
      }),
    },
    usual: { found: 'before' },
    leads: {
      'blue-ribbon-1940':
        'Before any bid, or if several hands are wrong, the dealer loses the deal. Otherwise it stands, but once a player with too many cards has played, that player’s side scores nothing.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { found: ['before', 'fewer'] }, then: [misdeal, losesDeal(null)] },
          {
            when: { found: 'three' },
            then: [stands('deal')],
            note: 'The book does not say here how the fourth hand is put right. There is another law for a player who has bid with too many cards.',
          },
          { when: { found: 'played' }, then: [stands('deal'), scoresNothing(overfullPair)] },
        ],
        blue.dealing,
      ),
      'uspc-1898': NOT_1898,
    }),
    see: ['cinch.law.bid-with-too-many'],
  }),
};
