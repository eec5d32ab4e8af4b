import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { barred, handEnds, must, notDecided, scoresAmount } from '../../../../laws/remedies.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { calledPartner, helpMaker } from '../../words.ts';
import { sevenHandedCases } from '../shared/cases.ts';
import { bidOf } from '../shared/partners-by-bid.ts';
import { deal } from './scorers.ts';

const bid = bidOf(doubted(cites.blue.sevenHandScoring, 'The book says that bids run from 5 to 20, but explains only 5, 6, 7, 10 and 20.'));

const own = {
  'bid-five': bid('Bid of 5', 'Five tricks, with up to 2 partners and the widow.', 5),
  'bid-six': bid('Bid of 6', 'Six tricks, with up to 3 partners and the widow.', 6),
  'bid-seven': bid('Bid of 7', 'All seven tricks, with up to 3 partners and the widow.', 7),
  'bid-with-widow-alone': bid('Bid of 10', 'All seven tricks, with the widow and no partner.', 10),
  'bid-without-widow': bid('Bid of 20', 'All seven tricks, with neither widow nor partner.', 20),
  'bid-failed': item({
    title: 'Bid not made',
    gist: 'The bidder’s side falls short of the tricks bid.',
    books: { 'blue-ribbon-1940': ruled('the amount bid to each opponent', cites.blue.sevenHandScoring) },
  }),
  'highest-score': item({
    title: 'Who wins',
    gist: 'How the game ends.',
    books: {
      'blue-ribbon-1940': ruled('the first to an agreed number, or, as is more usual, the highest score when the time set is up', cites.blue.sevenHandScoring),
    },
  }),
};

export default variant({
  title: 'Seven-handed euchre',
  aliases: ['Seven-hand euchre'],
  books: { 'blue-ribbon-1940': { heading: 'Seven-Hand Euchre', pages: '230-231' } },
  has: { 'turned-card': false, 'lone-hand': false, bidding: true, widow: true },
  players: { min: 7, max: 7 },
  packs: ['standard-53'],
  glance: {
    Deal: '7 cards each and a widow of 4',
    Bids: '{points.bid-five}, {points.bid-six}, {points.bid-seven}, {points.bid-with-widow-alone} or {points.bid-without-widow}, with the suit named; one bid each',
    Partners: 'chosen by the bidder after the widow: 2 for a bid of 5, 3 for 6 or 7, none for 10 or 20',
    'Best trump': 'the joker, then the bowers',
    Lead: 'the maker of the trump',
  },
  laws: {
    amend: {
      revoke: {
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              {
                when: { sides: 'one' },
                then: [handEnds, scoresAmount('each-opponent', 'amount-bid')],
                note: 'The opponents are those of the side that revoked, whichever side made the bid.',
              },
              { when: { sides: 'both' }, then: [notDecided] },
            ],
            cites.blue.sevenHandScoring,
          ),
        }),
      },
    },
    add: {
      'second-bid': law({
        offence: 'irregular-bid',
        title: 'A second bid',
        gist: 'A player who has bid or passed wants to bid again.',
        aka: ['raise my bid', 'bid twice'],
        moment: 'bidding',
        facts: {},
        readings: () => ({ 'blue-ribbon-1940': always(barred('anyone', 'bid-again'), cites.blue.sevenHandScoring) }),
      }),
      'chosen-partner-refuses': law({
        question: 'obliged',
        title: 'A chosen partner refuses',
        gist: 'A player to whom the bidder has passed a red counter does not want to help.',
        aka: ['refuse to assist', 'will not be partner'],
        moment: 'making-trump',
        facts: {},
        readings: () => ({ 'blue-ribbon-1940': always(must(calledPartner, helpMaker), cites.blue.sevenHandScoring) }),
        leads: { 'blue-ribbon-1940': 'The player who was given the red counter must help the bidder.' },
      }),
      'bid-not-made': law({
        question: 'not-made',
        title: 'Bid not made',
        gist: 'The bidder’s side takes fewer tricks than the bid asks for.',
        aka: ['euchred', 'went set', 'failed bid'],
        moment: 'hand-over',
        facts: {},
        readings: () => ({ 'blue-ribbon-1940': always(scoresAmount('each-opponent', 'amount-bid'), cites.blue.sevenHandScoring) }),
        see: ['euchre/seven-handed.points.bid-failed'],
      }),
    },
  },
  points: { add: own },
  scorers: { deal },
  examples: [
    lawExample('revoke', cites.blue.sevenHandScoring, { sides: 'one' }, 'An opponent of a bidder who bid 6 revokes.', 'opponent scores the amount of the bid'),
    lawExample('second-bid', cites.blue.sevenHandScoring, {}, 'A player bids 5, is passed by 6, and wants to say 7.', 'obody may bid a second time'),
    lawExample('chosen-partner-refuses', cites.blue.sevenHandScoring, {}, 'A red counter comes to a player who would rather defend.', 'must help the maker'),
    lawExample('bid-not-made', cites.blue.sevenHandScoring, {}, 'A bid of 6 ends with five tricks.', 'opponent scores the amount of the bid'),
    scoreExample(
      'deal',
      cites.blue.sevenHandScoring,
      { bid: 'five', partners: '2', tricks: '6', revoke: 'none' },
      'A bid of 5 with two partners takes six tricks: no more than the bid is scored.',
      { Bidder: 5, 'Each partner': 5 },
      'each partner score 5',
    ),
    scoreExample(
      'deal',
      cites.blue.sevenHandPack,
      { bid: 'twenty', partners: '0', tricks: '6', revoke: 'none' },
      'A bid of 20, with neither widow nor partner, takes six of the seven tricks.',
      { 'Each opponent': 20 },
    ),
    ...sevenHandedCases,
  ],
});
