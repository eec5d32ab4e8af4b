// The bids: their turn, their number, and who names the trump.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, choice, isDone, isVoid, losesAmount, losesDeal, must, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { bidBeforeSecond, bidOneAndName, dealerAndPartner, extraWithdrawn, offenderAndPartner, rejectBids, theirBids } from '../words.ts';

const { blue, uspc } = cites;

export const biddingLaws = {
  'bid-out-of-turn': law({
    offence: 'bid-out-of-turn',
    title: 'Bid out of turn',
    gist: 'A player bids before it is their turn.',
    aka: ['bid too early', 'bid before eldest hand', 'made his bid good out of turn', 'spoke before his turn'],
    moment: 'bidding',
    needs: ['partners'],
    facts: {
      who: fact('Who bid too early?', 'Who bid too early', {
        early: { label: 'A player, before the eldest hand has spoken', chip: 'Before the first', if: 'if the player on the dealer’s left had not yet spoken' },
        partner: {
          label: 'The player on the dealer’s left has bid, and the partner bids before the second player',
          chip: 'Partner after bid',
          if: 'if the first player bid and the partner bids out of turn',
        },
        passed: {
          label: 'The player on the dealer’s left has passed, and the partner bids before the second player',
          chip: 'Partner after pass',
          if: 'if the first player passed and the partner bids out of turn',
        },
        dealer: { label: 'The dealer, after the eldest hand has spoken', chip: 'Dealer', if: 'if the dealer bids out of turn after the first player spoke' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A side that bids before the player on the dealer’s left has spoken may bid no more. If the dealer later bids out of turn, the dealer’s side loses its bids. There are more cases.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'early' }, then: [barred(offenderAndPartner, 'bid')] },
          { when: { who: 'partner' }, then: [allowed('dealer', bidBeforeSecond)] },
          { when: { who: 'passed' }, then: [notDecided], note: 'The rule is for an eldest hand that has bid.' },
          { when: { who: 'dealer' }, then: [losesAmount(dealerAndPartner, theirBids)] },
        ],
        blue.bidding,
        'Whether the points are made afterwards is no part of the rule.',
      ),
      'uspc-1898': silent('The bids begin on the left of the dealer; the book does not mention one before its turn.'),
    }),
    see: ['cinch.law.second-bid'],
  }),
  'bid-with-too-many': law({
    offence: 'irregular-bid',
    title: 'Bid with more than nine cards',
    gist: 'A player bids and is then found with a card too many.',
    aka: ['bid with ten cards', 'extra card when bidding'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([isVoid('bid'), isDone(extraWithdrawn)], blue.bidding),
      'uspc-1898': silent(),
    }),
    see: ['cinch.law.wrong-number'],
  }),
  'second-bid': law({
    question: 'allowed',
    title: 'A second bid',
    gist: 'A player who has bid or passed wants to bid again.',
    aka: ['bid twice', 'raise my bid', 'outbid', 'bid again'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(barred('anyone', 'bid-again'), blue.bids),
      'uspc-1898': always(barred('anyone', 'bid-again'), uspc.bids),
    }),
  }),
  'dealer-rejects-bids': law({
    question: 'allowed',
    title: 'Dealer rejects the bids',
    gist: 'The dealer has heard the bids and wants to be the one who names the trump.',
    aka: ['dealer refuses the bid', 'dealer takes it himself', 'can the dealer overrule'],
    moment: 'bidding',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must('bidder', 'name-trump'), blue.bids, { note: 'The highest bidder, no matter who dealt.' }),
      'uspc-1898': always(allowed('dealer', rejectBids), uspc.bids, {
        note: 'The book does not say here what the dealer then has to make. Under Pedro Sancho (page 72) it holds such a dealer to the highest bid.',
      }),
    }),
  }),
  'nobody-bids': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All the players before the dealer have passed.',
    aka: ['all pass', 'everybody passed', 'dealer stuck', 'dealer refuses to bid'],
    moment: 'bidding',
    facts: {},
    leads: { 'uspc-1898': 'The dealer chooses: bid one point and name the trump, or lose the deal.' },
    readings: () => ({
      'uspc-1898': always(choice('dealer', must('dealer', bidOneAndName), losesDeal(null)), uspc.bids),
      'blue-ribbon-1940': silent('The highest bidder names the trump; the book does not mention a round of passes.'),
    }),
  }),
  'trump-named-early': law({
    offence: 'irregular-bid',
    title: 'Trump named before the partner’s turn',
    gist: 'A player names their suit while their partner has yet to bid or pass.',
    aka: ['said the suit too soon', 'told his suit', 'named trump before partner bid'],
    moment: 'bidding',
    needs: ['partners'],
    facts: {},
    leads: { 'blue-ribbon-1940': 'The partner of the player who named the trump may not bid.' },
    readings: () => ({
      'blue-ribbon-1940': always(barred('partner-of-offender', 'bid'), blue.bidding),
      'uspc-1898': silent('The trump is named after the highest bid; the book does not mention one named before it.'),
    }),
  }),
};
