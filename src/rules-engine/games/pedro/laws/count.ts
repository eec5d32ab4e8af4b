// The count: whose the points are, bids made and failed, and who is out first.
import { always, fact, law, refersTo, silent } from '../../../laws/laws.ts';
import { losesAmount, must, noPenaltyPrinted, scoresAmount, scoresNothing, wins } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { checkClaims, countFive, onlyTheBid, pointForLow, stateOfGame, whateverMade } from '../words.ts';

const { blue, donohue, uspc } = cites;
const setBack = [losesAmount('bidder', 'amount-bid'), scoresNothing('bidder')];

export const countLaws = {
  'who-scores-low': law({
    question: 'what-counts',
    title: 'Whose low is',
    gist: 'The lowest trump was held by one player and taken by another.',
    aka: ['who gets low', 'lost the deuce', 'is low mine'],
    moment: 'count',
    facts: {
      custom: fact('Was it agreed that low is the deuce, for its taker?', 'Deuce as low', {
        no: { label: 'No', chip: 'Not agreed', if: 'if it was not agreed that low is the deuce, for its taker' },
        yes: { label: 'Yes', chip: 'Agreed', if: 'if it was agreed that low is the deuce, for its taker' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The winner of the trick scores the point for low.',
      'uspc-1898': 'The winner of the trick scores the point for low.',
      donohue: 'The player it was dealt to scores the point. If it was agreed that low is the deuce and goes to its taker, the winner of the trick scores it.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon and U.S. Playing Card the winner of the trick scores low; by Donohue the player the card was dealt to, unless it was agreed that the deuce is low and counts for its taker.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': always(scoresAmount('trick-winner', pointForLow), blue.points),
      donohue: says(
        [
          { when: { custom: 'no' }, then: [scoresAmount('player-who-got-it', pointForLow)] },
          { when: { custom: 'yes' }, then: [scoresAmount('trick-winner', pointForLow)], note: 'A deuce that stays in the pack is nobody’s.' },
        ],
        [donohue.clause, donohue.low],
      ),
      'uspc-1898': always(scoresAmount('trick-winner', pointForLow), uspc.points),
    }),
    see: ['pedro.points.low'],
  }),
  'bid-made': law({
    question: 'what-counts',
    title: 'More points than were bid',
    gist: 'The bidder has made the bid and points above it.',
    aka: ['over the bid', 'made more than I bid', 'extra points'],
    moment: 'count',
    facts: {
      custom: fact('Was it agreed that a bidder scores the bid alone?', 'Bid alone scored', {
        no: { label: 'No', chip: 'Not agreed', if: 'if it was not agreed that a bidder scores the bid alone' },
        yes: { label: 'Yes', chip: 'Agreed', if: 'if it was agreed that a bidder scores the bid alone' },
      }),
    },
    leads: {
      donohue:
        'The bidder scores every point that the bidder made, even above the bid. But if it was agreed that a bidder scores the bid alone, the bidder scores no more than the bid.',
      'uspc-1898': 'The bidder scores every point that the bidder made, even above the bid.',
    },
    verdict: {
      kind: 'distinguishes',
      say: 'Both books agree that the bidder scores every point made, even above the bid. Only Donohue has a special rule: if it was agreed that a bidder scores the bid alone, the bidder scores no more than the bid.',
    },
    readings: (says) => ({
      donohue: says(
        [
          { when: { custom: 'no' }, then: [scoresAmount('bidder', whateverMade)] },
          { when: { custom: 'yes' }, then: [scoresAmount('bidder', onlyTheBid)], note: 'The others score what they made.' },
        ],
        [donohue.made, donohue.onlyBid],
      ),
      'uspc-1898': always(scoresAmount('bidder', whateverMade), uspc.failed),
      'blue-ribbon-1940': silent('It is left to auction pitch, where a bidder who makes good scores whatever they win.'),
    }),
    see: ['pedro.points.bid-made', 'pedro.points.only-bid'],
  }),
  'bid-not-made': law({
    question: 'not-made',
    title: 'Bid not made',
    gist: 'The bidder makes fewer points than they bid.',
    aka: ['set back', 'went set', 'do I keep what I made', 'failed bid', 'bought it and fell short', 'bought for seven and got only five'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': refersTo('pitch.law.bid-not-made', blue.family),
      donohue: always(setBack, [donohue.game, donohue.clause], {
        note: 'The amount is added to a score that runs down. That nothing made counts is the rule of its pitch.',
      }),
      'uspc-1898': always(setBack, uspc.failed, { note: 'The amount is added to a score that runs down.' }),
    }),
    see: ['pedro.points.bid-failed'],
  }),
  'refused-bid-not-made': law({
    question: 'not-made',
    title: 'Dealer keeps the trump and fails',
    gist: 'The dealer refuses the best bid, makes the trump and makes fewer points than were offered.',
    aka: ['refused the bid', 'would not sell', 'dealer set back'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('Bids go to the board; there is no seller.'),
      donohue: always([losesAmount('dealer', 'amount-bid'), scoresNothing('dealer')], [donohue.refused, donohue.clause], {
        note: 'The amount is that of the best bid refused. That nothing made counts is the rule of its pitch.',
      }),
      'uspc-1898': always([losesAmount('dealer', 'amount-bid'), scoresNothing('dealer')], uspc.failed, {
        note: 'The amount is that of the highest bid refused.',
      }),
    }),
    leads: {
      donohue: 'The dealer loses as many points as the best bid that was refused, and scores nothing for this deal.',
      'uspc-1898': 'The dealer loses as many points as the best bid that was refused, and scores nothing for this deal.',
    },
    see: ['pedro.law.dealer-refuses-bids'],
  }),
  'both-go-out': law({
    question: 'who-goes-out',
    title: 'Two players reach the game',
    gist: 'In one deal more than one player makes points enough to go out.',
    aka: ['both go out', 'who goes out first', 'tie for game', 'who wins', 'both down to one', 'each needs one more'],
    moment: 'score-entered',
    facts: {},
    leads: {
      donohue: 'The points are counted in the order high, low, jack, game, pedro. The player who first has enough to go out wins the game.',
      'uspc-1898': 'The points are counted in the order high, low, jack, game, pedro. The player who first has enough to go out wins the game.',
    },
    readings: () => ({
      'blue-ribbon-1940': silent('No order is printed for the plain form, nor a number to play to; its forms have both.'),
      donohue: always([must('all-players', countFive), wins('first-out', 'game')], [donohue.order, donohue.example, donohue.withoutSancho]),
      'uspc-1898': always([must('all-players', countFive), wins('first-out', 'game')], [uspc.points, uspc.pedro]),
    }),
    see: ['pedro.points.order'],
  }),
  'claimed-points': law({
    question: 'who-decides',
    title: 'Points claimed that another doubts',
    gist: 'A player claims points, and another doubts them.',
    aka: ['who keeps the score', 'dispute about points', 'scorer decides'],
    moment: 'score-entered',
    facts: {},
    leads: { donohue: 'The scorer must see that every point claimed was made by the cards, and must tell the score to a player who asks.' },
    readings: () => ({
      donohue: always([must('bookkeeper', checkClaims), must('bookkeeper', stateOfGame)], donohue.scorer),
      'uspc-1898': always([must('bookkeeper', checkClaims), noPenaltyPrinted], uspc.scorer),
      'blue-ribbon-1940': silent(),
    }),
  }),
};
