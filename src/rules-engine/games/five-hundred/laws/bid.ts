// The bids: their turn, their size and their rank.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, cannotRecall, must, noPenaltyPrinted, notDecided, passesTo, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { bidOutside, diamondsBidder, keepBid, moreTricks, spadesBidder } from '../words.ts';

const { blue, donohue } = cites;

export const bidLaws = {
  'bid-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Bid out of turn',
    gist: 'A player bids before it is their turn.',
    aka: ['bid too early', 'spoke before the player on the right'],
    moment: 'bidding',
    needs: ['bidding'],
    facts: {},
    leads: { donohue: 'The player may not bid any more for that deal.' },
    readings: () => ({
      donohue: always(barred('offender', 'bid'), donohue.bids, { note: 'For that deal.' }),
      'blue-ribbon-1940': silent('The eldest hand bids or passes first and the others in turn; a bid before its turn has no price.'),
    }),
  }),
  'bid-altered': law({
    offence: 'irregular-bid',
    title: 'Bid altered, or another trump played',
    gist: 'A player wants to change the bid, or to play another trump than the one named.',
    aka: ['changed the bid', 'took back a bid', 'changed trumps after the widow', 'widow was bad'],
    moment: 'bidding',
    needs: ['bidding'],
    facts: {},
    readings: () => ({
      donohue: always([cannotRecall('bidder', 'bid'), must('bidder', keepBid)], donohue.bids),
      'blue-ribbon-1940': always(must('bidder', keepBid), blue.bids, { note: 'The trump that is named with the bid is the one that is played.' }),
    }),
  }),
  'second-bid': law({
    question: 'allowed',
    title: 'A second bid',
    gist: 'A player who has bid or passed wants to bid again, higher than the later bids.',
    aka: ['bid again', 'raise my bid', 'overbid', 'outbid me'],
    moment: 'bidding',
    needs: ['bidding'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([barred('player', 'bid-again'), noPenaltyPrinted], blue.bids),
      donohue: silent('Each player has a turn to bid, from the eldest hand on. The book says nothing of a second turn.'),
    }),
  }),
  'bid-of-ten': law({
    question: 'allowed',
    title: 'A bid of ten tricks, or of five',
    gist: 'A player offers more tricks or fewer than the table of bids has.',
    aka: ['bid ten', 'bid all the tricks', 'minimum bid', 'lowest bid', 'bid five'],
    moment: 'bidding',
    needs: ['bidding'],
    facts: {},
    readings: () => ({
      donohue: always([barred('player', bidOutside), noPenaltyPrinted], donohue.bids),
      'blue-ribbon-1940': always([barred('player', bidOutside), noPenaltyPrinted], [blue.bids, blue.table], {
        note: 'Ten tricks are rewarded, and cannot be bid.',
      }),
    }),
    see: ['five-hundred.points.all-ten'],
  }),
  'which-suit-is-higher': law({
    question: 'who-wins',
    title: 'Which suit is the higher?',
    gist: 'Two players bid the same number of tricks in suits of one colour.',
    aka: ['clubs or spades', 'hearts or diamonds', 'rank of suits', 'avondale', 'which schedule'],
    moment: 'bidding',
    needs: ['bidding'],
    facts: {
      suits: fact('In which suits?', 'Suits', {
        black: { label: 'Clubs and spades', chip: 'Black suits', if: 'if the suits are clubs and spades' },
        red: { label: 'Hearts and diamonds', chip: 'Red suits', if: 'if the suits are hearts and diamonds' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Spades beat clubs, and diamonds beat hearts.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { suits: 'black' }, then: [wins(spadesBidder, 'bid')] },
          { when: { suits: 'red' }, then: [wins(diamondsBidder, 'bid')] },
        ],
        doubted(blue.table, 'The names of the suits are damaged in our copy; an example and the note on nullo (page 394) settle them.'),
        'On page 394 the book names a second schedule, the Avondale one, and prints no value of it.',
      ),
      donohue: says(
        [
          { when: { suits: 'black' }, then: [notDecided], note: 'The text puts spades above clubs, and the table clubs above spades.' },
          { when: { suits: 'red' }, then: [notDecided], note: 'The text puts diamonds above hearts, and the table hearts above diamonds.' },
        ],
        [donohue.bids, donohue.table],
        'Agree upon one of the two before the first deal.',
      ),
    }),
    see: ['five-hundred.points.spades', 'five-hundred.points.spades-in-words'],
  }),
  'equal-bids': law({
    question: 'tie',
    title: 'Two bids of the same value',
    gist: 'A bid is worth as many points as the one before it, with a different number of tricks in another suit.',
    aka: ['nine clubs or seven hearts', 'same value', 'equal bid', 'which bid is higher'],
    moment: 'bidding',
    needs: ['bidding'],
    facts: {},
    readings: () => ({
      donohue: always(wins(moreTricks, 'bid'), donohue.bids, { note: 'Nine clubs go above seven hearts, by the values of its example.' }),
      'blue-ribbon-1940': silent('The most valuable bid is allowed. The book does not say which of two equal ones that is.'),
    }),
  }),
  'nobody-bids': law({
    question: 'nobody-bids',
    title: 'Nobody bids six tricks',
    gist: 'All have passed.',
    aka: ['all pass', 'everybody passed', 'no bid', 'throw in'],
    moment: 'bidding',
    needs: ['bidding'],
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(passesTo('deal', 'left-of-dealer'), blue.bids),
      donohue: always(passesTo('deal', 'left-of-dealer'), donohue.bids, { note: 'The cards are thrown together.' }),
    }),
  }),
};
