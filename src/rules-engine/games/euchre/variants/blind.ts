import { doubted } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import { always, law } from '../../../laws/laws.ts';
import { isVoid, mayChange, notDecided, passesTo, scores, undecided } from '../../../laws/remedies.ts';
import { bookValue, pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { points } from '../points.ts';
import { byClause, DEAL_LAWS, PLAY_LAWS } from './shared/by-clause.ts';
import { blindCases } from './shared/cases.ts';

const BLIND = 'The player who takes the blind makes the trump, and nobody calls in a second round.';

/** First lines of main-game laws, reworded where the originals speak of sides. */
const LEADS = {
  'wrong-number':
    'Until the first trick is turned over, the deal passes to the left. After that, the player with the wrong number plays on and scores nothing. There are more cases.',
  'exposed-card': 'A card that was seen, or played together with another, stays face up, to be played when an opponent says. The book covers nothing else.',
  'lead-out-of-turn':
    'If all the others have played to it, the lead stands. If not, it is taken back, and the card stays face up, to be played when an opponent says.',
  'looking-back':
    'Any player may look at the last trick turned over, nobody at an earlier one. If a revoke is claimed, the other players may look at all the tricks.',
};

export default variant({
  title: 'Blind euchre',
  aliases: ['Widow euchre'],
  books: { 'uspc-1898': { heading: 'Blind Euchre', pages: '15' }, 'blue-ribbon-1940': { heading: 'Blind Euchre', pages: '226' } },
  has: { partners: false, 'lone-hand': false, widow: true },
  players: { min: 3, max: 5, say: 'three to five (U.S. Playing Card); Blue Ribbon does not say' },
  packs: ['piquet-32'],
  glance: {
    Blind: 'two cards for the player who takes them; that orders up the trump',
    Against: 'all the others',
    'Nobody takes it': 'the deal is void',
    Points: 'neither book gives a score',
  },
  laws: {
    amend: {
      ...byClause('uspc-1898', cites.uspc.blind, [...DEAL_LAWS, 'two-cards-turned'], undefined, LEADS),
      ...byClause('uspc-1898', cites.uspc.blind, PLAY_LAWS, undefined, LEADS),
      revoke: {
        readings: (says) => ({
          'uspc-1898': says(
            [
              { when: { claimed: 'in-time' }, then: [mayChange('offender', 'card'), mayChange('other-players', 'card')] },
              {
                when: { claimed: ['turned', 'late'], sides: 'one' },
                then: [scores('opponents', pointsOf(points.revoke, 'uspc-1898'))],
                note: 'The revoking side counts as euchred. The figure is that of the regular game: this one is given no score of its own.',
              },
              { when: { claimed: ['turned', 'late'], sides: 'both' }, then: [notDecided] },
            ],
            [cites.uspc.blind, cites.uspc.rulesRevoke],
            'The book sets a limit for putting a revoke right, none for claiming it. It does not say whether those who play against the taker of the blind may change a card for each other.',
          ),
        }),
        leads: {
          'uspc-1898':
            'Until the trick is turned over or the player who revoked plays again, that player may change the card. After that, the other players score 2 points. The book covers nothing else.',
        },
      },
      ...byClause('uspc-1898', cites.uspc.blind, ['tricks-mixed'], 'The figure is that of the regular game: this one is given no score of its own.'),
    },
    add: {
      'blind-not-taken': law({
        question: 'nobody-bids',
        title: 'Nobody takes the blind',
        gist: 'Every player, the dealer included, passes the blind.',
        aka: ['all pass', 'no one takes the widow'],
        moment: 'making-trump',
        facts: {},
        readings: () => ({
          'uspc-1898': always([isVoid('deal'), passesTo('deal', 'left-of-dealer')], cites.uspc.blind),
          'blue-ribbon-1940': always([isVoid('deal'), undecided('next-dealer')], cites.blue.blind),
        }),
      }),
    },
    repeal: { 'all-pass': BLIND, 'turned-down-suit': BLIND, 'trump-changed': BLIND },
  },
  points: {
    amend: {
      revoke: {
        books: {
          'uspc-1898': bookValue(2, doubted(cites.uspc.rulesRevoke, 'The figure is that of the regular game: blind euchre is given no score of its own.')),
        },
      },
    },
  },
  scorers: {},
  examples: [
    lawExample('revoke', cites.uspc.rulesRevoke, { claimed: 'late', sides: 'one' }, 'The taker of the blind revokes.', 'score 2 points'),
    lawExample('blind-not-taken', cites.uspc.blind, {}, 'Four players pass the blind.', 'The deal does not count'),
    lawExample('blind-not-taken', cites.blue.blind, {}, 'No one takes the widow.', 'The deal does not count'),
    ...blindCases,
  ],
});
