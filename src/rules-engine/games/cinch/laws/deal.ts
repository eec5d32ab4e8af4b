// The deal: out of turn, cards exposed, a wrong number.
import { fact, law, silent } from '../../../core/laws.ts';
import { allowed, barred, isDone, losesDeal, mayDemand, misdeal, newDeal, scoresNothing, stands } from '../../../core/remedies.ts';
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
      noticed: fact('When was it noticed?', {
        'in-time': ['Before the last three cards were given', 'before the last three cards'],
        late: ['After that', 'later'],
      }),
    },
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
    facts: { who: fact('Who exposed it?', { dealer: ['The dealer', 'by the dealer'], other: ['Anyone else', 'by another'] }) },
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
      found: fact('How far has it gone?', {
        before: ['Nobody has bid', 'before a bid'],
        three: ['There is a bid, and three hands are right', 'after a bid, three hands right'],
        fewer: ['There is a bid, and fewer than three hands are right', 'after a bid, fewer hands right'],
        played: ['Somebody with a card too many has already played one', 'played to the first trick'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { found: ['before', 'fewer'] }, then: [misdeal, losesDeal(null)] },
          { when: { found: 'three' }, then: [stands('deal')] },
          { when: { found: 'played' }, then: [stands('deal'), scoresNothing(overfullPair)] },
        ],
        blue.dealing,
      ),
      'uspc-1898': NOT_1898,
    }),
    see: ['cinch.law.bid-with-too-many'],
  }),
};
