// The count: bids made and failed, all ten tricks, and who is out first.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, losesAmount, notDecided, scores, scoresAmount, scoresEach, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { claimGameEarly, goBelow, trickWon } from '../words.ts';

const { blue, donohue } = cites;
const BLUE = 'blue-ribbon-1940';
const DONOHUE = 'donohue';

export const countLaws = {
  'bid-not-made': law({
    question: 'not-made',
    title: 'Bid not made',
    gist: 'The bidder takes fewer tricks than were bid.',
    aka: ['set back', 'went set', 'failed', 'missed the bid'],
    moment: 'hand-over',
    facts: {},
    readings: () => ({
      [BLUE]: always([losesAmount('bidder', 'amount-bid'), scoresEach('each-other-player', pointsOf(points.trick, BLUE), trickWon)], blue.failed, {
        note: 'With three players, each keeps their own tricks.',
      }),
      [DONOHUE]: always([losesAmount('bidder', 'amount-bid'), scoresEach('each-other-player', pointsOf(points.trick, DONOHUE), trickWon)], donohue.others),
    }),
    see: ['five-hundred.points.bid-failed', 'five-hundred.points.trick'],
  }),
  'in-the-hole': law({
    question: 'what-counts',
    title: 'A bid failed that is more than the score',
    gist: 'The bidder has fewer points than are to be taken off.',
    aka: ['in the hole', 'minus', 'below zero', 'negative score', 'not enough points'],
    moment: 'count',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The points are taken off all the same. A bidder’s score may go below zero ("in the hole").' },
    readings: () => ({
      [BLUE]: always(allowed('bidder', goBelow), blue.failed, { note: 'All of the bid is taken off.' }),
      [DONOHUE]: silent('The bid is taken off; of a score below nothing it does not speak.'),
    }),
    see: ['five-hundred.law.bid-not-made'],
  }),
  'more-tricks-than-bid': law({
    question: 'what-counts',
    title: 'More tricks than were bid',
    gist: 'The bidder has made the bid and taken further tricks.',
    aka: ['overtricks', 'extra tricks', 'all ten tricks', 'slam', 'took every trick'],
    moment: 'count',
    facts: {
      taken: fact('How many tricks has the bidder?', 'Tricks taken', {
        some: { label: 'More than the bid, not all ten', chip: 'Not all ten', if: 'if the bidder took more than the bid but not all ten' },
        all: { label: 'All ten, on a bid worth less than 250', chip: 'Ten, bid under 250', if: 'if the bidder took all ten on a bid worth less than 250' },
        dear: { label: 'All ten, on a bid worth 250 or more', chip: 'Ten, bid 250 or up', if: 'if the bidder took all ten on a bid worth 250 or more' },
      }),
    },
    usual: { taken: 'some' },
    leads: {
      'blue-ribbon-1940': 'The bidder scores no more than the amount of the bid. But all ten tricks on a bid worth less than 250 score 250 points.',
      donohue: 'The bidder scores no more than the amount of the bid. But all ten tricks on a bid worth less than 250 score 250 points.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { taken: 'some' }, then: [scoresAmount('bidder', 'amount-bid')] },
          { when: { taken: 'all' }, then: [scores('bidder', pointsOf(points['all-ten'], BLUE))] },
          { when: { taken: 'dear' }, then: [scoresAmount('bidder', 'amount-bid')] },
        ],
        blue.count,
      ),
      [DONOHUE]: says(
        [
          { when: { taken: 'some' }, then: [scoresAmount('bidder', 'amount-bid')] },
          { when: { taken: 'all' }, then: [scores('bidder', pointsOf(points['all-ten'], DONOHUE))] },
          { when: { taken: 'dear' }, then: [scoresAmount('bidder', 'amount-bid')] },
        ],
        donohue.count,
      ),
    }),
    see: ['five-hundred.points.all-ten', 'five-hundred.points.bid-made'],
  }),
  'who-is-out-first': law({
    question: 'who-goes-out',
    title: 'Two who reach 500 in one deal',
    gist: 'More than one player reaches the points of the game with what this deal brings.',
    aka: ['both go out', 'both reach 500', 'who wins', 'opponent went out first', 'reached 500 during the hand'],
    moment: 'count',
    facts: {
      who: fact('Who reaches 500?', 'Reach 500', {
        bidder: { label: 'The bidder and another', chip: 'Bidder and another', if: 'if the bidder and another player reach 500' },
        others: { label: 'Two others, and the bidder does not', chip: 'Two others', if: 'if two others reach 500 and the bidder does not' },
      }),
    },
    usual: { who: 'bidder' },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { who: 'bidder' }, then: [wins('bidder', 'game')], note: 'Even if the other stood nearer to 500 before the deal.' },
          { when: { who: 'others' }, then: [notDecided], note: 'Only the bidder has a place in the order of counting.' },
        ],
        blue.game,
      ),
      [DONOHUE]: says(
        [
          {
            when: { who: 'bidder' },
            then: [wins('bidder', 'game')],
            note: 'What another player has won in the play cannot be scored before the bidder has scored.',
          },
          { when: { who: 'others' }, then: [notDecided], note: 'Only the bidder has a place in the order of counting.' },
        ],
        donohue.first,
      ),
    }),
    see: ['five-hundred.points.order', 'five-hundred.law.claims-out-in-play'],
  }),
  'claims-out-in-play': law({
    question: 'allowed',
    title: 'Game claimed before the last trick',
    gist: 'A player has taken enough tricks to be out and stops the play.',
    aka: ['claim out', 'I am out', 'stop the hand', 'play it out'],
    moment: 'play',
    facts: {
      who: fact('Who claims?', 'Claimed by', {
        bidder: { label: 'The bidder, with the tricks of the bid', chip: 'Bidder', if: 'if the bidder claims with the tricks of the bid' },
        other: { label: 'Another player', if: 'if a player other than the bidder claims' },
      }),
    },
    leads: { donohue: 'The bidder may claim the game as soon as the tricks of the bid are taken. Another player may not claim it.' },
    readings: (says) => ({
      [DONOHUE]: says(
        [
          { when: { who: 'bidder' }, then: [allowed('bidder', claimGameEarly)] },
          { when: { who: 'other' }, then: [barred('player', 'claim-as-won')], note: 'That player scores after the bidder.' },
        ],
        donohue.first,
      ),
      [BLUE]: silent('The bidder counts first after the hand is played; the book does not mention a claim before its end.'),
    }),
    see: ['five-hundred.law.who-is-out-first'],
  }),
};
