// The draw for the deal, the bids, and the dealer who sells.
import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, refersTo, silent } from '../../../laws/laws.ts';
import { allowed, barred, isDone, must, noPenaltyPrinted, notDecided, scoresAmount } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { anotherCard, bidOnceMore, leadHisTrump, leadTrumpsFirst, makeRefusedNumber, pitchUnbid, refuseBids } from '../words.ts';

const { blue, donohue, uspc } = cites;

export const biddingLaws = {
  'cut-for-deal': law({
    question: 'tie',
    title: 'Equal cards in the draw for the deal',
    gist: 'Two players have the highest card of those given out for the deal.',
    aka: ['tie for the deal', 'who deals first'],
    moment: 'cut',
    facts: {},
    readings: () => ({
      'uspc-1898': always(isDone(anotherCard), uspc.players, { note: 'The highest deals.' }),
      'blue-ribbon-1940': silent(),
    }),
  }),
  'second-bid': law({
    question: 'allowed',
    title: 'A second bid',
    gist: 'A player who has bid or passed wants to bid higher when their turn comes again.',
    aka: ['bid again', 'raise my bid', 'outbid', 'how often can you bid', 'go higher when it comes back to me'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(
        barred('anyone', 'bid-again'),
        doubted(blue.family, 'By auction pitch, in which each player bids once. The book calls pedro a variety of it, but does not give this rule here.'),
      ),
      donohue: always(allowed('player', bidOnceMore), donohue.bids, { note: 'Until all are satisfied.' }),
      'uspc-1898': always(allowed('player', bidOnceMore), uspc.bids, { note: 'Until all are through.' }),
    }),
  }),
  'pitched-without-bid': law({
    offence: 'irregular-bid',
    title: 'Trump led without a winning bid',
    gist: 'A player leads the trump and has not bid, or has not bid higher than the others.',
    aka: ['led without bidding', 'pitched without bidding'],
    moment: 'bidding',
    facts: {
      how: fact('What had the player bid?', 'Had bid', {
        nothing: {
          label: 'Nothing; it was the player’s turn to bid',
          chip: 'Nothing, in turn',
          if: 'if the player had bid nothing and it was their turn to bid',
        },
        lower: { label: 'Not more than an earlier bid', chip: 'Not enough', if: 'if the player had not bid more than an earlier bid' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player whose bid was no higher than an earlier one may not lead the trump. The book does not cover a player who had not bid at all.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { how: 'nothing' },
            then: [notDecided],
            note: 'In auction pitch the player has to make four, all its points; the book does not say whether it is four or all here.',
          },
          { when: { how: 'lower' }, then: [barred('offender', pitchUnbid)] },
        ],
        [blue.penalties, doubted(blue.family, 'By the penalties of auction pitch, page 9.')],
      ),
      donohue: silent('The dealer either sells the trump or makes it.'),
      'uspc-1898': silent('The dealer either sells the trump or makes it.'),
    }),
  }),
  'nobody-bids': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All the players pass.',
    aka: ['all pass', 'everyone passes', 'no offer', 'no one buys', 'nobody wants to buy from the dealer'],
    moment: 'bidding',
    facts: {},
    leads: {
      donohue: 'The dealer must lead a card of the suit that the dealer wants as trumps.',
      'uspc-1898': 'The dealer must lead a card of the suit that the dealer wants as trumps.',
    },
    readings: () => ({
      'uspc-1898': always(must('dealer', leadHisTrump), uspc.noBid, { note: 'The first card that the dealer leads makes the trump.' }),
      'blue-ribbon-1940': silent('In auction pitch, of which it is a variety, the eldest hand then leads any card.'),
      donohue: always(
        must('dealer', leadHisTrump),
        doubted(donohue.clause, 'By the pitch to which the book refers (page 48), in which the seller leads the trump; here the dealer sells.'),
      ),
    }),
  }),
  'dealer-refuses-bids': law({
    question: 'allowed',
    title: 'Dealer refuses the best bid',
    gist: 'The dealer has heard the bids and wants to be the one who makes the trump.',
    aka: ['dealer rejects', 'will not sell', 'dealer keeps the trump'],
    moment: 'bidding',
    facts: {},
    leads: {
      donohue: 'The dealer may refuse every bid and make the trump, but must then make as many points as were offered.',
      'uspc-1898': 'The dealer may refuse every bid and make the trump, but must then make as many points as were offered.',
    },
    readings: () => ({
      'blue-ribbon-1940': silent('Bids go to the board; the highest bidder makes the trump.'),
      donohue: always([allowed('dealer', refuseBids), must('dealer', makeRefusedNumber)], [donohue.bids, donohue.refused]),
      'uspc-1898': always([allowed('dealer', refuseBids), must('dealer', makeRefusedNumber)], [uspc.noBid, uspc.failed]),
    }),
    see: ['pedro.law.refused-bid-not-made'],
  }),
  'bid-to-the-dealer': law({
    question: 'what-counts',
    title: 'The bid that is accepted',
    gist: 'The dealer sells the trump for a bid. What does the dealer get for it?',
    aka: ['dealer scores the bid', 'who gets the bid', 'sold the trump'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('Bids go to the board, and nobody scores them.'),
      donohue: always(
        scoresAmount('dealer', 'amount-bid'),
        doubted(donohue.clause, 'By the pitch to which it refers (page 48), where the seller scores the bid before a card is led; here the dealer sells.'),
      ),
      'uspc-1898': always(scoresAmount('dealer', 'amount-bid'), uspc.noBid, { note: 'At once: it comes off the dealer’s score, which runs down to nothing.' }),
    }),
    see: ['pedro.points.sold'],
  }),
  'first-lead': law({
    question: 'obliged',
    title: 'First lead that is no trump',
    gist: 'The player who bought the trump leads another suit to the first trick.',
    aka: ['must lead trumps', 'led something else first', 'winner of the bidding did not lead a trump'],
    moment: 'opening-lead',
    facts: {},
    readings: () => ({
      'uspc-1898': always([must('bidder', leadTrumpsFirst), noPenaltyPrinted], uspc.play, { note: 'Later leads are free.' }),
      'blue-ribbon-1940': silent('The trump is made by its being led to the first trick.'),
      donohue: silent('The trump is made by its being led, as in pitch.'),
    }),
  }),
  'wrong-suit-led': law({
    offence: 'wrong-trump',
    title: 'Bidder leads the wrong suit',
    gist: 'The bidder meant to make one suit trump, and leads another by mistake.',
    aka: ['led the wrong suit', 'pitched the wrong card'],
    moment: 'opening-lead',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': refersTo('pitch.law.wrong-suit-led', blue.family),
      'uspc-1898': silent('The buyer has to lead trumps; the book does not mention a suit led by mistake.'),
    }),
    leads: { 'blue-ribbon-1940': 'The lead stands, and the suit led is trump.' },
    see: ['pedro.law.first-lead'],
  }),
};
