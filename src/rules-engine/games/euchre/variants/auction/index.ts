import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { fact, law, refersTo } from '../../../../laws/laws.ts';
import { scores, scoresAmount } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { byClause, DEAL_LAWS, dealOutOfTurn } from '../shared/by-clause.ts';
import { auctionCases } from '../shared/cases.ts';
import { ledForPartner, revokeWithoutLone, wrongNumberVerdict } from '../shared/leads.ts';
import { auctionAdd, auctionAmend } from './points.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'Auction euchre',
  aliases: ['French euchre', 'Bid euchre'],
  books: {
    'uspc-1898': { heading: 'Auction Euchre', pages: '16' },
    'blue-ribbon-1940': { heading: 'Auction Euchre, or French Euchre', pages: '225-226', inherits: { from: 'euchre', cite: cites.blue.auctionBidding } },
  },
  has: { 'turned-card': false, discard: false, 'lone-hand': false, bidding: true },
  players: { min: 2, max: 7, usual: 4, say: 'four as partners (U.S. Playing Card); any number that euchre allows (Blue Ribbon)' },
  packs: ['piquet-32'],
  glance: {
    'What changes': 'the trump is bid for by tricks, not turned up',
    Bid: 'scores itself, never more',
    'Bid failed': 'the bid to the opponents (U.S. Playing Card); {points.bid-failed blue-ribbon-1940} to every other player (Blue Ribbon)',
    Game: '{points.game uspc-1898} (U.S. Playing Card), or {points.short-game} with fixed points; usually {points.game blue-ribbon-1940} (Blue Ribbon)',
  },
  facts: { bid: 'none' },
  laws: {
    amend: {
      'lead-out-of-turn': ledForPartner,
      revoke: revokeWithoutLone,
      ...byClause('uspc-1898', cites.uspc.auction, DEAL_LAWS),
      'wrong-number': {
        verdict: wrongNumberVerdict,
        readings: () => ({ 'uspc-1898': refersTo('euchre.law.wrong-number', cites.uspc.auction) }),
      },
      'deal-out-of-turn': dealOutOfTurn(cites.blue.auctionBidding, refersTo('euchre.law.deal-out-of-turn', cites.uspc.auction)),
    },
    add: {
      'bid-not-made': law({
        question: 'not-made',
        title: 'Bid not made',
        gist: 'The bidder takes fewer tricks than the bid.',
        aka: ['euchred', 'went set', 'failed bid'],
        moment: 'hand-over',
        facts: {
          custom: fact('Were fixed points agreed on?', 'Fixed points', {
            bid: { label: 'No', if: 'if no fixed points were agreed on' },
            fixed: { label: 'Yes', if: 'if fixed points were agreed on' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'Every other player at the table scores 2 points.',
          'uspc-1898': 'The other side scores the number of tricks bid, or 2 points if fixed points were agreed on.',
        },
        verdict: {
          kind: 'disagree',
          say: 'The books disagree: by Blue Ribbon every other player scores 2 points; by U.S. Playing Card the other side scores the number of tricks bid, or 2 points if fixed points were agreed on.',
        },
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { custom: 'bid' }, then: [scoresAmount('opponents', 'amount-bid')] },
              { when: { custom: 'fixed' }, then: [scores('opponents', pointsOf(auctionAdd['fixed-euchre'], 'uspc-1898'))] },
            ],
            [cites.uspc.auction, cites.uspc.sixHandedScoring],
          ),
          'blue-ribbon-1940': says(
            [{ then: [scores('each-other-player', pointsOf(auctionAdd['bid-failed'], 'blue-ribbon-1940'))], note: 'The book knows no fixed points.' }],
            cites.blue.auctionGame,
          ),
        }),
        see: ['euchre/auction.points.bid-failed'],
      }),
    },
  },
  points: {
    amend: auctionAmend,
    add: auctionAdd,
    repeal: {
      point: 'The bid is what counts.',
      march: 'The bid is what counts.',
      euchre: 'A failed bid has a figure of its own.',
      'revoke-lone': 'The bid is what counts; nobody has a lone hand.',
      'lead-against-lone': 'The bid is what counts; nobody has a lone hand.',
    },
  },
  scorers: { deal },
  repealScorers: { game: 'The bid is scored.', running: 'The bid is scored.' },
  examples: [
    lawExample('deal-out-of-turn', cites.blue.penaltiesCut, {}, 'The wrong player has dealt, and the bidding is about to begin.', 'does not cover'),
    lawExample('bid-not-made', cites.uspc.auction, { custom: 'bid' }, 'A bid of four ends with three tricks.', 'The other side scores the amount of the bid'),
    lawExample('bid-not-made', cites.blue.auctionGame, {}, 'A bid of four ends with three tricks.', 'scores 2 points'),
    scoreExample('deal', cites.blue.auctionGame, { bid: '3', tricks: '5', form: 'singles', custom: 'bid' }, 'Three tricks are bid and five taken.', {
      Bidder: 3,
    }),
    scoreExample('deal', cites.uspc.auction, { bid: '5', tricks: '5', form: 'partners', custom: 'fixed' }, 'Fixed points agreed: a bid of five is made.', {
      Bidders: 2,
    }),
    ...auctionCases,
  ],
});
